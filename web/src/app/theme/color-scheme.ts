import type { MantineColorSchemeManager } from '@mantine/core';
import { createChoice } from '../../lib/remembered/memory.ts';
import { forget, recall, remember } from '../../lib/remembered/remembered.ts';

/** The choice is read by public/start.js too. */
export const colorScheme = createChoice('colorScheme', 'device', 'auto', 'light', 'dark');

/** The system's colour scheme, unless the user chose one. */
export const colorSchemeManager: MantineColorSchemeManager = {
  get: () => recall(colorScheme),
  set: (value) => remember(colorScheme, value),
  clear: () => forget(colorScheme),
  subscribe: () => {},
  unsubscribe: () => {},
};
