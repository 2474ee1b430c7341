import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { isDate } from '@ploegplan/contract/dates/dates';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { listShiftDays, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import { useMemo, useState } from 'react';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatDay } from '../../../lib/dates/dates.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import { capitalise } from '../../../lib/values/first-letter.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import type { Option } from '../../../ui/form/fields.ts';
import { createOptions } from '../../../ui/form/select/options.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { formatItemsTitle } from '../board/rows/labels.ts';
import { applyValues, findWarningsAbout, hasRecorded } from '../conflicts/explain.ts';
import { useRulebook } from '../conflicts/useRulebook.ts';
import { changeEdit, copyEdits, type RowsBy } from '../edits/commands.ts';
import {
  createDateMapping,
  createPlacing,
  explainTooMany,
  findFirstDate,
  type Placing,
} from '../edits/copy.ts';
import { useAvailability } from '../form/values/availability.ts';
import { useRowsBy } from '../options.ts';
import { WorkIndex } from '../rows/work.ts';
import { type Planned, usePlanning } from '../usePlanning.ts';
import { BoardDialog, type DialogProps } from './BoardDialog.tsx';
import classes from './dialogs.module.css';
import type { DialogSubject } from './subject.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'move' }>;
}

/** Moves or copies items by fields: the same as dragging them. */
export function MoveDialog({ opened, onClose, planned, subject }: Props) {
  const { names } = planned;
  const { terms, workingWeek } = useTenant();
  const { apply } = usePlanningEdits();
  const rowsBy = useRowsBy();
  const dates = [...new Set(subject.items.map(({ date }) => date))].sort();
  const [chosen, setChosen] = useState<readonly string[]>(dates);
  const [typed, setTyped] = useState<string | null>(null);
  const [to, setTo] = useState(subject.rowId);
  const hasDays = dates.length > 1;
  const isNone = chosen.length === 0;
  const items = subject.items.filter((item) => isNone || chosen.includes(item.date));
  const first = findFirstDate(items);
  const date = typed ?? first;
  const place = { date, from: subject.rowId, to, rowsBy, workingWeek };
  const isSame = date === first && to === subject.rowId;
  const { id = '', startTime = null, endTime = null } = items[0] ?? {};
  const day = isDate(date) ? date : first;
  const places = usePlaces(planned, rowsBy, { id, date: day, startTime, endTime });
  const isPossible = isDate(date) && !isNone && !isSame && explainTooMany(items.length) === null;
  const warnings = usePlacedWarnings(planned, items, isPossible ? place : null);
  const isFixed = items.some((item) => hasRecorded(item, subject.rowId, rowsBy));
  const run = (isCopy: boolean) => {
    const getValues = createPlacing(items, { ...place, isCopy });
    const edits = isCopy
      ? copyEdits(items, getValues)
      : items.map((item) => changeEdit(item, getValues(item)));
    const whom = to !== null && to !== subject.rowId ? `${places.getName(to)}, ` : '';
    const title = formatItemsTitle(items, names);
    void apply({
      edits,
      label: `${title} ${isCopy ? 'gekopieerd' : 'verplaatst'} naar ${whom}${formatDay(date)}`,
    });
    onClose();
  };
  const also = (verb: string, against: readonly string[]) =>
    against.length > 0 ? `Toch ${verb}` : capitalise(verb);
  const last = isDate(date)
    ? items
        .map(createDateMapping(items, date, workingWeek))
        .sort()
        .at(-1)
    : undefined;
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title="Verplaatsen of kopiëren"
      about={formatItemsTitle(subject.items, names)}
      warnings={[...new Set([...warnings.move, ...warnings.copy])]}
      verb={also('verplaatsen', warnings.move)}
      onSubmit={isPossible && !isFixed ? () => run(false) : null}
      other={
        <Button variant="default" ml="auto" disabled={!isPossible} onClick={() => run(true)}>
          {also('kopiëren', warnings.copy)}
        </Button>
      }
    >
      {hasDays && subject.at >= 0 && (
        <Checkbox.Group
          label="Welke dagen"
          error={isNone && 'Kies minstens één dag'}
          value={[...chosen]}
          onChange={setChosen}
        >
          <div className={classes.days}>
            {dates.map((day) => (
              <Checkbox key={day} value={day} label={formatDay(day)} />
            ))}
          </div>
        </Checkbox.Group>
      )}
      <DateField
        data-autofocus
        label={items.length > 1 && hasDays ? 'Eerste dag' : 'Dag'}
        value={date}
        onChange={setTyped}
      />
      {last !== undefined && last !== date && (
        <p className="text-quiet wrap-anywhere">Tot en met {formatDay(last)}</p>
      )}
      {subject.rowId !== null && (
        <SelectField
          label={
            rowsBy === 'employees'
              ? 'Voor wie'
              : rowsBy === 'projects'
                ? terms.project
                : 'Materieel'
          }
          required
          withAsterisk={false}
          settings={{ options: places.options }}
          value={to}
          onChange={(id) => setTo(id ?? subject.rowId)}
        />
      )}
      {isFixed && (
        <p className="text-quiet wrap-anywhere">
          Hier zijn al uren ingevuld. Je kunt dit alleen kopiëren.
        </p>
      )}
      {!isNone && isSame && (
        <p className="text-quiet wrap-anywhere">
          {subject.rowId === null
            ? 'Kies waar het heen gaat: een andere dag.'
            : 'Kies waar het heen gaat: een andere dag of een andere rij.'}
        </p>
      )}
    </BoardDialog>
  );
}

const none: readonly string[] = [];

/** Finds warnings about moving and about copying items to another place, from what is planned there; null means no place. */
function usePlacedWarnings(
  planned: Planned,
  items: readonly PlannedItem[],
  place: Omit<Placing, 'isCopy'> | null,
) {
  const dates = items
    .map(place ? createDateMapping(items, place.date, place.workingWeek) : ({ date }) => date)
    .sort();
  const there = usePlanning([dates[0] ?? '', dates.at(-1) ?? '']).planned ?? planned;
  const [work] = useState(() => new WorkIndex());
  useMemo(() => work.update(there.known), [work, there.known]);
  const rulebook = useRulebook(there, work);
  if (!place) return { move: none, copy: none };
  const against = (isCopy: boolean) => {
    const getValues = createPlacing(items, { ...place, isCopy });
    const changed = items.map((item) => applyValues(item, getValues(item), isCopy));
    const removedIds = new Set(isCopy ? [] : items.map(({ id }) => id));
    return findWarningsAbout(changed, removedIds, { rulebook, work });
  };
  return { move: against(false), copy: against(true) };
}

/** The rows where work can go, with who is free then. */
function usePlaces(
  { choices, names }: Planned,
  rowsBy: RowsBy,
  shift: ShiftTimes & { id: string },
) {
  const { ofPeople, ofMaterials } = useAvailability(shift, shift.id, names, choices);
  const days = listShiftDays(shift).join();
  const options = useMemo((): Option[] => {
    const { employees, projects, materials } = choices;
    if (rowsBy === 'projects') return createOptions(projects, { label: ({ title }) => title });
    if (rowsBy === 'materials') {
      return createOptions(materials, {
        label: ({ name }) => name,
        detail: ({ id }) => ofMaterials(id),
      });
    }
    return createOptions(employees, {
      label: ({ name }) => name,
      detail: ({ id }) => ofPeople(id),
      isUnavailable: (employee) => !days.split(',').every((day) => isInServiceOn(employee, day)),
    });
  }, [choices, rowsBy, ofPeople, ofMaterials, days]);
  return {
    options,
    getName: (id: string) => options.find((option) => option.value === id)?.label ?? '',
  };
}
