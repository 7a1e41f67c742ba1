// What is loaded together: the parts of the result page with their plots.

export { CoursePart } from './CoursePart';
export { DealPart } from './DealPart';
export { PointsPart } from './PointsPart';
export { RecordsPart } from './RecordsPart';
export { TimePart } from './TimePart';
