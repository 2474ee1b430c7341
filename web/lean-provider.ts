import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Mantine's provider can write style elements for its variables and classes. Both are switched off, since a built stylesheet has them
 * (`theme-variables.ts`); leaving them out keeps 2 kB out of the first load.
 */
export const leanProvider = (): Plugin => ({
  name: 'lean-provider',
  enforce: 'pre',
  resolveId: (source, importer) =>
    importer?.endsWith('/MantineProvider/MantineProvider.mjs') &&
    /\/(MantineCssVariables|MantineClasses)\.mjs$/.test(source)
      ? NOTHING
      : undefined,
  load: (id) =>
    id === NOTHING
      ? 'export const MantineCssVariables = () => null;\nexport const MantineClasses = MantineCssVariables;'
      : undefined,
});
