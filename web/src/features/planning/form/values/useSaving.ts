import type { PlanningEdit, PlanningItem } from '@ploegplan/contract/planning/schemas';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { itemQuery, rangeQuery } from '../../../../data/planning/planning.ts';
import { usePlanningEdits } from '../../../../data/planning/planning-edits.ts';
import {
  applyFields,
  computeChange,
  expandItem,
  type ItemChange,
  toPlanningItem,
} from '../../../../data/planning/planning-items.ts';
import { ApiError } from '../../../../lib/api/errors.ts';
import { changeEdit } from '../../edits/commands.ts';
import { formatChangedLabel, formatPlannedLabel } from './command-labels.ts';
import type { Days } from './days.ts';
import { askScope, createRangeEdits, listItemsIn, type Scope } from './range.ts';
import { toItemError } from './refused-edits.ts';
import type { Shown } from './subject.ts';
import { type FormValues, toRequestFields } from './values.ts';

interface Options {
  /** The id of the item; for a new one made when the form opens, so that a repeated save is the same one. */
  id: string;
  isWhole: boolean;
  days: Days;
  getName: (employeeId: string) => string;
  shown: Shown | undefined;
}

/** Sends the form of an item: a new one for each of its days, or what was changed on one or more days of its range. */
export function useSaving({ id, isWhole, days, getName, shown }: Options) {
  const cache = useQueryClient();
  const { save } = usePlanningEdits();
  const ids = useRef([id]);
  const rangeId = useRef(uuidv7());
  const isLost = useRef(false);
  const asked = useRef<{ values: FormValues; scope: Scope } | null>(null);

  /** Fields that were not loaded yet are not sent. */
  const sendable = (values: FormValues) => {
    const { description, contactPerson, ...others } = toRequestFields(values);
    return isWhole ? { ...others, description, contactPerson } : others;
  };

  /** Returns what was typed after an attempt whose answer was lost, when that attempt did arrive. */
  const typedSince = async (edits: readonly CreateEdit[]): Promise<PlanningEdit[]> => {
    const changes = edits.map(async ({ id: made, values }): Promise<PlanningEdit[]> => {
      const item = await cache.fetchQuery({ ...itemQuery(made), staleTime: 0 });
      const change = computeChange(item, values);
      return Object.keys(change).length === 0 ? [] : [changeEdit(item, change)];
    });
    return (await Promise.all(changes)).flat();
  };

  const create = async (values: FormValues): Promise<PlanningItem> => {
    const fields = toRequestFields(values);
    const range = days.planned.length > 1 ? rangeId.current : null;
    const edits = days.planned.map((day, index): CreateEdit => {
      ids.current[index] ??= uuidv7();
      const own = ids.current[index];
      return { kind: 'create', id: own, values: { ...fields, ...day, rangeId: range } };
    });
    const people = fields.employeeIds.map(getName);
    const dates = days.planned.map(({ date }) => date);
    const label = formatPlannedLabel({ people, dates }, fields.startTime, fields.endTime);
    const [first = ''] = dates;
    const isInSight = !shown || dates.some((date) => shown.days.includes(date));
    const onShow = isInSight ? undefined : () => shown.onDate(first);
    try {
      const { items } = await save({ edits, label, onShow });
      const since = isLost.current ? await typedSince(edits) : [];
      const last = since.length > 0 ? await save({ edits: since, label }) : { items };
      const made =
        last.items.find((item) => item.id === id) ?? items.find((item) => item.id === id);
      if (!made) throw new Error('The answer lacks the new item');
      return applyFields(toPlanningItem(expandItem(made)), fields);
    } catch (error) {
      isLost.current ||= !(error instanceof ApiError);
      throw error;
    }
  };

  const createEdits = async (original: PlanningItem, change: ItemChange) => {
    const { date, rangeId: range } = original;
    const scope = asked.current?.scope ?? 'day';
    if (range === null || scope === 'day') {
      return { edits: [changeEdit(original, change)], dates: [change.date ?? date] };
    }
    const all = await cache.fetchQuery({ ...rangeQuery(range), staleTime: 0 });
    const items = listItemsIn(scope, original, all);
    return {
      edits: createRangeEdits(original, change, items),
      dates: items.map((item) => item.date),
    };
  };

  const update = async (original: PlanningItem, values: FormValues): Promise<PlanningItem> => {
    const fields = sendable(values);
    const change = computeChange(original, fields);
    if (Object.keys(change).length === 0) return original;
    const { edits, dates } = await createEdits(original, change);
    const people = fields.employeeIds.map(getName);
    const label = formatChangedLabel({ people, dates });
    const { items } = await save({ edits, label });
    const version = items.find((item) => item.id === original.id)?.version ?? original.version;
    return { ...applyFields(original, fields), version };
  };

  return {
    save: async (values: FormValues, original: PlanningItem | null): Promise<PlanningItem> => {
      try {
        return await (original ? update(original, values) : create(values));
      } catch (error) {
        throw await toItemError(error, id, () =>
          cache.fetchQuery({ ...itemQuery(id), staleTime: 0 }),
        );
      }
    },
    /** Asks which days of a range a change is for; once for each attempt to save. */
    maySave: async (values: FormValues, original: PlanningItem | null): Promise<boolean> => {
      if (!original) return true;
      const isChanged = Object.keys(computeChange(original, sendable(values))).length > 0;
      if (original.rangeId === null || !isChanged || asked.current?.values === values) return true;
      const text = 'Deze planning loopt over meer dagen. Welke wil je wijzigen?';
      const scope = await askScope('Wijzigen', text);
      asked.current = scope && { values, scope };
      return scope !== null;
    },
  };
}

type CreateEdit = Extract<PlanningEdit, { kind: 'create' }>;
