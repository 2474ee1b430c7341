import type { MantineColorSchemeManager } from '@mantine/core';
import { forget, recall, remember } from '../../lib/remembered.ts';

/** The system's colour scheme, unless the user chose one. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => recall('colorScheme'),
  set: (value) => remember('colorScheme', value),
  clear: () => forget('colorScheme'),
  subscribe: () => {},
  unsubscribe: () => {},
};
