// The pages that are loaded right after the start, all but Home.

export { Backup } from '../screens/backup/Backup';
export { Day } from '../screens/Day';
export { Games } from '../screens/games/Games';
export { Import } from '../screens/Import';
export { Lessons } from '../screens/Lessons';
export { NewGame } from '../screens/NewGame';
export { Puzzles } from '../screens/Puzzles';
export { People } from '../screens/people/People';
export { Profile } from '../screens/people/Profile';
export { Rules } from '../screens/Rules';
export { Settings } from '../screens/Settings';
