import { workKindTexts } from '@ploegplan/contract/texts/weather';
import { causeTexts } from '@ploegplan/contract/texts/weather-causes';
import {
  createCoded,
  createDay,
  createMoment,
  createNumber,
  createText,
  type ExportSheet,
} from '../export-sheet.ts';
import { createEmployee, createProject } from './work.ts';

const originTexts = {
  typed: 'Ingevoerd',
  hourly: 'Uurgegevens',
  recent: 'Recent',
  sample: 'Voorbeeld',
  forecast: 'Verwachting',
};

export const weatherSheets: readonly ExportSheet[] = [
  {
    name: 'Onwerkbaar weer',
    tables: ['weather_days'],
    from: 'weather_days w',
    order: 'w.date, w.id',
    employee: 'w.employee_id',
    columns: [
      createText('Id', 'w.id'),
      createEmployee('w'),
      createProject('w'),
      createDay('Dag', 'w.date'),
      createCoded('Reden', 'w.cause', causeTexts),
      createMoment('Gemeld op', 'w.reported_at'),
      createText('Gemeld door', 'w.reported_by'),
    ],
  },
  {
    name: 'Metingen van het weer',
    tables: ['weather_readings'],
    from: 'weather_readings r',
    order: 'r.station, r.at, r.origin',
    columns: [
      createNumber('Station', 'r.station'),
      createMoment('Uur tot', 'r.at'),
      createCoded('Herkomst', 'r.origin', originTexts),
      createNumber('Temperatuur (°C)', 'r.temperature'),
      createNumber('Wind (m/s)', 'r.wind'),
      createNumber('Windstoot (m/s)', 'r.gust'),
      createNumber('Minuten regen', 'r.rain_minutes'),
      createNumber('Regen (mm)', 'r.rain'),
    ],
  },
  {
    name: 'Meetstations van projecten',
    tables: ['weather_places'],
    from: 'weather_places w',
    order: 'w.project_id',
    columns: [
      createProject('w'),
      createNumber('Station', 'w.station'),
      createCoded('Wind telt voor', 'w.work_kind', workKindTexts),
    ],
  },
  {
    name: 'Instellingen van het weer',
    tables: ['weather_settings'],
    from: 'weather_settings w',
    order: 'w.tenant_id',
    columns: [
      createText('Uurgegevens', 'w.hourly_url'),
      createText('Metingen van vanochtend', 'w.recent_url'),
      createText('Verwachting', 'w.forecast_url'),
      createText('Kop voor de sleutel', 'w.key_header'),
      createText('Eigen normen', 'w.norms::text'),
    ],
  },
];
