import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  EvidenceParams,
  KeptReadings,
  NewWeatherDays,
  ToldOfWeather,
  TypedReadings,
  WeatherDate,
  WeatherDayIds,
  WeatherDesk,
  WeatherPlace,
  WeatherRange,
  WeatherSettings,
  WeatherSettingsChange,
} from './schemas.ts';

export const weather = {
  desk: endpoint('GET', '/weather/desk', {
    access: 'admin',
    summary:
      'The sites of a day with the verdict of each norm, the people on them, and the list for UWV',
    query: WeatherDate,
    response: WeatherDesk,
  }),
  addDays: endpoint('POST', '/weather/days', {
    access: 'admin',
    summary:
      'Record who does not work for the weather, all or none, and tell them; a repeated id is the same day',
    body: NewWeatherDays,
    response: ToldOfWeather,
    errors: ['not-found', 'absence-overlap', 'no-weather-kind'],
  }),
  withdraw: endpoint('POST', '/weather/withdrawals', {
    access: 'admin',
    summary: 'Withdraw days of weather, and tell those who work after all',
    body: WeatherDayIds,
    response: ToldOfWeather,
  }),
  report: endpoint('POST', '/weather/reports', {
    access: 'admin',
    summary: 'Record that days were reported to UWV, by whom and when',
    body: WeatherDayIds,
  }),
  setPlace: endpoint('PUT', '/weather/projects/:id', {
    access: 'admin',
    summary: 'Choose the station of a project, and the work by which its wind is judged',
    params: idParams,
    body: WeatherPlace,
    errors: ['not-found'],
  }),
  addReadings: endpoint('POST', '/weather/readings', {
    access: 'admin',
    summary: 'Keep readings of a station that were typed or pasted',
    body: TypedReadings,
    response: KeptReadings,
  }),
  evidence: endpoint('GET', '/weather/projects/:id/evidence/:format', {
    access: 'admin',
    summary: 'The unworkable days of a project with station, readings and norms, for its client',
    params: EvidenceParams,
    query: WeatherRange,
    binary: true,
    errors: ['not-found'],
  }),
  settings: endpoint('GET', '/weather/settings', {
    access: 'admin',
    summary: 'Where readings come from, and the norms of the company',
    response: WeatherSettings,
  }),
  changeSettings: endpoint('PUT', '/weather/settings', {
    access: 'admin',
    summary: 'Change where readings come from, and the norms of the company',
    body: WeatherSettingsChange,
    response: WeatherSettings,
    errors: ['stale-version'],
  }),
};
