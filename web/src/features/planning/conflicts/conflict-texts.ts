import type { MaterialState } from '@ploegplan/contract/materials/schemas';
import type { PlannedAbsence, PlanningConflict } from '@ploegplan/contract/planning/conflicts';
import { withDay } from '../../../lib/dates/dates.ts';
import { formatHoursLabel } from '../board/rows/labels.ts';

/** The names of the things that a conflict refers to: '07:00 – 16:00 Kade 12', 'Hoogwerker'. */
export interface ConflictNames {
  item(id: string): string;
  material(id: string): string;
}

function formatAbsence(
  { kindName, hoursPerDay }: PlannedAbsence,
  contractHours: number | null,
): string {
  const isWhole = hoursPerDay === null || (contractHours !== null && hoursPerDay >= contractHours);
  const isHalf = hoursPerDay !== null && hoursPerDay * 2 === (contractHours ?? 8);
  const part = isWhole ? '' : isHalf ? 'Halve dag ' : `${formatHoursLabel(hoursPerDay)} `;
  return `${part}${part ? 'afwezig' : 'Afwezig'}: ${kindName}`;
}

const unusable: Record<MaterialState, string> = {
  usable: 'is inzetbaar',
  maintenance: 'is in onderhoud',
  defective: 'is defect',
  missing: 'is zoek',
};

/** Describes a conflict in one short line for the sign on an item and for the form. */
export function describeConflict(conflict: PlanningConflict, names: ConflictNames): string {
  switch (conflict.kind) {
    case 'double-booked':
      return `Ook ingepland: ${names.item(conflict.otherItemId)}`;
    case 'drives-several':
      return `Rijdt tegelijk in ${conflict.materialIds.map(names.material).join(' en ')}`;
    case 'material-double-booked':
      return `${names.material(conflict.materialId)} ook ingepland: ${names.item(conflict.otherItemId)}`;
    case 'material-unusable':
      return `${names.material(conflict.materialId)} ${unusable[conflict.state]}`;
    case 'absent':
      return withDay(formatAbsence(conflict.absence, conflict.contractHours), conflict.nextDay);
    case 'day-off': {
      const { kind, name } = conflict.dayOff;
      const what = kind === 'holiday' ? 'Feestdag' : 'Bedrijf gesloten';
      return withDay(`${what}: ${name}`, conflict.nextDay);
    }
    case 'not-contract-day':
      return 'Geen werkdag volgens het contract';
    case 'school-day':
      return 'Schooldag';
    case 'left':
      return withDay('Uit dienst', conflict.nextDay);
    case 'not-yet-in-service':
      return 'Nog niet in dienst';
    case 'project-closed':
      return 'Dit werk is afgerond';
    case 'long-night':
      return `Duurt ${formatHoursLabel(conflict.hours)}, tot de volgende dag`;
  }
}
