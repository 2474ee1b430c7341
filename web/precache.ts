import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Modules that are precached with everything they load, also later: the shell and the employee's pages. */
const ofWorker = [
  /\/src\/routes\/_shell\.tsx/,
  /\/src\/routes\/_shell\/(account|crew|employeeplanning|exit-confirmation|help|help_\.\$slug|missinghours|own-leave|planning-details\.\$id|session-expired)\.tsx/,
  /\/src\/app\/(NotFoundScreen|pwa\/[\w-]+)\.tsx?$/,
  /\/src\/features\/session\/ask-before-sign-out\.ts$/,
  /\/src\/ui\/notifications\.tsx$/,
  /\/@mantine\/modals\//,
];
/** Pages of the office, precached without what they load later. */
const ofOffice = [/\/src\/routes\/_shell\/(home|planning)\.tsx/];
/** What is kept when it is first fetched: parts of shared modules that only the office opens, and languages, of which a phone needs one. */
const keptWhenFetched =
  /\/src\/(languages\/|features\/(clients|documents|employees|images|materials|notes|planning|projects|users)\/|features\/hours\/missing\/SettingsForm|lib\/export\/)/;
/** Larger parts are not precached, unless a page cannot be drawn without them. */
const HEAVY = 100_000;

const holds = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, modules: RegExp[]) =>
  modules.some((module) => [facadeModuleId ?? '', ...moduleIds].some((id) => module.test(id)));

const isWorkerPart = (file: Bundle[string] | undefined) =>
  file?.type === 'chunk' &&
  file.code.length <= HEAVY &&
  !keptWhenFetched.test(file.facadeModuleId ?? '');

function chooseFiles(bundle: Bundle): string[] {
  const chosen = new Set(
    Object.keys(bundle).filter((url) => /inter-latin-wght.*\.woff2$/.test(url)),
  );
  const add = (name: string, withLater: boolean) => {
    const file = bundle[name];
    if (chosen.has(name) || file?.type !== 'chunk') return;
    const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
    for (const one of [name, ...importedCss, ...importedAssets]) chosen.add(one);
    for (const other of file.imports) add(other, withLater);
    if (!withLater || file.isEntry || holds(file, ofOffice)) return;
    for (const other of file.dynamicImports) if (isWorkerPart(bundle[other])) add(other, true);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks) if (holds(chunk, ofWorker)) add(chunk.fileName, true);
  for (const chunk of chunks) if (holds(chunk, ofOffice)) add(chunk.fileName, false);
  return [...chosen].sort();
}

/** Builds the service worker, /sw.js, which knows the files of this build by their URLs. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const hashOf = (url: string) => hash('sha256', readFileSync(path.join(dir, url)), 'base64');
    const files = [
      // Without a hash of their content in their name: one of another version, which a node has that was not upgraded yet, is not taken.
      ...['index.html', 'start.js', 'favicon.svg'].map((url) => {
        const revision = hashOf(url);
        return { url, revision, integrity: `sha256-${revision}` };
      }),
      ...chooseFiles(bundle).map((url) => ({ url, revision: null })),
    ];
    await build({
      configFile: path.join(import.meta.dirname, 'background/vite.config.ts'),
      define: { PRECACHED_FILES: JSON.stringify(files) },
      build: { outDir: dir, emptyOutDir: false },
    });
  },
});
