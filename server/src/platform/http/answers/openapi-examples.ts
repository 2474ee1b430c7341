import * as z from 'zod/mini';
import type { Direction } from './openapi-schemas.ts';

type Schema = z.core.$ZodType;

/** Texts and numbers to try, the best example first; the day is a Monday, because some days name a week. */
const texts = [
  '019a0000-0000-7000-8000-000000000001',
  '2027-01-04',
  '2027-01-04T07:00:00.000Z',
  '07:00:00',
  '07:00',
  '15:30:00',
  '#0f5e6b',
  'naam@example.nl',
  '2027',
  '1',
  'a'.repeat(64),
  '',
];
const numbers = [8, 1, 0, 200, 2027];

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

type Fields = Record<string, unknown>;

const withoutUndefined = (fields: [string, unknown][]): Fields =>
  Object.fromEntries(fields.filter(([, value]) => value !== undefined));

/** The object, or one in which a single field is other, where its fields depend on each other. */
function* vary(value: Fields, shape: Readonly<Fields>): Generator<Fields> {
  yield value;
  for (const name of Object.keys(shape)) {
    for (const other of [null, undefined, ...texts]) {
      yield withoutUndefined(Object.entries({ ...value, [name]: other }));
    }
  }
}

/** A value that a schema of the contract accepts as a request, or that fits it as an answer. */
export function createExample(schema: Schema, io: Direction): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return accepts(schema, 'Voorbeeld')
        ? 'Voorbeeld'
        : texts.find((text) => accepts(schema, text));
    case 'number':
      return numbers.find((number) => accepts(schema, number));
    case 'boolean':
      return false;
    case 'nullable':
      return createExample(def.innerType, io);
    case 'optional':
    case 'default':
      return io === 'input' ? undefined : createExample(def.innerType, io);
    case 'pipe':
      if (io === 'output') return createExample(def.out, io);
      return [createExample(def.in, io), ...texts].find((value) => accepts(schema, value));
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return createExample(def.options.at(-1) as Schema, io);
    case 'array': {
      const entry = createExample(def.element, io);
      return [[entry], []].find((list) => accepts(schema, list)) ?? [entry];
    }
    case 'record':
      return {};
    case 'object': {
      const whole = withoutUndefined(
        Object.entries(def.shape).map(([name, field]) => [name, createExample(field, io)]),
      );
      return vary(whole, def.shape).find((value) => accepts(schema, value)) ?? whole;
    }
    default:
      return undefined;
  }
}
