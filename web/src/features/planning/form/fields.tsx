import { limits } from '@ploegplan/contract/limits';
import type { PlanningItem } from '@ploegplan/contract/planning.schemas';
import type { FieldProblem } from '@ploegplan/contract/problem';
import { isTime } from '@ploegplan/contract/rules/time-entry';
import type { Field } from '../../../ui/form/fields.ts';
import { optionsOf } from '../../../ui/form/options.ts';
import { describeItem } from '../board/labels.ts';
import type { Availability } from './availability.ts';
import type { Choices } from './choices.ts';
import type { PlanningNames } from './names.ts';
import { isRecorded, RecordedHours } from './RecordedHours.tsx';
import { hoursRecordedText } from './recorded.ts';
import { TargetField } from './TargetField.tsx';
import { chosenTarget, type FormValues, type Target } from './values.ts';

interface Context {
  choices: Choices;
  names: PlanningNames;
  /** The tenant's word for a project. */
  term: string;
  /** The saved item; null for a new one. */
  item: PlanningItem | undefined;
  /** Of each employee on the chosen day. */
  availability: Availability;
  onPlus: (kind: Target['kind']) => void;
}

/** The fields of a planning item. */
export function itemFields(context: Context): Field<FormValues>[] {
  const { choices, names, term, item, availability, onPlus } = context;
  return [
    {
      kind: 'custom',
      name: 'target',
      label: `${term} of klant`,
      render: (input) => <TargetField {...input} choices={choices} onPlus={onPlus} />,
      errorOf: ({ target }) => targetFault(target, term),
      textOf: ({ target }) => describeItem({ ...chosenTarget(target), location: '' }, names).title,
      comparable: ({ target }) => chosenTarget(target),
      sentAs: ['projectId', 'clientId'],
      rejectionOf: ([problem]) =>
        problem?.code === 'project-or-client' ? 'Kies één van de twee' : undefined,
    },
    { kind: 'date', name: 'date', label: 'Datum', required: true, missing: 'Kies een datum' },
    { kind: 'time', name: 'startTime', label: 'Begin', width: 'half' },
    {
      kind: 'time',
      name: 'endTime',
      label: 'Einde',
      width: 'half',
      help: (values) => (endsNextDay(values) ? 'Volgende dag' : ''),
      errorOf: ({ startTime, endTime }) =>
        endTime !== '' && startTime === endTime ? 'Begin en einde zijn gelijk' : undefined,
    },
    {
      kind: 'multiselect',
      name: 'employeeIds',
      label: 'Werknemers',
      required: true,
      missing: 'Kies minstens één werknemer',
      nothingFound: 'Niemand gevonden',
      options: optionsOf(choices.employees, {
        label: ({ name }) => name,
        detail: ({ id }) => ({ ...availability(id), to: `/employee-details/${id}` }),
        kept: item ? employeesOf(item) : [],
      }),
      rejectionOf: (problems) => recordedRefusal(problems, names.employee),
      below: item && isRecorded(item) && (
        <RecordedHours assignments={item.assignments} nameOf={names.employee} />
      ),
    },
    {
      kind: 'location',
      name: 'location',
      label: 'Locatie',
      placeholder: ({ target }) =>
        describeItem({ ...chosenTarget(target), location: '' }, names).place || 'Straat en plaats',
      maxLength: limits.location,
    },
    {
      kind: 'multiline',
      name: 'description',
      label: 'Werkzaamheden',
      maxLength: limits.description,
    },
    {
      kind: 'contactPerson',
      name: 'contactPerson',
      label: 'Contactpersoon',
      maxLength: limits.name,
    },
  ];
}

function targetFault({ kind, projectId, clientId }: Target, term: string): string | undefined {
  if (kind === 'client') return clientId === null ? 'Kies een klant' : undefined;
  return projectId === null ? `Kies een ${term.toLocaleLowerCase('nl')}` : undefined;
}

const employeesOf = ({ assignments }: PlanningItem) =>
  assignments.map(({ employeeId }) => employeeId);

/** Whether the work goes on past midnight. A night shift ends before it began, so that is allowed. */
export const endsNextDay = ({ startTime, endTime }: Pick<FormValues, 'startTime' | 'endTime'>) =>
  isTime(startTime) && isTime(endTime) && endTime < startTime;

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
