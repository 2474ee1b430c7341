import { noContact } from '@ploegplan/contract/clients/contact-person';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { ApiError } from '../../lib/api/errors.ts';
import {
  collectRejections,
  createDifference,
  filterShownFields,
  findErrors,
  findFieldToFocus,
  formatConflicts,
} from './engine.ts';
import type { Field } from './fields.ts';

const person = { ...noContact, name: 'Piet', phonenumber: '06 1' };

const values = {
  title: 'Kade',
  notes: '',
  mail: '',
  count: '',
  budget: '',
  hours: '',
  day: '',
  start: '',
  place: '',
  color: '#0f5e6b',
  client: null as string | null,
  people: [] as string[],
  isPaid: false,
  contact: person,
};
type Values = typeof values;

const options = [
  { value: 'a', label: 'Ann' },
  { value: 'b', label: 'Bob' },
];
const fields: Field<Values>[] = [
  { kind: 'text', name: 'title', label: 'Titel', required: true, maxLength: 10 },
  { kind: 'multiline', name: 'notes', label: 'Notities' },
  { kind: 'email', name: 'mail', label: 'E-mail' },
  { kind: 'number', name: 'count', label: 'Aantal', min: 1, max: 5 },
  { kind: 'number', name: 'budget', label: 'Begroot', min: 0, step: 0.25, isHours: true },
  { kind: 'hours', name: 'hours', label: 'Uren' },
  { kind: 'date', name: 'day', label: 'Dag' },
  { kind: 'time', name: 'start', label: 'Begin' },
  { kind: 'location', name: 'place', label: 'Locatie' },
  { kind: 'color', name: 'color', label: 'Kleur' },
  { kind: 'select', name: 'client', label: 'Klant', options },
  { kind: 'multiselect', name: 'people', label: 'Mensen', options, missing: 'Kies iemand' },
  { kind: 'switch', name: 'isPaid', label: 'Betaald' },
  {
    kind: 'contactPerson',
    name: 'contact',
    label: 'Contact',
    maxLength: 20,
    sentAs: ['contactPerson'],
  },
];

test('a field description is typed by its form values', () => {
  expectTypeOf<{ kind: 'text'; name: 'title'; label: string }>().toExtend<Field<Values>>();
  expectTypeOf<{ kind: 'text'; name: 'nothing'; label: string }>().not.toExtend<Field<Values>>();
  expectTypeOf<{ kind: 'switch'; name: 'title'; label: string }>().not.toExtend<Field<Values>>();
  expectTypeOf<{ kind: 'text'; name: 'people'; label: string }>().not.toExtend<Field<Values>>();
});

describe('validation', () => {
  test.each<[Partial<Values>, Record<string, string>]>([
    [{}, {}],
    [{ title: ' ' }, { title: 'Vul een titel in' }],
    [{ title: 'Een lange titel' }, { title: 'Dit is te lang: hooguit 10 tekens' }],
    [{ title: '  Een titel  ' }, {}],
    [{ place: '52.09,5.12' }, {}],
    [
      { place: '152.1, 5.12' },
      { place: 'Deze coördinaten bestaan niet: breedte hooguit 90, lengte hooguit 180' },
    ],
    [{ mail: 'iemand' }, { mail: 'Vul een geldig e-mailadres in, zoals naam@bedrijf.nl' }],
    [{ mail: 'iemand@bedrijf.nl' }, {}],
    [{ count: '2,5' }, {}],
    [{ count: 'veel' }, { count: 'Vul een getal in, bijvoorbeeld 12,5' }],
    [{ count: '0' }, { count: 'Vul minstens 1 in' }],
    [{ count: '6' }, { count: 'Vul hooguit 5 in' }],
    [{ count: '2:30' }, { count: 'Vul een getal in, bijvoorbeeld 12,5' }],
    [{ budget: '1250:30' }, {}],
    [{ budget: '7:20' }, { budget: 'Vul hele kwartieren in, bijvoorbeeld 7,75' }],
    [{ budget: '-1' }, { budget: 'Vul minstens 0 in' }],
    [{ hours: '7u30' }, {}],
    [{ hours: '7,75' }, {}],
    [{ hours: '-1' }, { hours: 'Uren kunnen niet negatief zijn' }],
    [{ hours: '7,8' }, { hours: 'Vul hele kwartieren in, bijvoorbeeld 7,75' }],
    [{ hours: '25' }, { hours: 'Vul hooguit 24 uur in' }],
    [{ day: '2026-11-16' }, {}],
    [{ day: 'morgen' }, { day: 'Vul een datum in, bijvoorbeeld 16-11-2026' }],
    [{ start: '07:30' }, {}],
    [{ start: '25:00' }, { start: 'Vul een tijd in, bijvoorbeeld 07:30' }],
    [
      { contact: { ...person, email: 'iemand@een-lang-bedrijf.nl' } },
      { 'contact.email': 'Dit is te lang: hooguit 20 tekens' },
    ],
    [{ color: 'blauw' }, { color: 'Vul een kleur in zoals #0f5e6b' }],
  ])('%j: %j', (changes, faults) => {
    expect(findErrors(fields, { ...values, ...changes })).toEqual(faults);
  });

  test('a missing required choice has an error', () => {
    const required = fields.map((field) => ({ ...field, required: true }));
    expect(findErrors(required, values)).toMatchObject({
      client: 'Kies een klant',
      people: 'Kies iemand',
    });
    expect(findErrors(required, values)).not.toHaveProperty('contact');
    const nobody = { ...person, name: ' ', phonenumber: '' };
    expect(findErrors(required, { ...values, contact: nobody })).toMatchObject({
      contact: 'Vul een contact in',
    });
  });

  test('a hidden field is not validated', () => {
    const [title] = fields;
    const hidden = [{ ...title, hiddenWhen: ({ isPaid }: Values) => isPaid } as Field<Values>];
    const empty = { ...values, title: '' };
    expect(findErrors(hidden, empty)).toEqual({ title: 'Vul een titel in' });
    expect(findErrors(hidden, { ...empty, isPaid: true })).toEqual({});
    expect(filterShownFields(hidden, { ...empty, isPaid: true })).toEqual([]);
  });
});

describe('differences between two forms', () => {
  const differences = createDifference(fields);
  test('hours that are written in another way are equal', () => {
    const before = { ...values, budget: '7,5', hours: '7,5' };
    expect(differences(before, { ...before, budget: '7:30', hours: '7u30' })).toEqual([]);
  });

  test.each<[Partial<Values>, string[]]>([
    [{ title: ' Kade ' }, []],
    [{ title: 'kade' }, ['title']],
    [{ color: '#0F5E6B' }, []],
    [{ contact: { ...person, name: ' Piet' } }, []],
    [{ contact: { ...person, showEmail: false } }, ['contact']],
    [{ client: 'a', people: ['b'] }, ['client', 'people']],
  ])('by %j in %j', (changes, names) => {
    expect(differences(values, { ...values, ...changes })).toEqual(names);
  });

  test('ignore number notation and the order of choices', () => {
    const one = { ...values, hours: '7,5', people: ['a', 'b'] };
    expect(differences(one, { ...values, hours: '7.50', people: ['b', 'a'] })).toEqual([]);
  });

  test('ignore a field that is hidden in both', () => {
    const [title] = fields;
    const hidden = [{ ...title, hiddenWhen: () => true } as Field<Values>];
    expect(createDifference(hidden)(values, { ...values, title: 'Anders' })).toEqual([]);
  });
});

test('conflicts are described as texts', () => {
  const theirs: Values = {
    ...values,
    client: 'a',
    people: ['a', 'b'],
    isPaid: true,
    place: '52,4',
  };
  const mine = { ...values, client: 'b', title: 'Van mij' };
  expect(formatConflicts(fields, { base: values, mine, theirs })).toEqual([
    { label: 'Locatie', theirs: '52.000000, 4.000000' },
    { label: 'Klant', theirs: 'Ann', mine: 'Bob' },
    { label: 'Mensen', theirs: 'Ann, Bob' },
    { label: 'Betaald', theirs: 'ja' },
  ]);
  const cleared = { ...values, title: '', contact: { ...person, name: '', phonenumber: '' } };
  expect(formatConflicts(fields, { base: values, mine: values, theirs: cleared })).toEqual([
    { label: 'Titel', theirs: 'leeg' },
    { label: 'Contact', theirs: 'leeg' },
  ]);
});

describe('a rejection of the server', () => {
  const refused = (field: string, code: string, problem: 'validation' | 'host-taken') =>
    new ApiError({
      type: 'about:blank',
      title: '',
      status: 400,
      code: problem,
      requestId: '',
      fields: [{ field, code }],
    });

  test.each([
    ['title', 'too_big', { title: 'Dit is te lang' }],
    ['client', 'unknown-reference', { client: 'Dit bestaat niet meer, kies opnieuw' }],
    ['people.1', 'custom', { people: 'Dit is niet goed ingevuld' }],
    ['contactPerson.email', 'custom', { 'contact.email': 'Dit is niet goed ingevuld' }],
    ['contactPerson', 'custom', { contact: 'Dit is niet goed ingevuld' }],
    ['something', 'custom', {}],
  ])('of %s is shown at its field', (field, code, errors) => {
    expect(collectRejections(fields, refused(field, code, 'validation'), values)).toEqual(errors);
  });

  test('of two parts of a contact person is shown at both', () => {
    const [first, second] = ['name', 'email'].map((part) =>
      refused(`contactPerson.${part}`, 'too_big', 'validation'),
    );
    const both = new ApiError({
      ...{ type: 'about:blank', title: '', status: 400, code: 'validation', requestId: '' },
      fields: [...(first?.fields ?? []), ...(second?.fields ?? [])],
    });
    expect(collectRejections(fields, both, values)).toEqual({
      'contact.name': 'Dit is te lang',
      'contact.email': 'Dit is te lang',
    });
  });

  test('without a field has its own text', () => {
    expect(collectRejections(fields, refused('title', 'taken', 'host-taken'), values)).toEqual({
      title: 'Dit adres hoort al bij een ander bedrijf.',
    });
  });

  test("uses the field's own text if there is one", () => {
    const [title] = fields;
    const own = { ...title, explainRejection: () => 'Kies een andere titel' } as Field<Values>;
    expect(collectRejections([own], refused('title', 'taken', 'validation'), values)).toEqual({
      title: 'Kies een andere titel',
    });
  });
});

test('the focus goes to the first field, or where that is filled to the first required one that is empty', () => {
  const title = { kind: 'text', name: 'title', label: 'Titel', required: true } as const;
  const notes = { kind: 'multiline', name: 'notes', label: 'Notities' } as const;
  const day = { kind: 'date', name: 'day', label: 'Dag', required: true } as const;
  const given: Field<Values>[] = [title, notes, day];
  expect(findFieldToFocus(given, { ...values, title: '' })?.name).toBe('title');
  expect(findFieldToFocus(given, values)?.name).toBe('day');
  expect(findFieldToFocus(given, { ...values, day: '2026-01-05' })?.name).toBe('title');
  const closed: Field<Values>[] = [{ ...title, disabled: true }, notes];
  expect(findFieldToFocus(closed, values)?.name).toBe('notes');
  const custom: Field<Values> = {
    ...title,
    kind: 'custom',
    render: () => null,
    formatText: () => '',
    comparable: () => null,
  };
  expect(findFieldToFocus([custom, day], values)?.name).toBe('title');
});
