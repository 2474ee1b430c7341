import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What is written on each page of paper. */
export async function textsOnPaper(page: Page): Promise<string[]> {
  const data = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const pdf = await getDocument({ data }).promise;
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}
