import { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { sample, sampleId } from '@ploegplan/contract/test/sample';
import { expect, it } from 'vitest';
import { describeState } from './state.ts';

const now = '2026-01-14';

it.each([
  ['2026-01-15', [null], true, 'Concept, nog niet zichtbaar voor werknemers'],
  ['2026-01-15', [null, null], false, 'Gepland'],
  ['2026-01-14', [null, 8], false, 'Vandaag'],
  ['2026-01-13', [null, 8, null], false, 'Uren van 2 van de 3 ontbreken'],
  ['2026-01-13', [null], false, 'Uren ontbreken'],
  ['2026-01-13', [0, 8], false, 'Alle uren zijn ingevuld'],
  ['2026-01-13', [], false, 'Gepland'],
])('an item of %s with hours %o, draft %s: %s', (date, hours, isDraft, text) => {
  const assignments = hours.map((hoursWorked) => ({
    employeeId: sampleId(),
    hoursWorked,
    notes: '',
  }));
  expect(describeState(sample(PlanningItem, { date, isDraft, assignments }), now).text).toBe(text);
});
