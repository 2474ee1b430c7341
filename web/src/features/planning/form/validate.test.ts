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
  const empty = { ...complete, projectId: null, date: null, employeeIds: [] };
  expect(validateForm(empty, 'Steiger')).toEqual({
    projectId: 'Kies een steiger',
    date: 'Kies een datum',
    employeeIds: 'Kies minstens één werknemer',
  });
  expect(validateForm({ ...complete, target: 'client' }, 'Project')).toEqual({
    clientId: 'Kies een klant',
  });
  expect(validateForm({ ...complete, endTime: complete.startTime }, 'Project')).toEqual({
    endTime: 'Begin en einde zijn gelijk',
  });
});

it('a night shift may end on the next day', () => {
  const night = { ...complete, startTime: '22:00', endTime: '06:00' };
  expect(validateForm(night, 'Project')).toEqual({});
  expect(endsNextDay(night)).toBe(true);
  expect(endsNextDay(complete)).toBe(false);
  expect(endsNextDay({ startTime: '22:00', endTime: '' })).toBe(false);
});
