import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  formatHoursRecorded,
  hasRecorded,
  readWhoRecorded,
} from '../../../../data/hours/recorded-hours.ts';
import { itemQuery, rangeQuery } from '../../../../data/planning/planning.ts';
import { usePlanningEdits } from '../../../../data/planning/planning-edits.ts';
import { toPlannedItem } from '../../../../data/planning/planning-items.ts';
import { ApiError } from '../../../../lib/api/errors.ts';
import { explainError } from '../../../../lib/api/messages.ts';
import { confirm } from '../../../../ui/messages/confirm.ts';
import { toRemoveText } from '../../dialogs/subject.ts';
import { removeEdits } from '../../edits/commands.ts';
import { formatRemovedLabel } from './command-labels.ts';
import type { PlanningNames } from './names.ts';
import { askScope, listItemsIn, type Scope } from './range.ts';

const isCode = (error: unknown, code: ApiError['code']) =>
  error instanceof ApiError && error.code === code;

type Removed = Pick<PlanningItem, 'id' | 'date' | 'version'>;

/** Asks which days to delete; null means none. */
async function askRemoval(item: PlanningItem, names: PlanningNames): Promise<Scope | null> {
  const what = toRemoveText([toPlannedItem(item)], names);
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

  const listItems = async (original: PlanningItem, scope: Scope): Promise<readonly Removed[]> =>
    original.rangeId === null || scope === 'day'
      ? [original]
      : listItemsIn(
          scope,
          original,
          await cache.fetchQuery({ ...rangeQuery(original.rangeId), staleTime: 0 }),
        );

  const read = (id: string) => cache.fetchQuery({ ...itemQuery(id), staleTime: 0 });

  const removeNow = async (original: PlanningItem, scope: Scope): Promise<void> => {
    const items = await listItems(original, scope);
    const people = original.assignments.map(({ employeeId }) => names.employee(employeeId));
    const label = formatRemovedLabel({ people, dates: items.map(({ date }) => date) });
    await save({ edits: removeEdits(items), label });
  };

  const refuse = (people: readonly string[]) =>
    setFault(`Verwijderen kan niet meer. ${formatHoursRecorded(people.map(names.employee))}`);

  const remove = async () => {
    const recorded = item?.assignments.filter(hasRecorded).map(({ employeeId }) => employeeId);
    // Other days of a range may be free of hours.
    if (item?.rangeId === null && recorded?.length) return refuse(recorded);
    const scope = item && (await askRemoval(item, names));
    if (!scope) return;
    setFault(null);
    setRemoving(true);
    try {
      await removeNow(item, scope);
    } catch (error) {
      if (error instanceof ApiError && isCode(error, 'hours-recorded')) {
        return refuse(await readWhoRecorded(error, read));
      }
      // Deleted by somebody else already: the result is the same.
      if (!isCode(error, 'not-found')) return setFault(explainError(error));
    } finally {
      setRemoving(false);
    }
    done();
  };

  return { remove, fault, isRemoving };
}
