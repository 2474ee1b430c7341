import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { itemQuery, rangeQuery } from '../../../data/planning.ts';
import { usePlanningEdits } from '../../../data/planning-edits.ts';
import { hoursRecordedText, whoRecorded } from '../../../data/recorded-hours.ts';
import { ApiError } from '../../../lib/api/errors.ts';
import { messageOf } from '../../../lib/api/messages.ts';
import { confirm } from '../../../ui/confirm.ts';
import { removeEdits } from '../edits.ts';
import { removedLabel } from './command-labels.ts';
import { askScope, itemsIn, type Scope } from './range.ts';

const isCode = (error: unknown, code: ApiError['code']) =>
  error instanceof ApiError && error.code === code;

type Removed = Pick<PlanningItem, 'id' | 'date' | 'version'>;

/** Which days to delete; null for none. */
async function askRemoval({ rangeId }: PlanningItem): Promise<Scope | null> {
  if (rangeId !== null) {
    const text = 'Deze planning loopt over meer dagen. Welke wil je verwijderen?';
    return askScope('Verwijderen', text);
  }
  const isSure = await confirm({
    title: 'Verwijderen',
    text: 'Weet je zeker dat je deze planning wilt verwijderen?',
    confirmLabel: 'Verwijderen',
    danger: true,
  });
  return isSure ? 'day' : null;
}

/** Deletes an item, or more days of its range, after a question. */
export function useRemoval(
  item: PlanningItem | undefined,
  nameOf: (employeeId: string) => string,
  done: () => void,
) {
  const cache = useQueryClient();
  const { save } = usePlanningEdits();
  const [isRemoving, setRemoving] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  const itemsOf = async (seen: PlanningItem, scope: Scope): Promise<readonly Removed[]> =>
    seen.rangeId === null || scope === 'day'
      ? [seen]
      : itemsIn(scope, seen, await cache.fetchQuery({ ...rangeQuery(seen.rangeId), staleTime: 0 }));

  const read = (id: string) => cache.fetchQuery({ ...itemQuery(id), staleTime: 0 });

  const removeNow = async (seen: PlanningItem, scope: Scope): Promise<void> => {
    const items = await itemsOf(seen, scope);
    const people = seen.assignments.map(({ employeeId }) => nameOf(employeeId));
    const label = removedLabel({ people, dates: items.map(({ date }) => date) });
    await save({ edits: removeEdits(items), label });
  };

  const remove = async () => {
    const scope = item && (await askRemoval(item));
    if (!scope) return;
    setFault(null);
    setRemoving(true);
    try {
      await removeNow(item, scope);
    } catch (error) {
      if (error instanceof ApiError && isCode(error, 'hours-recorded')) {
        const names = (await whoRecorded(error, read)).map(nameOf);
        return setFault(`Verwijderen kan niet meer. ${hoursRecordedText(names)}`);
      }
      // Deleted by somebody else already: the result is the same.
      if (!isCode(error, 'not-found')) return setFault(messageOf(error));
    } finally {
      setRemoving(false);
    }
    done();
  };

  return { remove, fault, isRemoving };
}
