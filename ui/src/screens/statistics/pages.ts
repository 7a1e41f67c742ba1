// What is loaded together.

export { Best } from './Best';
export { Person } from './Person';
export { Plays } from './Plays';
export { Statistics } from './Statistics';
