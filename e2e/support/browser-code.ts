import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** A file of `web/test` as a script that declares what the file exports, to be evaluated in a page. */
export const readBrowserCode = (name: string): string =>
  stripTypeScriptTypes(
    readFileSync(new URL(`../../web/test/${name}.ts`, import.meta.url), 'utf8'),
  ).replaceAll(/^export /gm, '');
