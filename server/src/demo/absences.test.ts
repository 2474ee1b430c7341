import { addDays } from '@ploegplan/contract/dates/dates';
import { describe, expect, test } from 'vitest';
import { createAbsencesAround, removeAbsent } from './absences.ts';
import { VOORMAN, WERKNEMER } from './companies/company.ts';
import { createRecorded } from './hours/hours.ts';
import { planAround } from './planning.ts';
import { demoCompanies } from './seed.ts';

const week = [0, 1, 2, 3, 4, 5, 6].map((days) => addDays('2030-03-11', days));
const cases = demoCompanies.flatMap((company) =>
  week.map((today) => ({ name: company.name, company, today })),
);

describe.each(cases)('$name on $today', ({ company, today }) => {
  const absences = createAbsencesAround(company, today);
  const items = removeAbsent({ company, today }, planAround(company, today), absences);
  const awayOn = (date: string) =>
    absences
      .filter(({ hoursPerDay, firstDay, lastDay }) => {
        return hoursPerDay === null && firstDay <= date && date <= lastDay;
      })
      .map(({ employee }) => employee);

  test('no employee is planned while absent, or absent twice on a day', () => {
    for (const { date, crew } of items) {
      expect(crew.length).toBeGreaterThan(0);
      expect(crew.filter((employee) => awayOn(date).includes(employee))).toEqual([]);
    }
    for (let day = -30; day <= 40; day += 1) {
      const away = awayOn(addDays(today, day));
      expect(new Set(away).size).toBe(away.length);
    }
  });

  test('today has employees planned, absent and free; those with announced accounts are planned', () => {
    const working = new Set(items.filter(({ date }) => date === today).flatMap(({ crew }) => crew));
    expect([...working]).toEqual(expect.arrayContaining([VOORMAN, WERKNEMER]));
    const away = awayOn(today);
    expect(away.length).toBeGreaterThan(0);
    expect(company.employees.length).toBeGreaterThan(working.size + away.length);
  });

  test('some hours of the last days are missing', () => {
    const missing = items
      .filter(({ date }) => addDays(today, -14) <= date && date < today)
      .flatMap((item) =>
        item.crew.map((employee) => createRecorded(company, item, employee, today)),
      )
      .filter(({ hours_worked }) => hours_worked === null);
    expect(missing.length).toBeGreaterThan(3);
  });
});
