import {
  convertCssVariables,
  DEFAULT_THEME,
  deepMerge,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core';
import { createReadableColors, theme, unusedColors } from './theme.ts';

/** Writes the style sheet of the variables that Mantine would write into a style element when it draws the page. */
export function createThemeVariables(): string {
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
