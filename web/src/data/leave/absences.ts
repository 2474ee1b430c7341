import { absences } from '@ploegplan/contract/absences/endpoints';
import type { Absence, AbsenceUpdate, NewAbsence } from '@ploegplan/contract/absences/schemas';
import { addDays, openEnd } from '@ploegplan/contract/dates/dates';
import type { Employee } from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { v7 as uuidv7 } from 'uuid';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/errors.ts';
import { explainError } from '../../lib/api/messages.ts';
import type { Changes } from '../../lib/changes/changes.ts';
import type { Command, Subject } from '../../lib/changes/command.ts';
import { undoAction, useChanges } from '../../lib/changes/own-changes.ts';
import { formatDayRange } from '../../lib/dates/dates.ts';
import { notify } from '../../lib/notify.ts';
import { leaveKindData } from './leave-kinds.ts';

export const absencesQuery = (from: string, to = from) =>
  queryOptions({
    queryKey: ['absences', 'days', from, to],
    queryFn: ({ signal }) => call(absences.list, { query: { from, to }, signal }),
  });

/** The same for more days than one request may have. */
export function absencesQueries(from: string, to: string) {
  const queries = [];
  for (let first = from; first <= to; first = addDays(first, limits.planningDays)) {
    const last = addDays(first, limits.planningDays - 1);
    queries.push(absencesQuery(first, last < to ? last : to));
  }
  return queries;
}

/** The queries that show or count absences. */
const shown = [['absences'], ['leave'], ['home'], ['work']] as const;

/** Reads again what an absence changes. */
export function useRefreshAbsences(): () => void {
  const cache = useQueryClient();
  return () => {
    for (const queryKey of shown) void cache.invalidateQueries({ queryKey });
  };
}

export const formatAbsence = ({
  kindName,
  firstDay,
  lastDay,
}: Pick<Absence, 'kindName' | 'firstDay' | 'lastDay'>) =>
  `${kindName}, ${formatDayRange(firstDay, lastDay)}`;

/** The screen whose keys undo changes of leave; its messages replace each other. */
export const LEAVE = 'leave';

/** The fields of an absence that the office fills in. */
type AbsenceFields = Omit<AbsenceUpdate, 'version'>;

const pickFields = ({ kindId, firstDay, lastDay, hoursPerDay, note }: Absence): AbsenceFields => ({
  ...{ kindId, firstDay, lastDay, hoursPerDay, note },
});

const toNewAbsence = (row: Absence): NewAbsence => ({
  ...{ id: row.id, employeeId: row.employeeId, ...pickFields(row) },
});

const createChangedError = () =>
  new ApiError({
    ...{ type: 'about:blank', title: 'Changed since', requestId: '' },
    ...{ status: 409, code: 'stale-version' },
  });

/** Makes commands of the absences of employees. */
class AbsenceEditor implements Subject {
  readonly keys = shown;
  readonly #changes: Changes;

  constructor(changes: Changes) {
    this.#changes = changes;
  }

  /** Adds all or none. The same ids may be sent again. */
  addition(added: readonly NewAbsence[]): Command<Absence[]> {
    return {
      subject: this,
      records: added.map(({ id }) => id),
      send: async () => {
        const rows = await call(absences.create, { body: { absences: [...added] } });
        for (const row of rows) this.#changes.getRecordVersion(row).version = row.version;
        return rows;
      },
      inverse: (rows) => rows && this.removal(rows),
    };
  }

  removal(rows: readonly Absence[]): Command<readonly Absence[]> {
    const own = rows.map((row) => ({ ...row, recordVersion: this.#changes.getRecordVersion(row) }));
    return {
      subject: this,
      records: rows.map(({ id }) => id),
      send: async () => {
        // Deleting names no version: what somebody else changed since is not to be lost with it.
        if (own.some(({ id, recordVersion }) => this.#listedVersion(id) > recordVersion.version))
          throw createChangedError();
        for (const { id } of rows) await call(absences.remove, { params: { id } });
        return rows;
      },
      inverse: () => this.addition(rows.map(toNewAbsence)),
    };
  }

  change(
    seen: Absence,
    fields: AbsenceFields,
    recordVersion = this.#changes.getRecordVersion(seen),
  ): Command<Absence> {
    const { id } = seen;
    return {
      subject: this,
      records: [id],
      send: async () => {
        const body = { ...fields, version: recordVersion.version };
        const row = await call(absences.update, { params: { id }, body });
        recordVersion.version = row.version;
        return row;
      },
      inverse: (row) => row && this.change(row, pickFields(seen), recordVersion),
    };
  }

  #listedVersion(id: string): number {
    const lists = this.#changes.cache.getQueriesData<Absence[]>({ queryKey: ['absences', 'days'] });
    const rows = lists.flatMap(([, list = []]) => list.filter((row) => row.id === id));
    return Math.max(0, ...rows.map(({ version }) => version));
  }
}

interface Illness {
  employee: Pick<Employee, 'id' | 'name'>;
  /** The first day of it. */
  day: string;
}

interface Ending {
  absence: Absence;
  name: string;
  /** The first day on which the employee works again. */
  back: string;
}

/** Changes absences and says so, with a way to undo it; a rejection is for the caller where nothing else is said. */
export function useAbsenceChanges() {
  const changes = useChanges();
  const editor = changes.once(AbsenceEditor, () => new AbsenceEditor(changes));

  async function apply<Answer>(
    command: Command<Answer>,
    message: string,
    about?: string,
  ): Promise<Answer> {
    const label = about === undefined ? message : `${message}: ${about}`;
    const { step, answer } = changes.apply(command, { label, scopes: [LEAVE] });
    const given = await answer;
    notify.success(message, about, { key: LEAVE, action: undoAction(changes, LEAVE, step) });
    return given;
  }
  const tell = (failure: string) => (error: unknown) => {
    notify.error(failure, explainError(error), { key: LEAVE });
    return null;
  };

  return {
    add: (added: readonly NewAbsence[], about: string) =>
      apply(editor.addition(added), 'Verlof toegevoegd', about),
    change: (seen: Absence, fields: AbsenceFields, about: string) =>
      apply(editor.change(seen, fields), 'Verlof bijgewerkt', about),
    /** Says itself that it failed, as the next ones. */
    remove: (absence: Absence) =>
      apply(editor.removal([absence]), 'Verlof verwijderd', formatAbsence(absence)).catch(
        tell('Verlof verwijderen mislukt'),
      ),
    /** Ill from a day on, until further notice; null when that was not recorded. */
    reportIll: async ({ employee, day }: Illness) => {
      const kinds = await changes.cache
        .fetchQuery(leaveKindData.list)
        .catch(tell('Ziek melden mislukt'));
      const kind = kinds?.find((candidate) => candidate.kind === 'sick' && !candidate.deleted);
      if (kinds && !kind) {
        const what = 'Voeg die eerst toe bij de verlofsoorten.';
        notify.error('Er is geen verlofsoort voor ziekte', what);
      }
      if (!kind) return null;
      const days = { firstDay: day, lastDay: openEnd, hoursPerDay: null, note: '' };
      const added = { id: uuidv7(), employeeId: employee.id, kindId: kind.id, ...days };
      const text = `${employee.name}: ${formatAbsence({ ...days, kindName: kind.name })}`;
      return apply(editor.addition([added]), text).catch(tell('Ziek melden mislukt'));
    },
    /** Ends an illness that was open on the day before somebody is back. */
    endIllness: ({ absence, name, back }: Ending) => {
      const { firstDay } = absence;
      const lastDay = back <= firstDay ? firstDay : addDays(back, -1);
      const command = editor.change(absence, { ...pickFields(absence), lastDay });
      const about = formatAbsence({ ...absence, lastDay });
      return apply(command, `${name} is beter gemeld`, about).catch(tell('Beter melden mislukt'));
    },
  };
}
