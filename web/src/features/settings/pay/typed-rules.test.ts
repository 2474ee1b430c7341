import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { payRules } from '@ploegplan/contract/test/pay';
import { expect, test } from 'vitest';
import {
  addRule,
  areValid,
  findRuleFaults,
  listKindsToAdd,
  type TypedRule,
  toTypedRules,
  toWorkRules,
} from './typed-rules.ts';

const worth = { percent: 112.35, article: 'cao art. 9' };
const many = {
  ...payRules,
  overtime: [1.5, 3, null].map((hours) => ({ hours, ...worth })),
  night: { from: '22:00', to: '06:00', ...worth },
};

test.each([
  ['the proposal', payRules],
  ['many rules', many],
  [
    'no rules',
    { ...payRules, overtime: [], periods: [], holiday: null, night: null, window: null },
  ],
])('%s as typed says the same', (_, rules) => {
  const { overtime, periods, holiday, night, window } = rules;
  const typed = toTypedRules(rules);
  expect(areValid(typed)).toBe(true);
  expect(toWorkRules(typed)).toEqual({ overtime, periods, holiday, night, window });
});

test('a rule that is added comes behind those of its kind, and only the last overtime has no end', () => {
  const typed = toTypedRules(buildingAndInfra);
  const next = addRule(typed, 'overtime');
  expect(next.map(({ kind }) => kind)).toEqual([
    ...['overtime', 'overtime', 'overtime', 'period', 'holiday', 'window'],
  ]);
  const filled = next.map((rule, at) => ({
    ...rule,
    ...(at < 3 && { hours: '1', percent: '150' }),
  }));
  expect(toWorkRules(filled).overtime.map(({ hours }) => hours)).toEqual([1, 1, null]);
});

test('a kind is offered as long as there may be another', () => {
  const typed = toTypedRules(many);
  expect(listKindsToAdd(typed)).toEqual(['overtime', 'period']);
  const full = addRule(addRule(typed, 'overtime'), 'overtime');
  expect(listKindsToAdd(full)).toEqual(['period']);
});

const ruleOf = (kind: TypedRule['kind'], parts: Partial<TypedRule>): TypedRule => ({
  ...{ kind, hours: '3', class: 'sunday', fromDay: '6', from: '21:00', toDay: '1', to: '05:00' },
  ...{ percent: '150', article: '' },
  ...parts,
});

test.each<[TypedRule['kind'], Partial<TypedRule>, object]>([
  ['overtime', { hours: '' }, { hours: 'Vul een aantal uren in' }],
  ['overtime', { hours: '2,1' }, { hours: 'Vul hele kwartieren in, bijvoorbeeld 7,75' }],
  ['holiday', { percent: '' }, { percent: 'Vul een percentage in van 100 tot en met 1000' }],
  ['holiday', { percent: '25' }, { percent: 'Vul een percentage in van 100 tot en met 1000' }],
  ['holiday', { percent: '112,355' }, { percent: 'Vul hooguit twee cijfers achter de komma in' }],
  ['holiday', { from: '' }, {}],
  ['window', { percent: '' }, {}],
  ['window', { percent: 'veel' }, { percent: 'Vul een percentage in van 100 tot en met 1000' }],
  ['window', { to: '21:00' }, { to: 'Begin en einde zijn gelijk' }],
  ['night', { from: '' }, { from: 'Vul een tijd in' }],
  ['period', { to: '21:00' }, {}],
  ['period', { to: '25:00' }, { to: 'Vul een tijd in, bijvoorbeeld 07:30' }],
])('the faults of %s with %j', (kind, parts, faults) => {
  expect(findRuleFaults(ruleOf(kind, parts), false)).toEqual(faults);
});
