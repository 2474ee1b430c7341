import {
  addDays,
  countDaysBetween,
  getIsoWeek,
  getMonday,
  isDate,
} from '@ploegplan/contract/dates/dates';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { weekQuery } from '../../../data/planning/planning.ts';
import { usePlanningEdits } from '../../../data/planning/planning-edits.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatDay, formatWeekDays } from '../../../lib/dates/dates.ts';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';
import { Segments } from '../../../ui/page/Segments.tsx';
import { countText } from '../board/rows/labels.ts';
import { explainTooMany } from '../edits/copy.ts';
import type { Planned } from '../usePlanning.ts';
import { BoardDialog, type DialogProps } from './BoardDialog.tsx';
import { CopyPreview, useCopies } from './CopyPreview.tsx';
import { type DialogSubject, listCrews } from './subject.ts';

interface Props extends DialogProps {
  planned: Planned;
  subject: Extract<DialogSubject, { kind: 'copy' }>;
}

type Span = 'day' | 'week';

const EVERYBODY = 'all';

/** The items of the day or week of a date; null while they are read. */
function useItemsOf(spans: readonly { date: string; span: Span }[]) {
  return useQueries({
    queries: spans.map(({ date }) => weekQuery(getMonday(date))),
    combine: (results) =>
      results.map(
        ({ data }, at): readonly PlannedItem[] | null =>
          data?.filter(({ date }) => spans[at]?.span === 'week' || date === spans[at]?.date) ??
          null,
      ),
  });
}

const nothing: readonly PlannedItem[] = [];

const formatSpan = (span: Span, date: string) =>
  span === 'day'
    ? formatDay(date)
    : `week ${getIsoWeek(date).week} (${formatWeekDays(getMonday(date))})`;

/** Copies the planning of a day or week, of everybody or a crew, to another one. */
export function CopyDialog({ opened, onClose, planned, subject }: Props) {
  const { apply } = usePlanningEdits();
  const [span, setSpan] = useState(subject.span);
  const [from, setFrom] = useState(
    subject.span === 'week' ? getMonday(subject.date) : subject.date,
  );
  const [typed, setTyped] = useState<string | null>(null);
  const [crew, setCrew] = useState(EVERYBODY);
  const crews = listCrews(planned.choices.employees);
  const to = typed ?? (isDate(from) ? addDays(from, span === 'day' ? 1 : 7) : '');
  const areDates = isDate(from) && isDate(to);
  const getStart = (date: string) => (span === 'day' ? date : getMonday(date));
  const days = areDates ? countDaysBetween(getStart(from), getStart(to)) : 0;
  const [source, target] = useItemsOf(
    areDates
      ? [
          { date: from, span },
          { date: to, span },
        ]
      : [],
  );
  const people = new Set(
    planned.choices.employees.filter((employee) => employee.crew === crew).map(({ id }) => id),
  );
  const isMeant = (id: string) => crew === EVERYBODY || people.has(id);
  const copies = useCopies(planned, {
    items: source ?? nothing,
    offsets: days === 0 ? [] : [days],
    isMeant,
  });
  const { edits, isReady } = copies;
  const isPossible =
    source != null && isReady && edits.length > 0 && explainTooMany(edits.length) === null;
  const present = target?.filter(({ employeeIds }) => employeeIds.some(isMeant)).length ?? 0;
  const run = () => {
    void apply({
      edits,
      label: `${countText(edits.length)} gekopieerd naar ${formatSpan(span, to)}`,
    });
    onClose();
  };
  return (
    <BoardDialog
      opened={opened}
      onClose={onClose}
      title="Planning kopiëren"
      about={areDates ? `Van ${formatSpan(span, from)} naar ${formatSpan(span, to)}` : ''}
      warnings={
        days !== 0 && present > 0
          ? [`Er ${present === 1 ? 'staat' : 'staan'} daar al ${countText(present)}`]
          : []
      }
      verb={days !== 0 && present > 0 ? 'Toch kopiëren' : 'Kopiëren'}
      onSubmit={isPossible ? run : null}
    >
      <Segments<Span>
        aria-label="Wat"
        isWide
        value={span}
        onChange={setSpan}
        options={[
          { value: 'day', label: 'Een dag' },
          { value: 'week', label: 'Een week' },
        ]}
      />
      <DateField
        label={span === 'day' ? 'Van' : 'Van de week van'}
        value={from}
        onChange={setFrom}
      />
      <DateField
        data-autofocus
        label={span === 'day' ? 'Naar' : 'Naar de week van'}
        value={to}
        onChange={setTyped}
        error={areDates && days === 0 ? `Kies een andere ${span === 'day' ? 'dag' : 'week'}` : null}
      />
      {crews.length > 0 && (
        <SelectField
          label="Van wie"
          required
          withAsterisk={false}
          settings={{
            options: [
              { value: EVERYBODY, label: 'Iedereen' },
              ...crews.map((name) => ({ value: name, label: name, detail: 'Ploeg' })),
            ],
          }}
          value={crew}
          onChange={(name) => setCrew(name ?? EVERYBODY)}
        />
      )}
      {days !== 0 && (
        <CopyPreview
          copies={copies}
          where={span === 'day' ? `op ${formatDay(to)}` : `in week ${getIsoWeek(to).week}`}
          names={planned.names}
        />
      )}
    </BoardDialog>
  );
}
