import { expect, it } from 'vitest';
import { endsNextDay, validateForm } from './validate.ts';
import { emptyValues } from './values.ts';

const complete = {
  ...emptyValues({ employeeIds: ['ann'], date: '2026-11-16' }),
  projectId: 'project',
};

it('a form with a project, a day and an employee can be saved', () => {
  expect(validateForm(complete, 'Project')).toEqual({});
  expect(validateForm({ ...complete, startTime: '', endTime: '' }, 'Project')).toEqual({});
});

it('each fault is told at its field, in the words of the company', () => {
  const empty = { ...complete, projectId: null, date: '', employeeIds: [] };
  expect(validateForm(empty, 'Steiger')).toEqual({
    projectId: 'Kies een steiger',
    date: 'Vul een datum in, bijvoorbeeld 16-11-2026',
    employeeIds: 'Kies minstens één werknemer',
  });
  expect(validateForm({ ...complete, target: 'client' }, 'Project')).toEqual({
    clientId: 'Kies een klant',
  });
  expect(validateForm({ ...complete, endTime: complete.startTime }, 'Project')).toEqual({
    endTime: 'Begin en einde zijn gelijk',
  });
});

it('what was typed and is no date or time is told at its field', () => {
  const typed = { ...complete, date: '31-02', startTime: '7.5', endTime: '24:00' };
  expect(validateForm(typed, 'Project')).toEqual({
    date: 'Vul een datum in, bijvoorbeeld 16-11-2026',
    startTime: 'Vul een tijd in, bijvoorbeeld 07:30',
    endTime: 'Vul een tijd in, bijvoorbeeld 07:30',
  });
  expect(validateForm({ ...complete, date: '1899-12-31' }, 'Project')).toEqual({
    date: 'Kies maandag 1 januari 1900 of later',
  });
  expect(validateForm({ ...complete, date: '2200-01-01' }, 'Project')).toEqual({
    date: 'Kies dinsdag 31 december 2199 of eerder',
  });
});

it('a night shift may end on the next day', () => {
  const night = { ...complete, startTime: '22:00', endTime: '06:00' };
  expect(validateForm(night, 'Project')).toEqual({});
  expect(endsNextDay(night)).toBe(true);
  expect(endsNextDay(complete)).toBe(false);
  expect(endsNextDay({ startTime: '22:00', endTime: '' })).toBe(false);
  expect(endsNextDay({ startTime: '22:00', endTime: '0' })).toBe(false);
});
