import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/** What pdf.js loads by name once a page has a scan in such a format. As scripts: WebAssembly would need a wider content security policy. */
const files = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

const fromPackage = (path: string) => new URL(import.meta.resolve(`pdfjs-dist/${path}`));

/** Copies the decoders of pdf.js to a folder of their version, whose name replaces `import.meta.env.PDF_DECODERS`. */
export async function pdfDecoders(): Promise<Plugin> {
  const { version } = JSON.parse(await readFile(fromPackage('package.json'), 'utf8')) as {
    version: string;
  };
  const folder = `assets/pdf-${version}/`;
  return {
    name: 'pdf-decoders',
    config: () => ({ define: { 'import.meta.env.PDF_DECODERS': JSON.stringify(`/${folder}`) } }),
    async generateBundle() {
      for (const name of files) {
        const source = await readFile(fromPackage(`wasm/${name}`));
        this.emitFile({ type: 'asset', fileName: folder + name, source });
      }
    },
  };
}
