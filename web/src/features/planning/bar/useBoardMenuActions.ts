import type { Absence } from '@ploegplan/contract/absences/schemas';
import { openEnd } from '@ploegplan/contract/dates/dates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAbsenceChanges } from '../../../data/leave/absences.ts';
import {
  isIllnessReport,
  openRequestsQuery,
  useDecideRequest,
} from '../../../data/leave/requests.ts';
import type { PlannedItem } from '../../../data/planning/planning-items.ts';
import { plannedInQuery } from '../../../data/records/employees.ts';
import { explainError } from '../../../lib/api/messages.ts';
import { notify } from '../../../lib/notify.ts';
import type { BoardHandlers, MenuAt } from '../board/gestures.ts';
import { type Bar, type BoardRow, getItemOn } from '../board/rows/rows.ts';
import { type DialogSubject, listShiftScopes } from '../dialogs/subject.ts';
import { isAnySelected } from '../edits/commands.ts';
import { useItemActions } from '../edits/useItemActions.ts';
import type { useBoard } from '../useBoard.ts';
import type { Planned } from '../usePlanning.ts';
import type { usePublishing } from './usePublishing.ts';

interface Uses {
  board: ReturnType<typeof useBoard>;
  planned: Planned;
  days: readonly string[];
  selected: readonly PlannedItem[];
  handlers: BoardHandlers;
  publishing: ReturnType<typeof usePublishing>;
  onDialog: (subject: DialogSubject) => void;
}

const loadCopying = () => import('../told/copy-plan.ts');

/** Returns the day of a column. On a scale of hours all columns are of one day. */
export const getDateOfColumn = ({ scale }: BoardRow, column: number): string | undefined =>
  scale.columns[scale.hours ? 0 : column]?.date;

/** Returns the menu's actions on a bar or cell. For a selected bar they apply to the whole selection. */
export function useBoardMenuActions(uses: Uses) {
  const { board, planned, days, selected, handlers, publishing, onDialog } = uses;
  const { setDraft } = useItemActions(board.words);
  const illness = useIllness(board, onDialog);
  /** The person of the row, or the people of the bar. */
  const listPeople = (bar: Bar | null, { subject }: BoardRow) =>
    board.rowsBy === 'employees'
      ? [subject.id]
      : [...new Set(bar?.items.flatMap(({ employeeIds }) => employeeIds))];
  const meant = ({ items }: Bar) => (isAnySelected(items, selected) ? selected : items);
  return {
    onOpen: handlers.onOpen,
    /** The page of the item, with its history; it prints as a work order. */
    onPage: (bar: Bar, column: number) => {
      const item = getItemOn(bar, column);
      if (item) handlers.onFollow(`/planning-details/${item.id}`);
    },
    onMove: (bar: Bar, column: number, row: BoardRow) =>
      handlers.onCommand('move', bar, column, row),
    onRepeat: (bar: Bar) => onDialog({ kind: 'repeat', items: meant(bar) }),
    /** Shifts work from that day on: of the bar, its project, its row or the crew. */
    onShift: ({ bar, row, column }: MenuAt) => {
      const { employees } = planned.choices;
      const scopes = listShiftScopes(bar?.items ?? [], row.subject.id, board.rowsBy, employees);
      const from = (bar && getItemOn(bar, column)?.date) ?? getDateOfColumn(row, column);
      if (from !== undefined) onDialog({ kind: 'shift', scopes, from });
    },
    /** Lists the entries for each person of the menu. */
    listIllness: ({ bar, row, column }: MenuAt) => {
      const date = getDateOfColumn(row, column);
      return date === undefined ? [] : listPeople(bar, row).map((id) => illness(id, date));
    },
    onSelect: (bar: Bar) => handlers.onSelect([bar]),
    onDraft: (bar: Bar, isDraft: boolean) => setDraft(meant(bar), isDraft),
    onRemove: (bar: Bar, column: number, row: BoardRow) =>
      handlers.onCommand('remove', bar, column, row),
    onPlan: (row: BoardRow, column: number) => {
      // On a scale of hours a new item takes the day, not the hour that was clicked.
      const at = row.scale.hours?.from ?? column;
      handlers.onGesture({ kind: 'create', row, from: at, to: at });
    },
    onCopyDay: (date: string) => onDialog({ kind: 'copy', date, span: 'day' }),
    /** Shows what the person of a row was told. */
    ...(board.rowsBy === 'employees' && {
      onTold: ({ subject }: BoardRow) => handlers.onFollow(`/employee-told/${subject.id}`),
      /** The planning of the person of a row, and of the crew, as a text for who gets no messages. */
      listCopies: ({ subject }: BoardRow) => {
        const { employees } = planned.choices;
        const crew = employees.find(({ id }) => id === subject.id)?.crew ?? '';
        const ofCrew = employees.filter((other) => crew !== '' && other.crew === crew);
        return [
          { name: board.words.employee(subject.id), employeeIds: [subject.id] },
          ...(ofCrew.length > 1 ? [{ name: crew, employeeIds: ofCrew.map(({ id }) => id) }] : []),
        ].map((of) => ({
          name: of.name,
          run: () => void loadCopying().then(({ copyPlan }) => copyPlan(planned, days, of)),
        }));
      },
    }),
    draftsOn: publishing.countOn,
    onPublishDay: (date: string) => void publishing.ask([date]),
  };
}

export type BoardActions = ReturnType<typeof useBoardMenuActions>;

/** A menu entry that reports somebody ill, or well again, on a day. */
interface IllnessEntry {
  name: string;
  label: 'Ziek melden' | 'Beter melden';
  run: () => void;
}

const isOpenOn = ({ kind, lastDay, firstDay }: Absence, date: string) =>
  kind === 'sick' && lastDay === openEnd && firstDay <= date;

/**
 * Reports people ill from a day of the board on, or records what they reported themselves; what is planned for them from then on is
 * then to be given to others.
 */
function useIllness(
  { rulebook, words }: ReturnType<typeof useBoard>,
  onDialog: (subject: DialogSubject) => void,
): (employeeId: string, date: string) => IllnessEntry {
  const cache = useQueryClient();
  const { reportIll, endIllness } = useAbsenceChanges();
  const { data: requests = [] } = useQuery(openRequestsQuery);
  const { mutate: decide } = useDecideRequest();
  return (employeeId, date) => {
    const name = words.employee(employeeId);
    const request = requests.find((one) => isIllnessReport(one) && one.employeeId === employeeId);
    const absence = rulebook.absences
      .get(employeeId)
      ?.find((candidate) => candidate.id !== request?.id && isOpenOn(candidate, date));
    if (absence) {
      const run = () => void endIllness({ absence, name, back: date });
      return { name, label: 'Beter melden', run };
    }
    const showWork = async (from: string) => {
      // The dialog says that it cannot be read.
      const planned = await cache
        .fetchQuery(plannedInQuery(employeeId, from, openEnd))
        .catch(() => null);
      if (planned?.length !== 0) onDialog({ kind: 'handover', employeeId, from });
    };
    if (request) {
      const answers = {
        onSuccess: () => void showWork(request.firstDay),
        onError: (error: Error) => notify.error('Ziek melden mislukt', explainError(error)),
      };
      const run = () => decide({ request, approve: true, answer: '' }, answers);
      return { name, label: 'Ziek melden', run };
    }
    const report = { employee: { id: employeeId, name }, day: date };
    return {
      name,
      label: 'Ziek melden',
      run: () => void reportIll(report).then((added) => added && showWork(date)),
    };
  };
}
