import type { MantineColorSchemeManager } from '@mantine/core';
import { recall, remember } from '../../lib/remembered.ts';

/** Light or dark as the system says, unless somebody chose. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: (fallback) => recall('colorScheme') ?? fallback,
  set: (value) => remember('colorScheme', value),
  clear: () => remember('colorScheme', undefined),
  subscribe: () => {},
  unsubscribe: () => {},
};
