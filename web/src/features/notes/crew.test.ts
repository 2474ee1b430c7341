import { expect, test } from 'vitest';
import { formatCrew } from './crew.ts';

const note = { isPinned: true, isForCrew: true, project: 'p', planningItem: null, employee: null };

test.each([
  [
    { isForCrew: false },
    'Vastgezet en met een project staat de notitie bij het werk op de telefoon.',
  ],
  [{ isPinned: false }, 'Nog niet op de telefoon: zet de notitie ook vast.'],
  [{ project: null }, 'Nog niet op de telefoon: kies een project.'],
  [
    { isPinned: false, project: null },
    'Nog niet op de telefoon: zet de notitie ook vast en kies een project.',
  ],
  [{}, 'Op de telefoon van wie er is ingepland, op elke dag.'],
  [{ planningItem: 'i' }, 'Op de telefoon van wie er is ingepland, op deze dag.'],
  [{ employee: 'e' }, 'Op de telefoon van deze werknemer, op elke dag.'],
])('a note of %o says who of the crew reads it', (values, text) => {
  expect(formatCrew({ ...note, ...values }, 'Project')).toBe(text);
});
