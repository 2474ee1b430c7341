import type { Plugin } from 'vite';

const MERGE_REFS = '\0merge-refs';

/**
 * Mantine's drawers import its ScrollArea, which uses one small hook of @floating-ui/react. Replacing that hook by Mantine's own
 * keeps 12 kB of the library out of the first load.
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
