import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { readableColors, theme } from './src/app/theme/theme.ts';

const file = fileURLToPath(new URL('./src/app/theme/variables.css', import.meta.url));

/** The variables that Mantine writes into a style element when it draws the page. */
export function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const variables = deepMerge(defaultCssVariablesResolver(whole), readableColors(whole));
  const schemes = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return convertCssVariables(variables) + convertCssVariables(schemes);
}

/** Fills `variables.css` from the theme, because the content security policy allows no style elements. */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  enforce: 'pre',
  load: async (id) =>
    id.split('?', 1)[0] === file ? (await readFile(file, 'utf8')) + themeVariables() : undefined,
});
