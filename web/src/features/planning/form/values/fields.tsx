import { Skeleton } from '@mantine/core';
import { countDaysBetween, isDate } from '@ploegplan/contract/dates/dates';
import { isTime } from '@ploegplan/contract/dates/time-entry';
import { isInServiceOn } from '@ploegplan/contract/employees/service';
import { limits } from '@ploegplan/contract/limits';
import { findDriver, keepDrivers } from '@ploegplan/contract/planning/drivers';
import type { PlanningItem } from '@ploegplan/contract/planning/schemas';
import { listShiftDays, type ShiftTimes } from '@ploegplan/contract/planning/shifts';
import type { FieldProblem } from '@ploegplan/contract/problem';
import type { WorkingWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { formatHoursRecorded } from '../../../../data/hours/recorded-hours.ts';
import { listUnmet } from '../../../../data/planning/pass-requirements.ts';
import { formatLocation } from '../../../../lib/values/location.ts';
import { formatQuantity } from '../../../../lib/values/numbers.ts';
import { needsField } from '../../../../ui/form/fields/needs-field.tsx';
import type { Field } from '../../../../ui/form/fields.ts';
import { createOptions } from '../../../../ui/form/select/options.ts';
import { describeItem } from '../../board/rows/labels.ts';
import { Detach } from '../Detach.tsx';
import { DriverFields } from '../DriverFields.tsx';
import classes from '../form.module.css';
import { isRecorded, RecordedHours } from '../RecordedHours.tsx';
import { SkippedDays } from '../SkippedDays.tsx';
import { type TargetAdding, TargetField } from '../TargetField.tsx';
import { type Availability, sortFreeFirst } from './availability.ts';
import { type Days, hasFreeWeekday, isSpan, MOST_DAYS } from './days.ts';
import type { Choices, PlanningNames } from './names.ts';
import type { OpenedAt } from './subject.ts';
import { type FormValues, type Target, toTargetIds } from './values.ts';

interface Context {
  choices: Choices;
  names: PlanningNames;
  /** The tenant's word for a project. */
  term: string;
  workingWeek: WorkingWeek;
  /** The saved item; undefined for a new one. */
  item: PlanningItem | undefined;
  /** True when the whole item was read, and not only its part in a list. */
  isWhole: boolean;
  /** The days of a new item. */
  days: Days;
  /** The day and the times as far as they are chosen. */
  shift: ShiftTimes;
  /** The availability of each employee at that time. */
  availability: Availability;
  /** The availability of each material at that time. */
  use: Availability;
  /** The way in which the form was opened, when that was for the recorded hours. */
  atHours: OpenedAt | undefined;
  adding: TargetAdding;
}

/** The fields of a planning item. */
export function createItemFields(context: Context): Field<FormValues>[] {
  const { choices, names, term, item, isWhole, shift, availability, atHours, adding } = context;
  return [
    {
      kind: 'custom',
      name: 'target',
      label: `${term} of klant`,
      render: (input) => (
        <TargetField {...input} {...adding} choices={choices} isSaved={item !== undefined} />
      ),
      findError: ({ target }) => findTargetFault(target, term),
      formatText: ({ target }) =>
        describeItem({ ...toTargetIds(target), location: '' }, names).title,
      comparable: ({ target }) => toTargetIds(target),
      sentAs: ['projectId', 'clientId'],
      explainRejection: ([problem]) =>
        problem?.code === 'project-or-client' ? 'Kies één van de twee' : undefined,
    },
    { kind: 'date', name: 'date', label: 'Datum', required: true },
    ...(item ? [] : createDaysFields(context)),
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
      options: sortFreeFirst(
        createOptions(choices.employees, {
          label: ({ name }) => name,
          detail: ({ id }) => ({ ...availability(id), to: `/employee-details/${id}` }),
          isUnavailable: (employee) =>
            !listShiftDays(shift).every((day) => isInServiceOn(employee, day)),
          kept: item ? listEmployeeIds(item) : [],
        }),
      ),
      explainRejection: (problems, error) =>
        listUnmet(error).join('. ') || explainRecordedRefusal(problems, names.employee),
      below: item && <BelowPeople {...{ item, isWhole, atHours }} getName={names.employee} />,
    },
    ...createMaterialFields(context),
    {
      kind: 'location',
      name: 'location',
      label: 'Locatie',
      placeholder: ({ target }) => {
        const { location } = describeItem({ ...toTargetIds(target), location: '' }, names);
        return formatLocation(location) || 'Straat en plaats';
      },
      near: ({ target }) => {
        const { projectId, clientId } = toTargetIds(target);
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

/** Creates the fields for the days of a new item after the first. */
function createDaysFields({ days, names, workingWeek }: Context): Field<FormValues>[] {
  return [
    {
      kind: 'date',
      name: 'until',
      label: 'Tot en met',
      help: (values) => (isSpan(values) ? formatDayCount(days.planned.length) : ''),
      findError: (values) => findSpanFault(values, days),
      below: days.skipped.length > 0 && (
        <SkippedDays skipped={days.skipped} getName={names.employee} />
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

const formatDayCount = (count: number) => formatQuantity(count, 'dag', 'dagen');

function findSpanFault({ date, until }: FormValues, { planned }: Days): string | undefined {
  if (until === '' || !isDate(date)) return undefined;
  if (until < date) return 'Kies een dag na de eerste';
  if (countDaysBetween(date, until) >= MOST_DAYS) return 'Kies een dag binnen een jaar';
  return planned.length === 0 ? 'Er blijft geen dag over' : undefined;
}

/** Materials are hidden where the tenant has none. */
function createMaterialFields({
  choices: { materials },
  names,
  item,
  use,
}: Context): Field<FormValues>[] {
  const kept = item?.materialIds ?? [];
  const options = createOptions(materials, {
    label: ({ name, number }) => (number ? `${name} (${number})` : name),
    detail: ({ id }) => ({ ...use(id), to: `/material-details/${id}` }),
    kept,
  });
  if (options.every(({ gone }) => gone)) return [];
  return [
    { kind: 'multiselect', name: 'materialIds', label: 'Materieel', options },
    {
      kind: 'custom',
      name: 'drivers',
      label: 'Bestuurder',
      empty: [],
      hiddenWhen: (values) => listVehicles(values, materials).length === 0,
      render: ({ values, change }) => (
        <DriverFields
          vehicles={listVehicles(values, materials)}
          people={values.employeeIds.map((id) => ({ value: id, label: names.employee(id) }))}
          drivers={values.drivers}
          onChange={(drivers) => change({ drivers })}
        />
      ),
      formatText: (values) =>
        keepDrivers(values.drivers, values)
          .map(({ materialId, employeeId }) =>
            [names.material(materialId), names.employee(employeeId)].join(': '),
          )
          .join(', '),
      comparable: (values) => keepDrivers(values.drivers, values),
    },
  ];
}

/** The chosen materials that have a driver, or can have one. */
const listVehicles = ({ materialIds, drivers }: FormValues, materials: Choices['materials']) =>
  materials.filter(
    ({ id, isVehicle }) =>
      materialIds.includes(id) && (isVehicle || findDriver(drivers, id) !== undefined),
  );

interface BelowPeopleProps {
  item: PlanningItem;
  isWhole: boolean;
  atHours: OpenedAt | undefined;
  getName: (employeeId: string) => string;
}

/** Shows actions and records of the people on an item. */
function BelowPeople({ item, isWhole, atHours, getName }: BelowPeopleProps) {
  const hasRecorded = isRecorded(item);
  if (item.assignments.length < 2 && !hasRecorded) return null;
  return (
    <div className={classes.below}>
      <Detach item={item} getName={getName} />
      {hasRecorded && isWhole && <RecordedHours item={item} getName={getName} openedAt={atHours} />}
      {hasRecorded && !isWhole && <Skeleton height={74} />}
    </div>
  );
}

function findTargetFault({ kind, projectId, clientId }: Target, term: string): string | undefined {
  if (kind === 'client') return clientId === null ? 'Kies een klant' : undefined;
  return projectId === null ? `Kies een ${toLowerCase(term)}` : undefined;
}

const listEmployeeIds = ({ assignments }: PlanningItem) =>
  assignments.map(({ employeeId }) => employeeId);

/** Says that a night shift ends on the next day, and a watch after 24 hours, so that a mistyped time is noticed. */
export function endHelp({ startTime, endTime }: Pick<FormValues, 'startTime' | 'endTime'>): string {
  if (!isTime(startTime) || !isTime(endTime) || endTime > startTime) return '';
  return endTime === startTime ? 'Begin en einde zijn gelijk: 24 uur' : 'Volgende dag';
}

/** An employee with recorded hours cannot be removed from the item. */
function explainRecordedRefusal(
  problems: readonly FieldProblem[],
  getName: (employeeId: string) => string,
): string | undefined {
  const recorded = problems.filter(({ code }) => code === 'hours-recorded');
  if (recorded.length === 0) return undefined;
  const names = recorded.map(({ detail }) => getName(detail ?? ''));
  const those = names.length === 1 ? 'die' : 'hen';
  return `${formatHoursRecorded(names)} Zet ${those} terug om op te slaan.`;
}
