import { projects } from '@ploegplan/contract/projects';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { call } from '../lib/api/call.ts';
import { mark } from '../lib/api/record-change.ts';
import { formatDayRange, formatShortDay } from '../lib/dates/dates.ts';
import { currentRow } from '../lib/form/conflict-row.ts';
import { projectData } from './projects.ts';

export type ProjectDates = Pick<Project, 'startDate' | 'endDate'>;

export interface DatesChange {
  /** As the user saw it. */
  project: Project;
  dates: ProjectDates;
  /** Undoes this change; absent for one that undoes another. */
  reverse?: () => void;
}

export const datesOf = ({ startDate, endDate }: ProjectDates): ProjectDates => ({
  startDate,
  endDate,
});

export const areSameDates = (one: ProjectDates, other: ProjectDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

/** 'ma 3 aug – vr 14 aug', 'vanaf ma 3 aug', 'tot en met vr 14 aug', 'zonder datums' */
export function datesText({ startDate, endDate }: ProjectDates): string {
  if (startDate && endDate) return formatDayRange(startDate, endDate);
  if (startDate) return `vanaf ${formatShortDay(startDate)}`;
  return endDate ? `tot en met ${formatShortDay(endDate)}` : 'zonder datums';
}

/** What became of versions that this tab changed, so that a next change builds on its own one that was still under way. */
const successors = new Map<string, number>();

function latestVersion({ id, version }: Project): number {
  let latest = version;
  for (let next: number | undefined = latest; next !== undefined; ) {
    latest = next;
    next = successors.get(`${id} ${latest}`);
  }
  return latest;
}

async function sendDates({ project, dates }: DatesChange): Promise<Project> {
  const change = async (version: number) => {
    const answer = await call(projects.change, {
      params: { id: project.id },
      body: { ...dates, version },
    });
    successors.set(`${project.id} ${version}`, answer.version);
    return answer;
  };
  try {
    return await change(latestVersion(project));
  } catch (error) {
    const current = currentRow<Project>(error);
    // Somebody else changed other fields of it only, which stay.
    if (current && !current.deleted && areSameDates(current, project)) {
      return change(current.version);
    }
    throw error;
  }
}

/** Changes the dates of a project, at once in the list; changes are sent one after the other. */
export const useDatesChange = () =>
  projectData.useChange({
    action: () => 'update',
    scope: 'dates of projects',
    idOf: ({ project }: DatesChange) => project.id,
    about: ({ project, dates }) => `${project.title}: ${datesText(dates)}`,
    reverse: ({ reverse }) => reverse,
    send: sendDates,
    expect: (rows, { project, dates }) => mark(rows, project.id, dates),
    undo: (rows, { project }) => mark(rows, project.id, datesOf(project)),
  });
