import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 48em)';

/** The state is known at the first drawing, which a change in an effect would repeat. */
const useMedia = (query: string): boolean =>
  useMediaQuery(query, undefined, { getInitialValueInEffect: false }) ?? false;

/** True when the window is phone-sized; the same breakpoint as in the styles. */
export const useIsPhone = (): boolean => useMedia(PHONE);

/** True when the window has no room for the menu beside a page. */
export const useIsSmall = (): boolean => useMedia('(max-width: 64em)');

/** True when the window is worked by a finger. */
export const useIsTouch = (): boolean => useMedia('(pointer: coarse)');

/** The current value, without subscribing. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
