import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  hasRecorded,
  hoursRecordedText,
  whoRecorded,
} from '../../../../data/hours/recorded-hours.ts';
import { itemQuery, rangeQuery } from '../../../../data/planning/planning.ts';
import { usePlanningEdits } from '../../../../data/planning/planning-edits.ts';
import { plannedFrom } from '../../../../data/planning/planning-items.ts';
import { ApiError } from '../../../../lib/api/errors.ts';
import { messageOf } from '../../../../lib/api/messages.ts';
import { confirm } from '../../../../ui/messages/confirm.ts';
import { toRemoveText } from '../../dialogs/subject.ts';
import { removeEdits } from '../../edits/edits.ts';
import { removedLabel } from './command-labels.ts';
import type { PlanningNames } from './names.ts';
import { askScope, itemsIn, type Scope } from './range.ts';

const isCode = (error: unknown, code: ApiError['code']) =>
  error instanceof ApiError && error.code === code;

type Removed = Pick<PlanningItem, 'id' | 'date' | 'version'>;

/** Which days to delete; null for none. */
async function askRemoval(item: PlanningItem, names: PlanningNames): Promise<Scope | null> {
  const what = toRemoveText([plannedFrom(item)], names);
  if (item.rangeId !== null) {
    const text = `${what} Deze planning loopt over meer dagen. Welke wil je verwijderen?`;
    return askScope('Verwijderen', text, { danger: true });
  }
  const isSure = await confirm({
    title: 'Verwijderen',
    text: `${what} Weet je zeker dat je deze planning wilt verwijderen?`,
    confirmLabel: 'Verwijderen',
    danger: true,
  });
  return isSure ? 'day' : null;
}

/** Deletes an item, or more days of its range, after a question. */
export function useRemoval(item: PlanningItem | undefined, names: PlanningNames, done: () => void) {
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
    const people = seen.assignments.map(({ employeeId }) => names.employee(employeeId));
    const label = removedLabel({ people, dates: items.map(({ date }) => date) });
    await save({ edits: removeEdits(items), label });
  };

  const refuse = (people: readonly string[]) =>
    setFault(`Verwijderen kan niet meer. ${hoursRecordedText(people.map(names.employee))}`);

  const remove = async () => {
    const recorded = item?.assignments.filter(hasRecorded).map(({ employeeId }) => employeeId);
    // Of a range, other days may be free of hours.
    if (item?.rangeId === null && recorded?.length) return refuse(recorded);
    const scope = item && (await askRemoval(item, names));
    if (!scope) return;
    setFault(null);
    setRemoving(true);
    try {
      await removeNow(item, scope);
    } catch (error) {
      if (error instanceof ApiError && isCode(error, 'hours-recorded')) {
        return refuse(await whoRecorded(error, read));
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
