import { crew, dayReports } from '@ploegplan/contract/crew/endpoints';
import type {
  CrewDay,
  CrewEntries,
  CrewEntry,
  CrewSheet,
  NewCrewAnswer,
  NewDayReport,
} from '@ploegplan/contract/crew/schemas';
import { addDays } from '@ploegplan/contract/dates/dates';
import { translate } from '@ploegplan/contract/languages/translate';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { formatShortDay } from '../../lib/dates/dates.ts';
import type { Entry, Write } from '../../lib/outbox/entry.ts';
import { keptNames } from './kept-names.ts';
import { describeDay, sumHours } from './own-days.ts';
import { getLane } from './own-writes.ts';
import { useDeliverOne } from './useDeliverOne.ts';

const CREW = 'crew';
const ANSWER = 'crewAnswer';
const REPORT = 'dayReport';

/** A day of the people of a foreman. */
export const crewSheetQuery = (date: string) =>
  queryOptions({
    queryKey: ['crew', 'sheet', date],
    queryFn: ({ signal }) => call(crew.sheet, { query: { date }, signal }),
    meta: { kept: { name: keptNames.crew(date) } },
  });

/** What foremen entered of the own days of two weeks. */
export const ownCrewDaysQuery = (today: string) =>
  queryOptions({
    queryKey: ['own-hours', 'crew', today],
    queryFn: ({ signal }) =>
      call(crew.own, { query: { from: addDays(today, -14), to: today }, signal }),
    meta: { kept: { name: keptNames.crewDays } },
  });

/** The report of a day of a project, or a proposal for it. */
export const dayReportQuery = (id: string, date: string) =>
  queryOptions({
    queryKey: ['crew', 'report', id, date],
    queryFn: ({ signal }) => call(dayReports.get, { params: { id }, query: { date }, signal }),
    meta: { kept: { name: keptNames.dayReport(id, date) } },
  });

/** '07:00 – 16:00, 30 min pauze, 8,5 uur', or that somebody is not there. */
export function describeEntry({ isAbsent, travelMinutes, ...day }: CrewEntry): string {
  if (isAbsent) return translate('Er niet');
  const travel =
    travelMinutes === null ? [] : [translate('{minutes} min reis', { minutes: travelMinutes })];
  return [...describeDay({ ...day, travel: null }, sumHours(day.works)), ...travel].join(', ');
}

export const isAboutCrew =
  (date: string, employeeId?: string) =>
  ({ kind, body }: Pick<Entry, 'kind' | 'body'>): boolean =>
    kind === CREW &&
    (body as CrewEntries).date === date &&
    (employeeId === undefined ||
      (body as CrewEntries).people.some((person) => person.employeeId === employeeId));

function withEntries(sheet: CrewSheet, { people }: CrewEntries): CrewSheet {
  const toDay = (employeeId: string, { works, ...entry }: CrewEntry): CrewDay => ({
    ...entry,
    employeeId,
    date: sheet.date,
    works: works.map((work) => {
      const { projectId = null, title = '' } = sheet.works.find(({ id }) => id === work.id) ?? {};
      return { ...work, projectId, clientId: null, title };
    }),
    ...{ by: '', at: '', answer: null, objection: '', version: 0 },
  });
  const entered = new Map(people.map(({ employeeId, entry }) => [employeeId, entry]));
  const added = sheet.others.filter(({ employeeId }) => entered.get(employeeId));
  return {
    ...sheet,
    people: [
      ...sheet.people,
      ...added.map((person) => ({
        ...person,
        workIds: [],
        isAway: false,
        isClosed: false,
        entry: null,
      })),
    ].map((person) => {
      const entry = entered.get(person.employeeId);
      if (entry === undefined) return person;
      return { ...person, entry: entry && toDay(person.employeeId, entry) };
    }),
    others: sheet.others.filter((person) => !added.includes(person)),
  };
}

/** The day as it will be when what waits is sent. */
export const withWaitingCrew = (sheet: CrewSheet, entries: readonly Entry[]): CrewSheet =>
  entries
    .filter((entry) => !entry.refusal && isAboutCrew(sheet.date)(entry))
    .reduce((shown, { body }) => withEntries(shown, body as CrewEntries), sheet);

/** What is entered of people of a day, for the outbox. */
export const createCrewWrite = (sheet: CrewSheet, people: CrewEntries['people']): Write => {
  const getName = (id: string) =>
    [...sheet.people, ...sheet.others].find(({ employeeId }) => employeeId === id)?.name ?? '';
  return {
    kind: CREW,
    lane: getLane(sheet.date),
    body: { date: sheet.date, people },
    what: people
      .map(({ employeeId, entry }) =>
        [getName(employeeId), entry ? describeEntry(entry) : translate('gewist')].join(': '),
      )
      .join('\n'),
    about: `${formatShortDay(sheet.date)}, ${translate('Mijn ploeg')}`,
  };
};

/** Enters the day of people by the outbox; throws what the server rejects. */
export function useRecordCrew(sheet: CrewSheet) {
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['crew'],
    mutationFn: (people: CrewEntries['people']) =>
      deliver(createCrewWrite(sheet, people), {
        saved: translate('Ploegstaat opgeslagen'),
        field: 'startTime',
      }),
  });
}

/** The days as they will be when the answers that wait are sent. */
export const withWaitingAnswers = (
  days: readonly CrewDay[],
  entries: readonly Entry[],
): readonly CrewDay[] =>
  entries
    .filter(({ kind, refusal }) => kind === ANSWER && !refusal)
    .reduce((shown, { body }) => {
      const { date, answer, objection = '' } = body as NewCrewAnswer;
      return shown.map((day) => (day.date === date ? { ...day, answer, objection } : day));
    }, days);

/** Answers by the outbox what the foreman entered; throws what the server rejects. */
export function useAnswerCrew() {
  const cache = useQueryClient();
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['own-hours'],
    mutationFn: ({
      day,
      ...answer
    }: Pick<NewCrewAnswer, 'answer' | 'objection'> & { day: CrewDay }) =>
      deliver(
        {
          kind: ANSWER,
          lane: getLane(day.date),
          body: { date: day.date, version: day.version, ...answer },
          what:
            answer.answer === 'confirmed'
              ? `${translate('Klopt')}: ${describeEntry(day)}`
              : translate('Klopt niet: {reason}', { reason: answer.objection ?? '' }),
          about: `${formatShortDay(day.date)}, ${translate('Ploegstaat')}`,
        },
        {
          saved:
            answer.answer === 'confirmed'
              ? translate('Uren opgeslagen.')
              : translate('Doorgegeven aan kantoor'),
          field: 'objection',
        },
      ),
    onSettled: () => {
      for (const queryKey of [['own-hours'], ['employee-planning']]) {
        void cache.invalidateQueries({ queryKey });
      }
    },
  });
}

/** Saves the report of a day of a project by the outbox; throws what the server rejects. */
export function useSaveReport({ id, title }: { id: string; title: string }) {
  const deliver = useDeliverOne();
  return useMutation({
    mutationKey: ['crew'],
    mutationFn: (report: NewDayReport) =>
      deliver(
        {
          kind: REPORT,
          lane: getLane(report.date),
          params: { id },
          body: report,
          what: report.workDone || translate('Dagrapport'),
          about: `${formatShortDay(report.date)}, ${title}`,
        },
        { saved: translate('Dagrapport opgeslagen'), field: 'workDone' },
      ),
  });
}

/** The report as it will be when what waits is sent. */
export const findWaitingReport = (
  entries: readonly Entry[],
  id: string,
  date: string,
): NewDayReport | undefined =>
  entries.findLast(
    ({ kind, params, body, refusal }) =>
      kind === REPORT && !refusal && params?.id === id && (body as NewDayReport).date === date,
  )?.body as NewDayReport | undefined;
