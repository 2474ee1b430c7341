import type { NewApproval } from '@ploegplan/contract/hours/schemas';
import { useApproveHours, useReopenHours } from '../../data/hours/hours.ts';
import { explainError } from '../../lib/api/messages.ts';
import { formatWeekAndYear } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { formatWeeks } from './approving.ts';

/** Approves and reopens weeks, and tells what came of it. */
export function useApproving(getName: (id: string) => string) {
  const approving = useApproveHours();
  const reopening = useReopenHours();
  const approve = async (weeks: readonly NewApproval[]) => {
    try {
      const problems = await approving.mutateAsync(weeks);
      const failed = new Set(problems.map(({ index }) => index));
      const done = weeks.filter((_, index) => !failed.has(index));
      const [first] = done;
      if (first) {
        notify.success(
          'Uren goedgekeurd',
          weeks.length === 1
            ? `${getName(first.employeeId)}, ${formatWeekAndYear(first.monday)}`
            : formatWeeks(done),
        );
      }
      const names = problems.flatMap(({ index }) => weeks[index]?.employeeId ?? []).map(getName);
      if (names.length > 0) {
        notify.error(
          'Niet goedgekeurd',
          `Intussen gewijzigd of goedgekeurd: ${names.join(', ')}. Kijk wat er nu staat.`,
        );
      }
    } catch (error) {
      notify.error('Goedkeuren mislukt', explainError(error));
    }
  };
  const reopen = async (id: string, reason: string, about: string): Promise<boolean> => {
    try {
      await reopening.mutateAsync({ id, reason });
      notify.success('Week heropend', about);
      return true;
    } catch (error) {
      notify.error('Heropenen mislukt', explainError(error));
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
