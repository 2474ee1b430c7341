import {
  type MantineColorScheme,
  type MantineColorSchemeManager,
  useComputedColorScheme,
  useMantineColorScheme,
} from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { recall, remember } from '../../lib/remembered.ts';

/** Light or dark as the system says, unless somebody chose. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => recall('colorScheme') ?? fallback,
  set: (value) => remember('colorScheme', value),
  clear: () => remember('colorScheme', undefined),
  subscribe: () => {},
  unsubscribe: () => {},
};

/** Switching back to what the system says lets the system decide again. */
export function useColorSchemeSwitch() {
  const { setColorScheme } = useMantineColorScheme();
  const dark = useComputedColorScheme('light') === 'dark';
  const systemDark = useMediaQuery('(prefers-color-scheme: dark)');
  const toggle = () => {
    const chosen: MantineColorScheme = dark ? 'light' : 'dark';
    setColorScheme(systemDark === (chosen === 'dark') ? 'auto' : chosen);
  };
  return { dark, toggle };
}
