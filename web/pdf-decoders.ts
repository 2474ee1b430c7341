import { readFile } from 'node:fs/promises';
import pdfjs from 'pdfjs-dist/package.json' with { type: 'json' };
import type { Plugin } from 'vite';

/** What pdf.js loads by name once a page has a scan in such a format. As scripts: WebAssembly would need a wider content security policy. */
const files = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

/** Copies the decoders of pdf.js to a folder of their version, where `PdfPages.tsx` looks for them. */
export const pdfDecoders = (): Plugin => ({
  name: 'pdf-decoders',
  async generateBundle() {
    for (const name of files) {
      const source = await readFile(new URL(import.meta.resolve(`pdfjs-dist/wasm/${name}`)));
      this.emitFile({ type: 'asset', fileName: `assets/pdf-${pdfjs.version}/${name}`, source });
    }
  },
});
