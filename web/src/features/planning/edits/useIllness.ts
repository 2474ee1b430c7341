import type { Absence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { useQueryClient } from '@tanstack/react-query';
import { useAbsenceChanges } from '../../../data/leave/absences.ts';
import { plannedInQuery } from '../../../data/records/employees.ts';
import type { DialogSubject } from '../dialogs/subject.ts';
import type { useBoard } from '../useBoard.ts';

/** A menu entry that reports somebody ill, or well again, on a day. */
export interface IllnessEntry {
  name: string;
  label: 'Ziek melden' | 'Beter melden';
  run: () => void;
}

const isOpenOn = ({ kind, lastDay, firstDay }: Absence, date: string) =>
  kind === 'sick' && lastDay === openEnd && firstDay <= date;

/** Reports people ill from a day of the board on; what is planned for them from then on is then to be given to others. */
export function useIllness(
  { rulebook, words }: ReturnType<typeof useBoard>,
  onDialog: (subject: DialogSubject) => void,
): (employeeId: string, date: string) => IllnessEntry {
  const cache = useQueryClient();
  const { reportIll, endIllness } = useAbsenceChanges();
  return (employeeId, date) => {
    const name = words.employee(employeeId);
    const absence = rulebook.absences
      .get(employeeId)
      ?.find((candidate) => isOpenOn(candidate, date));
    if (absence) {
      const run = () => void endIllness({ absence, name, back: date });
      return { name, label: 'Beter melden', run };
    }
    const showWork = async () => {
      // The dialog says that it cannot be read.
      const planned = await cache
        .fetchQuery(plannedInQuery(employeeId, date, openEnd))
        .catch(() => null);
      if (planned?.length !== 0) onDialog({ kind: 'handover', employeeId, from: date });
    };
    const report = { employee: { id: employeeId, name }, day: date };
    return {
      name,
      label: 'Ziek melden',
      run: () => void reportIll(report).then((added) => added && showWork()),
    };
  };
}
