import { noContact } from '@ploegplan/contract/clients/contact-person';
import { NewClient } from '@ploegplan/contract/clients/schemas';
import { certificateKinds, NewEmployee } from '@ploegplan/contract/employees/schemas';
import { NewMaterial } from '@ploegplan/contract/materials/schemas';
import { NewProject } from '@ploegplan/contract/projects/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { clientFields } from '../features/clients/fields.tsx';
import { employeeFields } from '../features/employees/fields.tsx';
import { materialFields } from '../features/materials/fields.tsx';
import { createProjectFields } from '../features/projects/useProjectFields.tsx';
import { findErrors } from '../ui/form/engine.ts';
import { createForm } from '../ui/record/typed-values.ts';

interface AnyField {
  kind: string;
  name: string;
  maxLength?: number;
}

/** Letters, signs that are normalised, and signs that no line holds. */
const units = [
  'a',
  ' ',
  'e\u0301',
  'é',
  '\u00A0',
  '\u200B',
  '\uFEFF',
  '\n',
  '\t',
  '\0',
  '\u2028',
  '👷‍♂️',
  '@',
  '.',
  '&',
  ';',
];
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...units), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

/** Texts about as long as may be, which are counted after they are normalised. */
const longText = ({ maxLength = 1 }: AnyField) =>
  fc
    .tuple(fc.constantFrom('a', 'é', 'e\u0301', '👷'), fc.integer({ min: -2, max: 2 }), anyText)
    .map(([unit, more, end]) => {
      const size = unit.normalize('NFC').length;
      return unit.repeat(Math.floor((maxLength + more) / size)) + (more > 0 ? '' : end.trim());
    });

const emailText = fc.oneof(
  fc.emailAddress(),
  fc.emailAddress().map((address) => ` ${address}\u00A0`),
  fc
    .tuple(
      fc.constantFrom('jan', 'j&z', 'a/b', 'é', 'a.', 'a b'),
      fc.constantFrom('bé.nl', 'b', 'b.c', '-b.nl', 'b.12', 'x.bé-.nl'),
    )
    .map((parts) => parts.join('@')),
);

const dateText = fc.oneof(
  fc.constantFrom(
    '1900-01-01',
    '1899-12-31',
    '2199-12-31',
    '2200-01-01',
    '2026-02-29',
    '2028-02-29',
  ),
  fc
    .tuple(
      fc.integer({ min: 1800, max: 2300 }),
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 1, max: 32 }),
    )
    .map(([year, ...rest]) =>
      [year, ...rest.map((part) => String(part).padStart(2, '0'))].join('-'),
    ),
);

const numberText = fc.oneof(
  fc.integer({ min: -5, max: 1_000_010 }).map(String),
  fc
    .integer({ min: -40, max: 4_000_040 })
    .map((quarters) => String(quarters / 4).replace('.', ',')),
  fc.double().map((number) => String(number).replace('.', ',')),
  fc.constantFrom('1.000,25', '1e3', '0,1', '1.000.000', '1.000.001', '9'.repeat(400)),
);

const contactPersons = fc.array(
  fc.record({
    name: anyText,
    phonenumber: anyText,
    email: fc.oneof(emailText, longText({ kind: '', name: '', maxLength: 200 })),
  }),
  { maxLength: 2 },
);
const certificates = fc.array(
  fc.record({
    kind: fc.constantFrom(...certificateKinds),
    name: fc.oneof(anyText, fc.constant('')),
    number: anyText,
    validUntil: fc.oneof(dateText, fc.constant(null)),
  }),
  { maxLength: 2 },
);

const customValues: Record<string, fc.Arbitrary<unknown>> = {
  contactPersons: contactPersons.map((people) =>
    people.map((person) => ({ ...noContact, ...person })),
  ),
  // A certificate of a known kind has no name: its field is shown for others only.
  certificates: certificates.map((all) =>
    all.map((entry) => (entry.kind === 'other' ? entry : { ...entry, name: '' })),
  ),
};

function valuesOf(field: AnyField): fc.Arbitrary<unknown> | undefined {
  switch (field.kind) {
    case 'custom':
      return customValues[field.name];
    case 'contactPerson':
      return fc.oneof(
        contactPersons.map(([one]) => ({ ...noContact, ...one })),
        fc.constant(noContact),
      );
    case 'date':
      return fc.oneof(dateText, fc.constant(''), anyText);
    case 'number':
      return fc.oneof(numberText, fc.constant(''), anyText);
    case 'email':
      return fc.oneof(emailText, anyText, longText(field));
    case 'text':
    case 'multiline':
    case 'phone':
    case 'location':
      return fc.oneof(anyText, longText(field), fc.constant(''));
    default:
      return undefined;
  }
}

const subjects: Record<string, [fields: readonly AnyField[], schema: { shape: object }]> = {
  client: [clientFields, NewClient],
  employee: [employeeFields, NewEmployee],
  material: [materialFields, NewMaterial],
  project: [
    createProjectFields({
      term: 'Project',
      hasVehicles: true,
      clients: [],
      statuses: [],
      requirements: [],
    }),
    NewProject,
  ],
};

const cases = Object.entries(subjects).flatMap(([subject, [fields, { shape }]]) =>
  fields.flatMap((field) => {
    const values = valuesOf(field);
    const schema = (shape as Record<string, z.ZodMiniType>)[field.name];
    return values && schema ? [{ subject, name: field.name, field, values, schema }] : [];
  }),
);

test('every typed field of the subjects is compared', () => {
  expect(cases.length).toBeGreaterThan(30);
});

test.each(cases)(
  'the form of a $subject and the server accept the same $name',
  ({ field, values, schema, name }) => {
    const form = createForm<Record<string, unknown>>([field]);
    fc.assert(
      fc.property(values, (value) => {
        const typed = { [name]: value };
        const accepts = Object.keys(findErrors(form.fields, typed)).length === 0;
        const stored = form.toStored(typed)[name];
        const { success, data } = schema.safeParse(stored);
        expect(success, JSON.stringify(value)).toBe(accepts);
        // What the browser shows at once is what the server stores.
        if (success && typeof stored === 'string') expect(data).toBe(stored);
      }),
      { numRuns: 500 },
    );
  },
);
