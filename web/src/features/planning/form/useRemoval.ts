import { planning } from '@ploegplan/contract/planning';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { useState } from 'react';
import { useRemoveItem } from '../../../data/planning-mutations.ts';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import { confirm } from '../../../ui/confirm.ts';
import { hoursRecordedText } from './recorded.ts';

const isCode = (error: unknown, code: ApiError['code']) =>
  error instanceof ApiError && error.code === code;

const hasRecorded = ({ hoursWorked, notes }: PlanningItem['assignments'][number]) =>
  hoursWorked !== null || notes !== '';

/** Fetches who recorded hours: the rejection shows that this screen had old data. */
async function whoRecorded(id: string): Promise<string[]> {
  try {
    const { assignments } = await call(planning.get, { params: { id } });
    return assignments.filter(hasRecorded).map(({ employeeId }) => employeeId);
  } catch {
    return [];
  }
}

/** Deletes an item after a question. */
export function useRemoval(id: string, nameOf: (employeeId: string) => string, done: () => void) {
  const removing = useRemoveItem();
  const [fault, setFault] = useState<string | null>(null);

  const remove = async () => {
    const confirmed = await confirm({
      title: 'Verwijderen',
      text: 'Weet je zeker dat je deze planning wilt verwijderen?',
      confirmLabel: 'Verwijderen',
      danger: true,
    });
    if (!confirmed) return;
    setFault(null);
    try {
      await removing.mutateAsync(id);
    } catch (error) {
      if (isCode(error, 'hours-recorded')) {
        const names = (await whoRecorded(id)).map(nameOf);
        return setFault(`Verwijderen kan niet meer. ${hoursRecordedText(names)}`);
      }
      // Deleted by somebody else already: the result is the same.
      if (!isCode(error, 'not-found')) return setFault(messageOf(error));
    }
    notify.success('Planning verwijderd');
    done();
  };

  return { remove, fault, isRemoving: removing.isPending };
}
