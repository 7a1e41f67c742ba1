// What is loaded together.

export { People } from './People';
export { Profile } from './Profile';
