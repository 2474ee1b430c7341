import type { Plugin } from 'vite';

const MERGE_REFS = '\0merge-refs';

/**
 * Every drawer of Mantine knows of its ScrollArea, which takes one small hook from the library that places menus and calendars.
 * With Mantine's own hook in its place, 12 kB of that library wait until something is placed.
 */
export function leanScrollArea(): Plugin {
  return {
    name: 'lean-scroll-area',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === '@floating-ui/react' && importer?.endsWith('/ScrollArea/ScrollArea.mjs')
        ? MERGE_REFS
        : undefined,
    load: (id) =>
      id === MERGE_REFS
        ? "import { useMergedRef } from '@mantine/hooks';\nexport const useMergeRefs = (refs) => useMergedRef(...refs);"
        : undefined,
  };
}
