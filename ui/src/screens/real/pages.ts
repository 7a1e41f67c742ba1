// What is loaded together.

export { RealPlay } from './RealPlay';
export { TakePlays } from './TakePlays';
