import type { Plugin } from 'vite';

const MERGE_REFS = '\0merge-refs';

/** Mantine's drawers use one small hook of @floating-ui/react; Mantine's own in its place keeps 12 kB out of the first load. */
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
