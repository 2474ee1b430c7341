import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import type { Plugin } from 'vite';
import { createReadableColors, theme, unusedColors } from './src/app/theme/theme.ts';

const MODULE = 'virtual:theme-variables.css';

/** The variables that Mantine would write into a style element when it draws the page. */
function themeVariables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme);
  const colors = { ...whole.colors };
  for (const name of unusedColors) delete colors[name];
  const ours = { ...whole, colors };
  const variables = deepMerge(defaultCssVariablesResolver(ours), createReadableColors(ours));
  const schemes = {
    variables: {},
    dark: { '--mantine-color-scheme': 'dark' },
    light: { '--mantine-color-scheme': 'light' },
  };
  return convertCssVariables(variables) + convertCssVariables(schemes);
}

/** Makes a style sheet of the theme, because the content security policy allows no style elements (decision 011). */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? themeVariables() : undefined),
});
