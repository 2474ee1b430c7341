import { globSync } from 'node:fs';
import type { Endpoint } from '@ploegplan/contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';

type Schema = z.core.$ZodType;

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;

const contract = new URL('../../../contract/src/', import.meta.url);
const files = globSync('*/endpoints.ts', { cwd: contract });
const modules: object[] = await Promise.all(
  files.map((name) => import(new URL(name, contract).href)),
);
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []))
  .filter(isEndpoint);

/** The texts in a schema, by their path. */
function textsIn(schema: Schema | undefined, path = ''): [path: string, text: Schema][] {
  if (!schema) return [];
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return [[path, schema]];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, one]) =>
        textsIn(one, path ? `${path}.${name}` : name),
      );
    case 'array':
      return textsIn(def.element, `${path}.0`);
    case 'union':
      return def.options.flatMap((option) => textsIn(option as Schema, path));
    case 'pipe':
      return textsIn(def.in, path);
    case 'optional':
    case 'nullable':
    case 'default':
      return textsIn(def.innerType, path);
    default:
      return [];
  }
}

const accepts = (schema: Schema, text: string) => z.safeParse(schema, text).success;
const textsOf = (part: 'body' | 'response', isMeant: (text: Schema) => boolean) =>
  endpoints.flatMap((endpoint) =>
    textsIn(endpoint[part])
      .filter(([, text]) => isMeant(text))
      .map(([path, text]) => [`${endpoint.method} ${endpoint.path}`, path, text] as const),
  );
const isMultiline = (text: Schema) =>
  z.globalRegistry.get(text as z.ZodMiniType)?.['x-multiline'] === true;
/** A secret or proof is taken as it is, a name of a file, user or header has a form of its own, and what is only compared is not stored. */
const isOther = (call: string, path: string) =>
  /password|filename|photos\.0\.name|^names|hosts|username|keyHeader/i.test(path) ||
  [
    ...['/login', '/magic-link', '/passwordforgotten', '/deletion'],
    ...['/login/passkey', '/confirmation', '/account/passkeys', '/account/app'],
    '/login/company/answer',
  ].some((end) => call.endsWith(end));
const oneLine = textsOf('body', (text) => accepts(text, 'Jan') && !isMultiline(text)).filter(
  ([call, path]) => !isOther(call, path),
);

test('the subjects of records have fields of one line in their requests', () => {
  const names = oneLine.map(([call, path]) => `${call} ${path}`);
  for (const name of [
    'POST /clients companyname',
    'PUT /clients/:id contactPersons.0.name',
    'POST /projects/import added.0.title',
    'POST /employees certificates.0.number',
    'PATCH /settings helpContact.name',
    'POST /planning contactPerson.phonenumber',
  ]) {
    expect(names).toContain(name);
  }
});

test.each(oneLine)(
  '%s: %s is one line, composed and without invisible characters',
  (_, path, text) => {
    for (const sign of ['\n', '\r\n', '\t', '\u001B', '\u0085', '\u2028']) {
      expect(accepts(text, `Jan${sign}Piet`), `${path} ${JSON.stringify(sign)}`).toBe(false);
    }
    const odd = z.safeParse(text, ' Cafe\u0301\u00A0Zo\u00ADn\u200B ');
    expect(odd.data).toBe('Caf\u00E9 Zon');
  },
);

test.each(textsOf('body', isMultiline))('%s: %s has several lines', (_, path, text) => {
  expect(z.safeParse(text, 'Cafe\u0301\nZon 👩‍🔧').data, path).toBe('Caf\u00E9\nZon 👩‍🔧');
});

test.each(textsOf('response', (text) => accepts(text, 'Jan')))(
  '%s: %s of a response may be what was stored before',
  (_, path, text) => {
    expect(z.safeParse(text, ' Jan\nPiet\u200B').data, path).toBe(' Jan\nPiet\u200B');
  },
);
