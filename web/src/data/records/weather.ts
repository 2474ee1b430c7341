import { weather } from '@ploegplan/contract/weather/endpoints';
import type {
  NewWeatherDay,
  TypedReadings,
  WeatherPlace,
  WeatherSettingsChange,
} from '@ploegplan/contract/weather/schemas';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/call.ts';
import { explainError } from '../../lib/api/messages.ts';
import type { Command, Subject } from '../../lib/changes/command.ts';
import { undoAction, useChanges } from '../../lib/changes/own-changes.ts';
import { notify } from '../../lib/notify.ts';
import { formatQuantity } from '../../lib/values/numbers.ts';

export const deskQuery = (date: string) =>
  queryOptions({
    queryKey: ['weather', 'desk', date],
    queryFn: ({ signal }) => call(weather.desk, { query: { date }, signal }),
  });

export const weatherSettingsQuery = queryOptions({
  queryKey: ['weather', 'settings'],
  queryFn: ({ signal }) => call(weather.settings, { signal }),
});

const keys = [['weather'], ['absences'], ['leave'], ['home']] as const;

/** The screen whose keys undo its changes; its messages replace each other. */
export const WEATHER = 'weather';

class WeatherEditor implements Subject {
  readonly keys = keys;

  addition(days: readonly NewWeatherDay[]): Command<{ count: number }> {
    return {
      subject: this,
      records: days.map(({ id }) => id),
      send: () => call(weather.addDays, { body: { days: [...days] } }),
      inverse: () => this.withdrawal(days),
    };
  }

  withdrawal(days: readonly NewWeatherDay[]): Command<{ count: number }> {
    const ids = days.map(({ id }) => id);
    return {
      subject: this,
      records: ids,
      send: () => call(weather.withdraw, { body: { ids } }),
      inverse: () => this.addition(days),
    };
  }
}

/** Records and withdraws days without work, each with one way to undo it; says itself when that fails. */
export function useWeatherChanges() {
  const changes = useChanges();
  const editor = changes.once(WeatherEditor, () => new WeatherEditor());
  const apply = async (command: Command<{ count: number }>, message: string, about: string) => {
    const { step, answer } = changes.apply(command, { label: message, scopes: [WEATHER] });
    try {
      await answer;
      notify.success(message, about, {
        key: WEATHER,
        action: undoAction(changes, WEATHER, step),
      });
    } catch (error) {
      notify.error('Niet vastgelegd', explainError(error), { key: WEATHER });
    }
  };
  const people = (days: readonly NewWeatherDay[]) =>
    formatQuantity(days.length, 'persoon', 'personen');
  return {
    add: (days: readonly NewWeatherDay[]) =>
      apply(editor.addition(days), 'Niet werken', `${people(days)}, zij krijgen bericht.`),
    withdraw: (days: readonly NewWeatherDay[]) =>
      apply(editor.withdrawal(days), 'Toch werken', `${people(days)}, zij krijgen bericht.`),
  };
}

/** A write after which all of the weather is read again. */
function useWeatherWrite<Body, Answer>(write: (body: Body) => Promise<Answer>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSettled: () => cache.invalidateQueries({ queryKey: ['weather'] }),
  });
}

export const useReportDays = () =>
  useWeatherWrite((ids: readonly string[]) => call(weather.report, { body: { ids: [...ids] } }));

export const useSetPlace = (projectId: string) =>
  useWeatherWrite((body: WeatherPlace) =>
    call(weather.setPlace, { params: { id: projectId }, body }),
  );

export const useAddReadings = () =>
  useWeatherWrite((body: TypedReadings) => call(weather.addReadings, { body }));

export const useChangeWeatherSettings = () =>
  useWeatherWrite((body: WeatherSettingsChange) => call(weather.changeSettings, { body }));
