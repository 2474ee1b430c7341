import { Skeleton } from '@mantine/core';
import { daysBetween, isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { limits } from '@ploegplan/contract/limits';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { daysOfShift, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import type { FieldProblem } from '@ploegplan/contract/problem';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { lowerCased } from '@ploegplan/contract/texts/terms';
import { hoursRecordedText } from '../../../../data/hours/recorded-hours.ts';
import { shownPlace } from '../../../../lib/values/location.ts';
import { counted } from '../../../../lib/values/numbers.ts';
import { needsField } from '../../../../ui/form/fields/needs-field.tsx';
import type { Field } from '../../../../ui/form/fields.ts';
import { optionsOf } from '../../../../ui/form/select/options.ts';
import { describeItem } from '../../board/rows/labels.ts';
import { Detach } from '../Detach.tsx';
import classes from '../form.module.css';
import { isRecorded, RecordedHours } from '../RecordedHours.tsx';
import { SkippedDays } from '../SkippedDays.tsx';
import { type TargetAdding, TargetField } from '../TargetField.tsx';
import { type Availability, freeFirst } from './availability.ts';
import type { Choices } from './choices.ts';
import { type Days, hasFreeWeekday, isSpan, MOST_DAYS } from './days.ts';
import type { PlanningNames } from './names.ts';
import type { OpenedAt } from './subject.ts';
import { chosenTarget, type FormValues, type Target } from './values.ts';

interface Context {
  choices: Choices;
  names: PlanningNames;
  /** The tenant's word for a project. */
  term: string;
  workingWeek: WorkingWeek;
  /** The saved item; undefined for a new one. */
  item: PlanningItem | undefined;
  /** Whether all of it is there, or only what a list has. */
  isWhole: boolean;
  /** The days of a new item. */
  days: Days;
  /** The day and the times as far as they are chosen. */
  shift: ShiftTimes;
  /** Of each employee then. */
  availability: Availability;
  /** Of each material then. */
  use: Availability;
  /** When it was opened to see the recorded hours. */
  atHours: OpenedAt | undefined;
  adding: TargetAdding;
}

/** The fields of a planning item. */
export function itemFields(context: Context): Field<FormValues>[] {
  const { choices, names, term, item, isWhole, shift, availability, atHours, adding } = context;
  return [
    {
      kind: 'custom',
      name: 'target',
      label: `${term} of klant`,
      render: (input) => (
        <TargetField {...input} {...adding} choices={choices} isSaved={item !== undefined} />
      ),
      errorOf: ({ target }) => targetFault(target, term),
      textOf: ({ target }) => describeItem({ ...chosenTarget(target), location: '' }, names).title,
      comparable: ({ target }) => chosenTarget(target),
      sentAs: ['projectId', 'clientId'],
      rejectionOf: ([problem]) =>
        problem?.code === 'project-or-client' ? 'Kies één van de twee' : undefined,
    },
    { kind: 'date', name: 'date', label: 'Datum', required: true },
    ...(item ? [] : daysFields(context)),
    { kind: 'time', name: 'startTime', label: 'Begin', width: 'half' },
    {
      kind: 'time',
      name: 'endTime',
      label: 'Einde',
      width: 'half',
      help: endHelp,
    },
    {
      kind: 'multiselect',
      name: 'employeeIds',
      label: 'Werknemers',
      required: true,
      missing: 'Kies minstens één werknemer',
      nothingFound: 'Niemand gevonden',
      options: freeFirst(
        optionsOf(choices.employees, {
          label: ({ name }) => name,
          detail: ({ id }) => ({ ...availability(id), to: `/employee-details/${id}` }),
          isGone: (employee) => !daysOfShift(shift).every((day) => isInServiceOn(employee, day)),
          kept: item ? employeesOf(item) : [],
        }),
      ),
      rejectionOf: (problems) => recordedRefusal(problems, names.employee),
      below: item && <BelowPeople {...{ item, isWhole, atHours }} nameOf={names.employee} />,
    },
    ...materialFields(context),
    {
      kind: 'location',
      name: 'location',
      label: 'Locatie',
      placeholder: ({ target }) => {
        const { location } = describeItem({ ...chosenTarget(target), location: '' }, names);
        return shownPlace(location) || 'Straat en plaats';
      },
      near: ({ target }) => {
        const { projectId, clientId } = chosenTarget(target);
        const project = names.projects.get(projectId ?? '');
        const client = names.clients.get(project?.client ?? clientId ?? '');
        return [project?.location ?? '', client?.location ?? ''];
      },
      maxLength: limits.location,
    },
    {
      kind: 'multiline',
      name: 'description',
      label: 'Werkzaamheden',
      loading: !isWhole,
      maxLength: limits.description,
    },
    needsField('Alleen als het die dag anders is'),
    {
      kind: 'contactPerson',
      name: 'contactPerson',
      label: 'Contactpersoon',
      loading: !isWhole,
      maxLength: limits.name,
    },
    {
      kind: 'switch',
      name: 'isDraft',
      label: 'Concept',
      help: 'Alleen het kantoor ziet een concept',
    },
  ];
}

/** Of a new item: on which days after the first. */
function daysFields({ days, names, workingWeek }: Context): Field<FormValues>[] {
  return [
    {
      kind: 'date',
      name: 'until',
      label: 'Tot en met',
      help: (values) => (isSpan(values) ? countOf(days.planned.length) : ''),
      errorOf: (values) => spanFault(values, days),
      below: days.skipped.length > 0 && (
        <SkippedDays skipped={days.skipped} nameOf={names.employee} />
      ),
    },
    {
      kind: 'switch',
      name: 'withWeekends',
      label: workingWeek.slice(0, 5).every(Boolean)
        ? 'Ook in het weekend'
        : 'Ook op vrije weekdagen',
      hiddenWhen: (values) => !hasFreeWeekday(values, workingWeek),
    },
    {
      kind: 'switch',
      name: 'withSkipped',
      label: 'Deze dagen toch inplannen',
      hiddenWhen: (values) => !isSpan(values) || days.skipped.length === 0,
    },
  ];
}

const countOf = (count: number) => counted(count, 'dag', 'dagen');

function spanFault({ date, until }: FormValues, { planned }: Days): string | undefined {
  if (until === '' || !isDate(date)) return undefined;
  if (until < date) return 'Kies een dag na de eerste';
  if (daysBetween(date, until) >= MOST_DAYS) return 'Kies een dag binnen een jaar';
  return planned.length === 0 ? 'Er blijft geen dag over' : undefined;
}

/** Hidden where the tenant has no materials. */
function materialFields({ choices: { materials }, item, use }: Context): Field<FormValues>[] {
  const kept = item?.materialIds ?? [];
  const options = optionsOf(materials, {
    label: ({ name, number }) => (number ? `${name} (${number})` : name),
    detail: ({ id }) => ({ ...use(id), to: `/material-details/${id}` }),
    kept,
  });
  if (options.every(({ gone }) => gone)) return [];
  return [{ kind: 'multiselect', name: 'materialIds', label: 'Materieel', options }];
}

interface BelowPeopleProps {
  item: PlanningItem;
  isWhole: boolean;
  atHours: OpenedAt | undefined;
  nameOf: (employeeId: string) => string;
}

/** What can be done and was recorded by the people on an item. */
function BelowPeople({ item, isWhole, atHours, nameOf }: BelowPeopleProps) {
  const hasRecorded = isRecorded(item);
  if (item.assignments.length < 2 && !hasRecorded) return null;
  return (
    <div className={classes.below}>
      <Detach item={item} nameOf={nameOf} />
      {hasRecorded && isWhole && <RecordedHours item={item} nameOf={nameOf} openedAt={atHours} />}
      {hasRecorded && !isWhole && <Skeleton height={74} />}
    </div>
  );
}

function targetFault({ kind, projectId, clientId }: Target, term: string): string | undefined {
  if (kind === 'client') return clientId === null ? 'Kies een klant' : undefined;
  return projectId === null ? `Kies een ${lowerCased(term)}` : undefined;
}

const employeesOf = ({ assignments }: PlanningItem) =>
  assignments.map(({ employeeId }) => employeeId);

/** Says that a night shift ends on the next day, and a watch after 24 hours, so that a mistyped time is noticed. */
export function endHelp({ startTime, endTime }: Pick<FormValues, 'startTime' | 'endTime'>): string {
  if (!isTime(startTime) || !isTime(endTime) || endTime > startTime) return '';
  return endTime === startTime ? 'Begin en einde zijn gelijk: 24 uur' : 'Volgende dag';
}

/** An employee with recorded hours cannot be removed from the item. */
function recordedRefusal(
  problems: readonly FieldProblem[],
  nameOf: (employeeId: string) => string,
): string | undefined {
  const recorded = problems.filter(({ code }) => code === 'hours-recorded');
  if (recorded.length === 0) return undefined;
  const names = recorded.map(({ detail }) => nameOf(detail ?? ''));
  const those = names.length === 1 ? 'die' : 'hen';
  return `${hoursRecordedText(names)} Zet ${those} terug om op te slaan.`;
}
