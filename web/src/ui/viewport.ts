import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 48em)';

/** Whether the window is phone-sized; the same breakpoint as in the styles. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;

/** The current value, without subscribing. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
