import { toLowerCase } from '@ploegplan/contract/texts/terms';
import type { NoteValues } from '../../data/records/notes.ts';

type Values = Pick<NoteValues, 'isPinned' | 'isForCrew' | 'project' | 'planningItem' | 'employee'>;

/** Formats who of the crew reads a note, or what is missing before they can. */
export function formatCrew(values: Values, term: string): string {
  const { isPinned, isForCrew, project, planningItem, employee } = values;
  const noun = toLowerCase(term);
  if (!isForCrew)
    return `Vastgezet en met een ${noun} staat de notitie bij het werk op de telefoon.`;
  const missing = [!isPinned && 'zet de notitie ook vast', project === null && `kies een ${noun}`];
  const text = missing.filter(Boolean).join(' en ');
  if (text) return `Nog niet op de telefoon: ${text}.`;
  const who = employee === null ? 'wie er is ingepland' : 'deze werknemer';
  return `Op de telefoon van ${who}, ${planningItem === null ? 'op elke dag' : 'op deze dag'}.`;
}
