import { formatDay } from '@ploegplan/contract/dates/day-texts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { formatTimes } from '../../../lib/dates/dates.ts';
import { notify } from '../../../lib/notify.ts';

/** Planned items, with the names of what they are about. */
interface Source {
  items: readonly PlannedItem[];
  names: {
    projects: ReadonlyMap<string, { title: string; location: string }>;
    clients: ReadonlyMap<string, { name: string }>;
    employee: (id: string) => string;
  };
}

/** One person, or the people of a crew. */
export interface CopiedFor {
  name: string;
  employeeIds: readonly string[];
}

/** The definite planning of some days as a text to send by hand; of a crew with who does what. */
export function formatPlan(
  { items, names }: Source,
  days: readonly string[],
  { name, employeeIds }: CopiedFor,
): string {
  const own = items.filter(
    (item) => !item.isDraft && item.employeeIds.some((id) => employeeIds.includes(id)),
  );
  const lines = days.flatMap((date) => {
    const ofDay = own
      .filter((item) => item.date === date)
      .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));
    if (ofDay.length === 0) return [];
    const works = ofDay.map((item) => {
      const project = names.projects.get(item.projectId ?? '');
      const title = project?.title ?? names.clients.get(item.clientId ?? '')?.name ?? '';
      const work = [formatTimes(item), title, item.location || project?.location]
        .filter(Boolean)
        .join(', ');
      if (employeeIds.length === 1) return work;
      const people = item.employeeIds.filter((id) => employeeIds.includes(id));
      return `${work}: ${people.map(names.employee).join(', ')}`;
    });
    return ['', `*${formatDay(date)}*`, ...works];
  });
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const period = first === last ? formatDay(first) : `${formatDay(first)} t/m ${formatDay(last)}`;
  const title = `Planning van ${name}, ${period}`;
  return [title, ...(lines.length > 0 ? lines : ['', 'Niets gepland.'])].join('\n');
}

/** Copies the planning of a person or crew, for who gets no messages of the app. */
export async function copyPlan(source: Source, days: readonly string[], of: CopiedFor) {
  try {
    await navigator.clipboard.writeText(formatPlan(source, days, of));
    notify.success('Planning gekopieerd', `Plak hem in WhatsApp, voor ${of.name}.`);
  } catch {
    notify.error('Kopiëren mislukt', 'Je browser gaf geen toestemming.');
  }
}
