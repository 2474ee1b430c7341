import type { Plugin } from 'vite';
import { createThemeVariables } from './src/app/theme/variables.ts';

const MODULE = 'virtual:theme-variables.css';

/** Makes a style sheet of the theme, because the content security policy allows no style elements (decision 011). */
export const themeStyles = (): Plugin => ({
  name: 'theme-styles',
  resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
  load: (id) => (id === `\0${MODULE}` ? createThemeVariables() : undefined),
});
