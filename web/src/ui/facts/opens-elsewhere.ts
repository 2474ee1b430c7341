import type { MouseEvent } from 'react';

/** True when a click on a link is left to the browser, which opens it in another tab or window. */
export const isOpeningElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  ctrlKey || metaKey || shiftKey || altKey;
