import * as z from 'zod/mini';
import { limits } from '../src/limits.ts';

type Schema = z.core.$ZodType;

let ids = 0;

/** Another id at each call, shaped as UUIDv7. */
export function sampleId(): string {
  ids += 1;
  return `00000000-0000-7000-8000-${ids.toString(16).padStart(12, '0')}`;
}

/** Texts and numbers to try, the plainest first: the first one that a schema accepts is its sample. */
const texts = (): string[] => [
  '',
  'tekst',
  '2026-01-05',
  '07:00:00',
  '2026-01-05T07:00:00.000Z',
  sampleId(),
  '#0f5e6b',
  'naam@example.nl',
];
const numbers = [0, 1, limits.noticeDays.least, limits.photoSide.least];

const accepts = (schema: Schema, value: unknown) => z.safeParse(schema, value).success;

function firstAccepted(schema: Schema, candidates: readonly unknown[]): unknown {
  const found = candidates.find((candidate) => accepts(schema, candidate));
  if (found === undefined) throw new Error(`No sample for a ${schema._zod.def.type}`);
  return found;
}

function makeSample(schema: Schema): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return firstAccepted(schema, texts());
    case 'number':
      return firstAccepted(schema, numbers);
    case 'boolean':
      return false;
    case 'nullable':
      return null;
    case 'optional':
      return undefined;
    case 'default':
      return def.defaultValue;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'union':
      return makeSample(def.options[0] as Schema);
    case 'array':
      return accepts(schema, []) ? [] : [makeSample(def.element)];
    case 'record':
      return {};
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([name, field]) => [name, makeSample(field)] as const)
          .filter(([, value]) => value !== undefined),
      );
    default:
      throw new Error(`No sample for a ${def.type}`);
  }
}

/** The plainest value that a schema accepts (empty texts and lists, null, a new id), with these properties instead. */
export function sample<S extends z.ZodMiniType>(
  schema: S,
  properties: Partial<z.output<S>> = {},
): z.output<S> {
  const value = makeSample(schema);
  const whole =
    typeof value === 'object' && !Array.isArray(value) ? { ...value, ...properties } : value;
  return z.parse(schema, whole);
}
