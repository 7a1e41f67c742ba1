// What is loaded together: the parts of the result page with their plots.

export { DealPart } from './DealPart';
export { DecisionsPart } from './DecisionsPart';
export { HonoursPart } from './Honours';
export { PointsPart } from './PointsPart';
export { StoryPart } from './StoryPart';
export { TimePart } from './TimePart';
