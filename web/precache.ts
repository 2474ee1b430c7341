import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

const otherFiles = ['index.html', 'start.js', 'favicon.svg'];

/** The service worker at /sw.js. It caches no API answers except the tenant's logo and icons, so no user data. */
export function serviceWorker(): Plugin[] {
  let files = new Set<string>();
  const isKept = (url: string) =>
    files.has(url) || otherFiles.includes(url) || /inter-latin-wght.*\.woff2$/.test(url);
  const choosing: Plugin = {
    name: 'choose-precached-files',
    generateBundle(_options, bundle) {
      files = chooseFiles(bundle);
    },
  };
  const worker = VitePWA({
    filename: 'sw.js',
    manifest: false,
    injectRegister: false,
    registerType: 'prompt',
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,woff2}'],
      manifestTransforms: [
        async (entries) => ({ manifest: entries.filter(({ url }) => isKept(url)), warnings: [] }),
      ],
      // Built after it, by `background/vite.config.ts`.
      importScripts: ['/background/outbox.js'],
      inlineWorkboxRuntime: true,
      sourcemap: false,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigateFallback: '/index.html',
      // Like the server: every path is a page of the application except the API, planning links and files.
      navigateFallbackDenylist: [/^\/(api|planninglink)(\/|$)/, /^[^?]*\.\w+(\?|$)/],
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
          handler: 'CacheFirst',
          options: {
            cacheName: 'assets',
            expiration: { maxEntries: 200, maxAgeSeconds: 60 * 24 * 3600, purgeOnQuotaError: true },
          },
        },
        {
          urlPattern: ({ url, sameOrigin }) =>
            sameOrigin && /^\/(logos|api\/tenant\/(logo|icon))\//.test(`${url.pathname}/`),
          handler: 'StaleWhileRevalidate',
          options: { cacheName: 'logos', expiration: { maxEntries: 10, purgeOnQuotaError: true } },
        },
      ],
    },
  });
  return [choosing, ...worker];
}
