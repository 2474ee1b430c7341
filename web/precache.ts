import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Entry modules that are precached with everything they load: the shell and the employee's pages. */
const starts = [
  /\/src\/routes\/_shell\.tsx/,
  /\/src\/routes\/_shell\/(account|employeeplanning|exit-confirmation|help|help_\.\$slug|missinghours|own-leave|planning-details\.\$id|session-expired)\.tsx/,
  /\/src\/app\/(NotFoundScreen|pwa\/[\w-]+)\.tsx?$/,
  /\/src\/features\/session\/ask-before-sign-out\.ts$/,
  /\/src\/ui\/notifications\.tsx$/,
  /\/@mantine\/modals\//,
];
/** Parts of shared modules that only the office opens. */
const ofOffice =
  /\/src\/(features\/(clients|documents|employees|images|materials|notes|planning|projects|users)\/|features\/hours\/missing\/SettingsForm|lib\/export\/)/;
/** Entry modules of the office; what they load later is cached at first use. */
const officeStart = /\/src\/routes\/_shell\/home\.tsx/;
/** Chunks above this size are not precached. */
const HEAVY = 100_000;

const holds = ({ facadeModuleId, moduleIds }: Rolldown.OutputChunk, module: RegExp) =>
  [facadeModuleId ?? '', ...moduleIds].some((id) => module.test(id));

const isOfOffice = (file: Bundle[string] | undefined) =>
  file?.type === 'chunk' && ofOffice.test(file.facadeModuleId ?? '');

/** The precached files: the shell and the employee's pages. */
function chooseFiles(bundle: Bundle): Set<string> {
  const chosen = new Set<string>();
  const add = (name: string, withLazy: boolean) => {
    const file = bundle[name];
    if (chosen.has(name) || file?.type !== 'chunk') return;
    if (!file.isEntry && file.code.length > HEAVY) return;
    chosen.add(name);
    for (const style of file.viteMetadata?.importedCss ?? []) chosen.add(style);
    for (const asset of file.viteMetadata?.importedAssets ?? []) chosen.add(asset);
    for (const other of file.imports) add(other, withLazy);
    if (!withLazy || file.isEntry) return;
    for (const other of file.dynamicImports) if (!isOfOffice(bundle[other])) add(other, true);
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName, false);
  for (const chunk of chunks) {
    if (starts.some((start) => holds(chunk, start))) add(chunk.fileName, true);
  }
  for (const chunk of chunks) if (holds(chunk, officeStart)) add(chunk.fileName, false);
  return chosen;
}

/** Files without a hash of their content in their name. */
const otherFiles = ['index.html', 'start.js', 'favicon.svg'];

/** Builds the service worker, /sw.js, which knows the files of this build by their URLs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const revisionOf = (url: string) =>
        createHash('sha256')
          .update(readFileSync(path.join(dir, url)))
          .digest('hex');
      const fonts = Object.keys(bundle).filter((url) => /inter-latin-wght.*\.woff2$/.test(url));
      const hashed = [...new Set([...chooseFiles(bundle), ...fonts])].sort();
      const files = [
        ...otherFiles.map((url) => ({ url, revision: revisionOf(url) })),
        ...hashed.map((url) => ({ url, revision: null })),
      ];
      await build({
        configFile: path.join(import.meta.dirname, 'background/vite.config.ts'),
        define: { PRECACHED_FILES: JSON.stringify(files) },
        build: { outDir: dir, emptyOutDir: false },
      });
    },
  };
}
