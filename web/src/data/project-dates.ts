import { projects } from '@ploegplan/contract/projects';
import type { Project } from '@ploegplan/contract/projects.schemas';
import { daysBetween } from '@ploegplan/contract/rules/dates';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
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
  /** Another message tells of it. */
  isQuiet?: boolean;
}

export const datesOf = ({ startDate, endDate }: ProjectDates): ProjectDates => ({
  startDate,
  endDate,
});

export const areSameDates = (one: ProjectDates, other: ProjectDates): boolean =>
  one.startDate === other.startDate && one.endDate === other.endDate;

/** How many days a project as a whole is moved; 0 where only an end is. */
export function movedDays(before: ProjectDates, after: ProjectDates): number {
  const by = (from: string | null, to: string | null) => (from && to ? daysBetween(from, to) : 0);
  const days = by(before.startDate, after.startDate);
  return days === by(before.endDate, after.endDate) ? days : 0;
}

/** 'ma 3 aug – vr 14 aug', 'vanaf ma 3 aug', 'tot en met vr 14 aug', 'zonder datums' */
export function datesText({ startDate, endDate }: ProjectDates): string {
  if (startDate && endDate) return formatDayRange(startDate, endDate);
  if (startDate) return `vanaf ${formatShortDay(startDate)}`;
  return endDate ? `tot en met ${formatShortDay(endDate)}` : 'zonder datums';
}

/** What became of versions that this tab changed, so that a next change builds on its own one that was still under way. */
type Successors = Map<string, number>;

const successorsOf = new WeakMap<QueryClient, Successors>();

function latestVersion(
  { id, version }: Pick<Project, 'id' | 'version'>,
  successors: Successors,
): number {
  const next = successors.get(`${id} ${version}`);
  return next === undefined ? version : latestVersion({ id, version: next }, successors);
}

async function sendDates({ project, dates }: DatesChange, cache: QueryClient): Promise<Project> {
  const successors = successorsOf.get(cache) ?? new Map<string, number>();
  successorsOf.set(cache, successors);
  const change = async (version: number) => {
    const answer = await call(projects.change, {
      params: { id: project.id },
      body: { ...dates, version },
    });
    successors.set(`${project.id} ${version}`, answer.version);
    return answer;
  };
  try {
    return await change(latestVersion(project, successors));
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
export function useDatesChange() {
  const cache = useQueryClient();
  return projectData.useChange({
    action: () => 'update',
    scope: 'dates of projects',
    idOf: ({ project }: DatesChange) => project.id,
    about: ({ project, dates }) => `${project.title}: ${datesText(dates)}`,
    reverse: ({ reverse }) => reverse,
    isQuiet: ({ isQuiet }) => isQuiet ?? false,
    send: (given: DatesChange) => sendDates(given, cache),
    expect: (rows, { project, dates }) => mark(rows, project.id, dates),
    undo: (rows, { project }) => mark(rows, project.id, datesOf(project)),
  });
}
