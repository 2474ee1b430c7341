import { useMediaQuery } from '@mantine/hooks';

const PHONE = '(max-width: 48em)';

/** Whether the window is as narrow as a phone; the same bound as in the styles. */
export const useIsPhone = (): boolean =>
  useMediaQuery(PHONE, undefined, { getInitialValueInEffect: false }) ?? false;

/** The same, asked once. */
export const isPhone = (): boolean => window.matchMedia(PHONE).matches;
