import { Employee } from '@ploegplan/contract/employees/schemas';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { sample } from '@ploegplan/contract/test/sample';
import { describe, expect, test } from 'vitest';
import { makeItem } from '../../../../data/planning/test/test-planning-item.ts';
import { ApiError } from '../../../../lib/api/errors.ts';
import { mergeForm } from '../../../../lib/form/conflict.ts';
import { collectRejections, createDifference, findErrors } from '../../../../ui/form/engine.ts';
import { createItemFields, endHelp } from './fields.tsx';
import { createNames } from './names.ts';
import { createEmptyValues, toFormValues } from './values.ts';

const choices = {
  materials: [],
  statuses: [],
  projects: [],
  clients: [],
  employees: ['Ann', 'Bob'].map((name) => ({
    ...sample(Employee, { name }),
    id: name.toLowerCase(),
  })),
};
const context = (term = 'Project') => ({
  choices,
  names: createNames(choices),
  term,
  item: undefined,
  workingWeek: usualWeek,
  isWhole: true,
  days: { planned: [], skipped: [] },
  shift: { date: '2026-11-16', startTime: '07:00', endTime: '16:00' },
  availability: () => ({}),
  use: () => ({}),
  atHours: undefined,
  adding: { onPlus: () => undefined, onNew: () => Promise.resolve() },
});
const fieldsFor = (term?: string) => createItemFields(context(term));

const empty = createEmptyValues(
  { employeeIds: ['ann'], projectId: null, date: '2026-11-16' },
  { workingWeek: usualWeek },
);
const complete = { ...empty, target: { ...empty.target, projectId: 'project' } };

test('who is not in service on the day is not offered', () => {
  const dates = [{ lastDay: '2026-11-15' }, { inServiceFrom: '2026-11-17' }];
  const others = dates.map((values) => sample(Employee, { name: 'Eva', ...values }));
  const employees = [...choices.employees, ...others];
  const field = createItemFields({ ...context(), choices: { ...choices, employees } }).find(
    ({ name }) => name === 'employeeIds',
  );
  const options = field && 'options' in field ? field.options : undefined;
  const offered = options?.filter(({ gone }) => !gone).map(({ label }) => label);
  expect(offered).toEqual(['Ann', 'Bob']);
});

test('who leaves on the first day of a night shift is not offered', () => {
  const leaver = sample(Employee, { name: 'Eva', lastDay: '2026-11-16', deleted: false });
  const isGone = (endTime: string) => {
    const shift = { date: '2026-11-16', startTime: '22:00', endTime };
    const values = { ...context(), choices: { ...choices, employees: [leaver] }, shift };
    const field = createItemFields(values).find(({ name }) => name === 'employeeIds');
    return field && 'options' in field && field.options?.some(({ gone }) => gone);
  };
  expect([isGone('06:00'), isGone('00:00')]).toEqual([true, false]);
});

describe('validation before sending', () => {
  test('a form with a project, a date and an employee is valid', () => {
    expect(findErrors(fieldsFor(), complete)).toEqual({});
    expect(findErrors(fieldsFor(), { ...complete, startTime: '', endTime: '' })).toEqual({});
  });

  test("each error is shown at its field, in the tenant's terms", () => {
    const wrong = { ...empty, date: '', employeeIds: [] };
    expect(findErrors(fieldsFor('Steiger'), wrong)).toEqual({
      target: 'Kies een steiger',
      date: 'Kies een datum',
      employeeIds: 'Kies minstens één werknemer',
    });
    const forClient = { ...complete, target: { ...complete.target, kind: 'client' as const } };
    expect(findErrors(fieldsFor(), forClient)).toEqual({ target: 'Kies een klant' });
  });

  test('an invalid date or time is rejected', () => {
    expect(findErrors(fieldsFor(), { ...complete, date: 'morgen', startTime: '25:00' })).toEqual({
      date: 'Vul een datum in, bijvoorbeeld 16-11-2026',
      startTime: 'Vul een tijd in, bijvoorbeeld 07:30',
    });
  });

  test('an end before the begin is a night shift', () => {
    const night = { ...complete, startTime: '22:00', endTime: '06:00' };
    expect(findErrors(fieldsFor(), night)).toEqual({});
    expect(endHelp(night)).toBe('Volgende dag');
    expect(endHelp(complete)).toBe('');
    expect(endHelp({ startTime: '22:00', endTime: '' })).toBe('');
  });

  test('an end equal to the begin is a watch of 24 hours, which the field says', () => {
    const watch = { ...complete, endTime: complete.startTime };
    expect(findErrors(fieldsFor(), watch)).toEqual({});
    expect(endHelp(watch)).toBe('Begin en einde zijn gelijk: 24 uur');
  });
});

describe('rejections of the server', () => {
  const refused = (...fields: { field: string; code: string; detail?: string }[]) =>
    new ApiError({
      type: 'about:blank',
      title: '',
      status: 400,
      code: 'validation',
      requestId: '',
      fields,
    });

  test('name the employee who cannot be removed, and what to do', () => {
    const error = refused(
      ...['ann', 'bob'].map((detail) => ({ field: 'employeeIds', code: 'hours-recorded', detail })),
    );
    expect(collectRejections(fieldsFor(), error, complete)).toEqual({
      employeeIds: 'Ann en Bob hebben al uren of notities ingevuld. Zet hen terug om op te slaan.',
    });
  });

  test('an unknown project is shown at its field', () => {
    const error = refused({ field: 'projectId', code: 'unknown-reference' });
    expect(collectRejections(fieldsFor(), error, complete)).toEqual({
      target: 'Dit bestaat niet meer, kies opnieuw',
    });
  });
});

test('project and client are one conflict when somebody else changed them', () => {
  const base = toFormValues(makeItem());
  const mine = { ...base, target: { ...base.target, projectId: 'other' } };
  const theirs = toFormValues(makeItem({ projectId: null, clientId: 'client' }));
  const merged = (keep: 'mine' | 'theirs') =>
    mergeForm(createDifference(fieldsFor()), { base, mine, theirs }, keep).target;
  expect(merged('mine')).toEqual(mine.target);
  expect(merged('theirs')).toEqual(theirs.target);
});
