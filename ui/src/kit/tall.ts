// Whether the screen is high enough for what may as well wait in a sheet.

import { holds } from './media';

export const isTall = holds('(min-height: 700px)');
