import { countDaysBetween } from '@ploegplan/contract/dates/dates';
import { projects } from '@ploegplan/contract/projects/endpoints';
import type { Project } from '@ploegplan/contract/projects/schemas';
import { mark, put } from '../../lib/api/cache/record-change.ts';
import { call } from '../../lib/api/call.ts';
import type { Changes } from '../../lib/changes/changes.ts';
import type { About, Command, RecordVersion, Step, Subject } from '../../lib/changes/command.ts';
import { useChanges } from '../../lib/changes/own-changes.ts';
import { formatDayRange, formatShortDay } from '../../lib/dates/dates.ts';
import { readCurrentRow } from '../../lib/form/conflict-row.ts';
import { projectData } from '../records/projects.ts';

export type ProjectDates = Pick<Project, 'startDate' | 'endDate'>;

interface DatesCommand extends Command<Project> {
  /** The project as the user saw it. */
  project: Project;
  dates: ProjectDates;
}

export const pickDates = ({ startDate, endDate }: ProjectDates): ProjectDates => ({
  startDate,
  endDate,
});

export const areSameDates = (a: ProjectDates, b: ProjectDates): boolean =>
  a.startDate === b.startDate && a.endDate === b.endDate;

/** Counts the days by which a whole project is moved; 0 where only an end is. */
export function countMovedDays(before: ProjectDates, after: ProjectDates): number {
  const by = (from: string | null, to: string | null) =>
    from && to ? countDaysBetween(from, to) : 0;
  const days = by(before.startDate, after.startDate);
  return days === by(before.endDate, after.endDate) ? days : 0;
}

/** 'ma 3 aug – vr 14 aug', 'vanaf ma 3 aug', 'tot en met vr 14 aug', 'zonder datums' */
export function formatDates({ startDate, endDate }: ProjectDates): string {
  if (startDate && endDate) return formatDayRange(startDate, endDate);
  if (startDate) return `vanaf ${formatShortDay(startDate)}`;
  return endDate ? `tot en met ${formatShortDay(endDate)}` : 'zonder datums';
}

/** Makes commands of the dates of projects. */
class DateEditor implements Subject {
  readonly keys = [['projects']] as const;
  readonly #changes: Changes;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  show(waiting: readonly DatesCommand[]): void {
    // An answer that is under way does not have them.
    if (waiting.length > 0) void this.#changes.cache.cancelQueries(projectData.list);
    for (const { project, dates } of waiting) this.#draw((rows) => mark(rows, project.id, dates));
  }

  createCommand(project: Project, dates: ProjectDates, recordVersion: RecordVersion): DatesCommand {
    let own = recordVersion;
    return {
      subject: this,
      records: [project.id],
      ...{ project, dates },
      send: () => {
        own = this.#changes.versions.renew(project, recordVersion);
        return this.#send(project, dates, own);
      },
      inverse: (answer) => answer && this.createCommand(answer, pickDates(project), own),
    };
  }

  async #send(
    original: Project,
    dates: ProjectDates,
    recordVersion: RecordVersion,
  ): Promise<Project> {
    try {
      const body = { ...dates, version: recordVersion.version };
      const answer = await call(projects.change, { params: { id: original.id }, body });
      recordVersion.version = answer.version;
      this.#draw((rows) => put(rows, answer));
      return answer;
    } catch (error) {
      const current = readCurrentRow<Project>(error);
      // Somebody else changed other fields of it only, which stay.
      if (current && !current.deleted && areSameDates(current, original)) {
        recordVersion.version = current.version;
        return this.#send(original, dates, recordVersion);
      }
      this.#draw((rows) =>
        current ? put(rows, current) : mark(rows, original.id, pickDates(original)),
      );
      throw error;
    }
  }

  #draw(change: (rows: readonly Project[]) => Project[]): void {
    this.#changes.cache.setQueryData(projectData.list.queryKey, (rows) => rows && change(rows));
  }
}

/** Changes the dates of a project, at once in the list, and undoes that where no key does. */
export function useDateChanges() {
  const changes = useChanges();
  const editor = changes.once(DateEditor, () => new DateEditor(changes));
  return {
    changeDates: (project: Project, dates: ProjectDates, about?: About) =>
      changes.apply(editor.createCommand(project, dates, changes.getRecordVersion(project)), about),
    takeBack: (step: Step) => changes.takeBack(step),
  };
}
