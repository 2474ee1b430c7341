import type { NewApproval } from '@ploegplan/contract/hours.schemas';
import { useApproveHours, useReopenHours } from '../../data/hours.ts';
import { messageOf } from '../../lib/api/messages.ts';
import { formatWeekAndYear } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { counted } from '../../lib/values/numbers.ts';

/** 'Weekstaat van 5 mensen', '9 weekstaten van 5 mensen' */
export function weekSheetsText(weeks: readonly Pick<NewApproval, 'employeeId'>[]): string {
  const people = new Set(weeks.map(({ employeeId }) => employeeId)).size;
  const sheets = weeks.length === people ? 'Weekstaat' : `${weeks.length} weekstaten`;
  return `${sheets} van ${counted(people, 'mens', 'mensen')}`;
}

/** Approves and reopens weeks, and tells what came of it. */
export function useApproving(nameOf: (id: string) => string) {
  const approving = useApproveHours();
  const reopening = useReopenHours();
  const approve = async (weeks: readonly NewApproval[]) => {
    try {
      const problems = await approving.mutateAsync(weeks);
      const done = weeks.length - problems.length;
      const [first] = weeks;
      if (done > 0) {
        notify.success(
          'Uren goedgekeurd',
          weeks.length === 1 && first
            ? `${nameOf(first.employeeId)}, ${formatWeekAndYear(first.monday)}`
            : weekSheetsText(weeks.filter((_, at) => !problems.some(({ index }) => index === at))),
        );
      }
      const names = problems.flatMap(({ index }) => weeks[index]?.employeeId ?? []).map(nameOf);
      if (names.length > 0) {
        notify.error(
          'Niet goedgekeurd',
          `Intussen gewijzigd of goedgekeurd: ${names.join(', ')}. Kijk wat er nu staat.`,
        );
      }
    } catch (error) {
      notify.error('Goedkeuren mislukt', messageOf(error));
    }
  };
  const reopen = async (id: string, reason: string, about: string): Promise<boolean> => {
    try {
      await reopening.mutateAsync({ id, reason });
      notify.success('Week heropend', about);
      return true;
    } catch (error) {
      notify.error('Heropenen mislukt', messageOf(error));
      return false;
    }
  };
  return {
    approve,
    reopen,
    isApproving: approving.isPending,
    isReopening: reopening.isPending,
  };
}
