import type { ProblemCode } from '@ploegplan/contract/problem-codes';
import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../lib/api/errors.ts';
import { explainCommandRefusal } from './planning-refusals.ts';
import { makeAssignments, makeItem } from './test/test-planning-item.ts';

const refused = (code: ProblemCode, extra = {}) =>
  new ApiError({ type: '', title: '', status: 409, code, requestId: '', ...extra });
const recorded = [{ employeeId: 'ann', hoursWorked: 8, notes: '' }, ...makeAssignments('bob')];
const textOf = (error: unknown) =>
  explainCommandRefusal(error, {
    getName: (id) => (id === 'ann' ? 'Ann' : undefined),
    read: async (id) => makeItem({ id, assignments: recorded }),
  });

it('names who changed the item or recorded hours on it', async () => {
  expect(await textOf(refused('stale-version', { changedBy: 'Voorman' }))).toBe(
    'Voorman wijzigde dit intussen',
  );
  expect(await textOf(refused('stale-version'))).toBe('iemand anders wijzigde dit intussen');
  const of = (field: string, detail: string) => ({
    fields: [{ field, code: 'hours-recorded', detail }],
  });
  for (const told of [of('edits.0.values.employeeIds', 'ann'), of('edits.0', 'one')]) {
    const text = await textOf(refused('hours-recorded', told));
    expect(text).toBe('Ann heeft al uren of notities ingevuld');
  }
  expect(await textOf(refused('hours-recorded'))).toBe('er zijn al uren of notities ingevuld');
  expect(await textOf(refused('hours-corrected'))).toBe(
    'waar dit staat of heen gaat, staan uren van kantoor. Haal die bij Urenbeheer eerst weg.',
  );
  expect(await textOf(refused('not-found'))).toBe('dit is intussen verwijderd');
  expect(await textOf(new NetworkError())).toBe(
    'geen verbinding. Controleer je internet en probeer het opnieuw.',
  );
});
