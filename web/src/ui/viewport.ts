import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone; the same bound as in the styles. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false }) ?? false;
