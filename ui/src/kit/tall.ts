// Whether the screen is high enough for what may as well wait in a sheet.

import { mediaQuery } from './media-query';

export const isTall = mediaQuery('(min-height: 700px)');
