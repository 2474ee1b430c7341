import type { Plugin, Rolldown } from 'vite';

/** By the name that `public/start.js` reads them under, the module whose files a page of the application needs at once. */
const needed = {
  shell: /\/routes\/_shell\.tsx\?tsr-split/,
  own: /\/routes\/_shell\/employeeplanning\.tsx\?tsr-split/,
  board: /\/routes\/_shell\/planning\.tsx\?tsr-split/,
};

/** A chunk with all that it imports, and their styles. */
function filesOf(bundle: Rolldown.OutputBundle, name: string, found: Set<string>): Set<string> {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(name)) return found;
  found.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const other of chunk.imports) filesOf(bundle, other, found);
  return found;
}

/**
 * Names in index.html the files of the shell, of the own planning and of the board, so that a first visit loads them together with the application
 * instead of after it. All of these come after the style sheet and the data, since the first frame is painted without them.
 */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const attributes = Object.entries(needed).map(([name, module]) => {
        const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
        if (!chunk) throw new Error(`No chunk has ${module}`);
        return ` data-${name}="${[...filesOf(bundle, chunk.fileName, new Set())].join(' ')}"`;
      });
      return html
        .replace('src="/start.js"', (script) => script + attributes.join(''))
        .replace('<script type="module"', (script) => `${script} fetchpriority="low"`);
    },
  },
});
