import type { PlanningHistoryEntry } from '@ploegplan/contract/planning/schemas';
import { formatDay, formatTime } from '../../../lib/dates/dates.ts';
import { formatImageLine } from '../../../ui/images/image-line.ts';
import { formatHoursLabel } from '../board/rows/labels.ts';
import type { PlanningNames } from '../form/values/names.ts';

type Field = PlanningHistoryEntry['fields'][number];

interface Words {
  names: PlanningNames;
  /** The tenant's term for a project. */
  project: string;
}

const labels = {
  date: 'Dag',
  startTime: 'Begin',
  endTime: 'Einde',
  clientId: 'Klant',
  location: 'Locatie',
  description: 'Werkzaamheden',
} as const;

const formatShown = (text: string) => text || 'leeg';

/** 'Ladder toegevoegd', 'Ladder verwijderd' */
const formatAddedOrRemoved = ({ from, to }: Field, getName: (value: string) => string) =>
  from === null ? `${getName(String(to))} toegevoegd` : `${getName(String(from))} verwijderd`;

/** Formats one changed value: 'Begin: 07:00 → 08:00', 'Ann: 7,5 uur → 8 uur'. */
export function formatHistoryLine(one: Field, { names, project }: Words): string {
  const { field, from, to, employeeId = '', materialId = '' } = one;
  const change = (label: string, text: (value: string) => string) => {
    const [before = '', after = ''] = [from, to].map((value) =>
      value === null || value === '' ? '' : text(String(value)),
    );
    return `${label}: ${formatShown(before)} → ${formatShown(after)}`;
  };
  switch (field) {
    case 'date':
      return change(labels.date, formatDay);
    case 'startTime':
    case 'endTime':
      return change(labels[field], formatTime);
    case 'projectId':
      return change(project, (id) => names.projects.get(id)?.title ?? '');
    case 'clientId':
      return change(labels.clientId, (id) => names.clients.get(id)?.name ?? '');
    case 'location':
    case 'description':
      return change(labels[field], (text) => text);
    case 'contactPerson':
      return 'Contactpersoon gewijzigd';
    case 'needs':
      return 'Mensen nodig per dag gewijzigd';
    case 'isDraft':
      return to === true ? 'Concept gemaakt' : 'Gepubliceerd';
    case 'employeeId':
      return formatAddedOrRemoved(one, names.employee);
    case 'materialId':
      return formatAddedOrRemoved(one, names.material);
    case 'driver':
      return change(`Bestuurder van ${names.material(materialId)}`, names.employee);
    case 'image':
      return formatImageLine(one);
    case 'hoursWorked':
      return change(names.employee(employeeId), (hours) => formatHoursLabel(Number(hours)));
    case 'notes':
      return change(`Opmerkingen van ${names.employee(employeeId)}`, (text) => text);
  }
}
