// What is loaded together.

export { Person } from './Person';
export { Plays } from './Plays';
export { Statistics } from './Statistics';
