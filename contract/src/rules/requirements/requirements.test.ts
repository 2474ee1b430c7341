import { describe, expect, it, test } from 'vitest';
import { addDays } from '../../dates/dates.ts';
import type { Certificate, CertificateKind } from '../../employees/schemas.ts';
import type { Requirement, RequirementRule } from '../../requirements/schemas.ts';
import { createRequirementBook } from './book.ts';
import {
  findCrewFindings,
  findPersonFindings,
  findRequirementFindings,
  isBlocking,
  type RequiredItem,
} from './findings.ts';
import { describeFinding, formatRules } from './texts.ts';

const day = '2027-03-08';

const rule = (kind: RequirementRule['kind'], count: number | null = null, name = '') => ({
  kind,
  name,
  count,
});

const createSet = (name: string, rules: RequirementRule[], values: Partial<Requirement> = {}) => ({
  ...{ id: name, name, rules, blocks: false, deleted: false, version: 1 },
  ...values,
});

/** 'emergency-response 2027-03-10', or without an end. */
function certificate(text: string): Certificate {
  const [kind = '', validUntil = null] = text.split(' ');
  return { kind: kind as CertificateKind, name: '', number: '', validUntil };
}

/** What 'kade' and the material 'kraan' ask, of people with these certificates. */
const createBook = (
  asked: { kade?: Requirement[]; kraan?: Requirement[] },
  people: Record<string, string[]>,
  jobTitle = '',
) =>
  createRequirementBook({
    requirements: [...(asked.kade ?? []), ...(asked.kraan ?? [])],
    asking: Object.entries(asked).map(([id, sets]) => ({
      id,
      requirementIds: sets.map((set) => set.id),
    })),
    employees: Object.entries(people).map(([id, certificates]) => ({
      id,
      jobTitle,
      certificates: certificates.map(certificate),
    })),
  });

const item = (id: string, employeeIds: string[], values: Partial<RequiredItem> = {}) => ({
  ...{ id, date: day, startTime: '07:00', endTime: '16:00', projectId: 'kade', rangeId: null },
  ...{ employeeIds, materialIds: [], drivers: [] },
  ...values,
});

const describeAll = (...given: Parameters<typeof findRequirementFindings>) =>
  findRequirementFindings(...given).map(
    (finding) => `${finding.itemId} ${describeFinding(finding)}`,
  );

describe('people who must have a certificate', () => {
  const twoOfAll = createSet('Hijswerk', [rule('emergency-response', 2)]);
  const bhv = ['emergency-response'];
  test.each([
    ['two of four have it', { ann: bhv, bob: bhv, cas: [], dex: [] }, []],
    [
      'one of four has it',
      { ann: bhv, bob: [], cas: [], dex: [] },
      ['a 1 van 2 met BHV (Hijswerk)'],
    ],
    [
      'that of one has expired',
      { ann: bhv, bob: [`emergency-response ${addDays(day, -1)}`], cas: [], dex: [] },
      ['a 1 van 2 met BHV (Hijswerk)'],
    ],
    ['the last day counts', { ann: bhv, bob: [`emergency-response ${day}`], cas: [], dex: [] }, []],
  ])('are counted: %s', (_, people, expected) => {
    const book = createBook({ kade: [twoOfAll] }, people);
    expect(describeAll(book, [item('a', Object.keys(people))])).toEqual(expected);
  });

  it('are counted over all items of a project and day, each person once', () => {
    const book = createBook({ kade: [twoOfAll] }, { ann: bhv, bob: bhv });
    const both = [item('a', ['ann']), item('b', ['bob'])];
    expect(describeAll(book, both)).toEqual([]);
    const twice = [
      item('a', ['ann']),
      item('b', ['ann'], { startTime: '17:00', endTime: '20:00' }),
    ];
    expect(describeAll(book, twice)).toEqual([
      'a 1 van 2 met BHV (Hijswerk)',
      'b 1 van 2 met BHV (Hijswerk)',
    ]);
    const apart = [item('a', ['ann']), item('b', ['bob'], { date: addDays(day, 1) })];
    expect(describeAll(book, apart)).toHaveLength(2);
    expect(
      describeAll(book, [item('a', ['ann']), item('b', ['bob'], { projectId: 'dak' })]),
    ).toHaveLength(1);
  });
});

describe('a certificate that everybody must have', () => {
  const vca = createSet('Kade', [rule('vca-basic')]);
  const days = (count: number, values: Partial<RequiredItem> = {}) =>
    Array.from({ length: count }, (_, at) =>
      item(String(at), ['ann'], { date: addDays(day, at), ...values }),
    );
  test.each([
    ['none', [], ['0 VCA basis ontbreekt (Kade)']],
    ['without an end', ['vca-basic'], []],
    ['of the supervisor, which has it in it', ['vca-supervisor'], []],
    ['of another kind', ['crane'], ['0 VCA basis ontbreekt (Kade)']],
    ['an expired and a valid one', [`vca-basic 2020-01-01`, 'vca-basic 2030-01-01'], []],
  ])('%s', (_, certificates, expected) => {
    expect(describeAll(createBook({ kade: [vca] }, { ann: certificates }), days(1))).toEqual(
      expected,
    );
  });

  it('ends in the middle of a range: said before, expired after', () => {
    const book = createBook({ kade: [vca] }, { ann: [`vca-basic ${addDays(day, 1)}`] });
    expect(describeAll(book, days(4, { rangeId: 'week' }))).toEqual([
      '0 VCA basis verloopt op di 9 mrt, vóór de laatste dag (Kade)',
      '1 VCA basis verloopt op di 9 mrt, vóór de laatste dag (Kade)',
      '2 VCA basis is verlopen op di 9 mrt (Kade)',
      '3 VCA basis is verlopen op di 9 mrt (Kade)',
    ]);
    expect(describeAll(book, days(2))).toEqual([]);
  });

  it('must be valid on the second day of a night too', () => {
    const book = createBook({ kade: [vca] }, { ann: [`vca-basic ${day}`] });
    const night = { startTime: '22:00', endTime: '06:00' };
    expect(describeAll(book, days(1, night))).toEqual([
      '0 VCA basis is verlopen op ma 8 mrt (Kade)',
    ]);
    expect(describeAll(book, days(1, { startTime: '16:00', endTime: '00:00' }))).toEqual([]);
    const last = days(2, { rangeId: 'week', ...night });
    const longer = createBook({ kade: [vca] }, { ann: [`vca-basic ${addDays(day, 1)}`] });
    expect(describeAll(longer, last).map((text) => text.slice(0, 14))).toEqual([
      '0 VCA basis ve',
      '1 VCA basis is',
    ]);
  });

  it('is asked of hired people as of others, and of nobody who is not known', () => {
    const book = createBook({ kade: [vca] }, { hired: [], ann: ['vca-basic'] });
    const findings = findRequirementFindings(book, [item('a', ['hired', 'ann', 'unknown'])]);
    expect(findings).toMatchObject([{ kind: 'missing', employeeId: 'hired' }]);
  });

  it('is asked by the project of an item alone, and not by deleted sets', () => {
    const book = createBook({ kade: [vca] }, { ann: [] });
    expect(describeAll(book, days(1, { projectId: 'dak' }))).toEqual([]);
    expect(describeAll(book, days(1, { projectId: null }))).toEqual([]);
    const deleted = createBook({ kade: [{ ...vca, deleted: true }] }, { ann: [] });
    expect(describeAll(deleted, days(1))).toEqual([]);
  });
});

describe('a named certificate and a function', () => {
  test.each([
    [rule('other', null, 'Asbest'), 'asbest ', [], true],
    [rule('other', null, 'Asbest'), 'Lassen', ['a Asbest ontbreekt (Dak)'], true],
    [rule('function', null, '1e monteur'), '1E Monteur', [], false],
    [rule('function', null, '1e monteur'), 'Monteur', ['a Is geen 1e monteur (Dak)'], false],
    [rule('function', 1, '1e monteur'), 'Monteur', ['a 0 van 1 1e monteur (Dak)'], false],
  ] as const)('%j against %s', (asked, name, expected, isCertificate) => {
    const set = createSet('Dak', [asked]);
    const certificates: Certificate[] = isCertificate
      ? [{ kind: 'other', name, number: '', validUntil: null }]
      : [];
    const book = createRequirementBook({
      requirements: [set],
      asking: [{ id: 'kade', requirementIds: ['Dak', 'unknown'] }],
      employees: [{ id: 'ann', jobTitle: isCertificate ? '' : name, certificates }],
    });
    expect(describeAll(book, [item('a', ['ann'])])).toEqual(expected);
  });
});

describe('a material', () => {
  const crane = createSet('Kraan', [rule('crane')]);
  const book = createBook({ kraan: [crane] }, { ann: ['crane'], bob: [] });
  const withCrane = (...drivers: string[]) =>
    item('a', ['ann', 'bob'], {
      projectId: null,
      materialIds: ['kraan'],
      drivers: drivers.map((employeeId) => ({ materialId: 'kraan', employeeId })),
    });
  test.each([
    ['its driver, who has it', withCrane('ann'), []],
    ['its driver, who lacks it', withCrane('bob'), ['a Kraan ontbreekt (Kraan)']],
    ['one of the people, where the driver is not known', withCrane(), []],
    [
      'nobody of whom has it',
      { ...withCrane(), employeeIds: ['bob'] },
      ['a 0 van 1 met Kraan (Kraan)'],
    ],
  ])('asks %s', (_, planned, expected) => {
    expect(describeAll(book, [planned])).toEqual(expected);
  });

  it('counts the people of its own item', () => {
    const two = createBook(
      { kraan: [createSet('Kraan', [rule('crane', 2)])] },
      { ann: ['crane'], cas: ['crane'] },
    );
    const used = { materialIds: ['kraan'] };
    expect(describeAll(two, [item('a', ['ann'], used), item('b', ['cas'])])).toHaveLength(1);
    expect(describeAll(two, [item('a', ['ann', 'cas'], used)])).toEqual([]);
  });
});

test('a set blocks what is missing or expired, and not what ends later in the range', () => {
  const vca = createSet('Kade', [rule('vca-basic')], { blocks: true });
  const book = createBook({ kade: [vca] }, { ann: [`vca-basic ${day}`], bob: [] });
  const range = [day, addDays(day, 1)].map((date, at) =>
    item(String(at), ['ann'], { date, rangeId: 'week' }),
  );
  const found = findPersonFindings(book, 'ann', range);
  expect(found.map((finding) => [finding.kind, isBlocking(finding)])).toEqual([
    ['ends-within', false],
    ['expired', true],
  ]);
  expect(findPersonFindings(book, 'bob', [item('a', ['bob'])]).map(isBlocking)).toEqual([true]);
  const warning = createBook({ kade: [{ ...vca, blocks: false }] }, { bob: [] });
  expect(findPersonFindings(warning, 'bob', [item('a', ['bob'])]).map(isBlocking)).toEqual([false]);
});

test('without sets nothing is found', () => {
  const book = createBook({}, { ann: [] });
  expect(findPersonFindings(book, 'ann', [item('a', ['ann'])])).toEqual([]);
  expect(findCrewFindings(book, [item('a', ['ann'])])).toEqual([]);
});

test('rules in words', () => {
  const rules = [
    rule('vca-basic'),
    rule('emergency-response', 2),
    rule('function', 1, '1e monteur'),
  ];
  expect(formatRules(rules)).toBe('VCA basis, minstens 2 met BHV, minstens 1 1e monteur');
});
