import type { MantineColorSchemeManager } from '@mantine/core';
import { forget, recall, remember } from '../../lib/remembered.ts';

/** Light or dark as the system says, unless somebody chose. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => recall('colorScheme'),
  set: (value) => remember('colorScheme', value),
  clear: () => forget('colorScheme'),
  subscribe: () => {},
  unsubscribe: () => {},
};
