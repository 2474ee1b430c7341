import { expectedWeather } from '@ploegplan/contract/expected-weather/endpoints';
import { parseTyped } from '@ploegplan/contract/rules/weather/parse';
import { toCsv } from '@ploegplan/contract/values/csv';
import { weather } from '@ploegplan/contract/weather/endpoints';
import { findUploader } from '../../platform/gallery/repository.ts';
import { formatDisposition } from '../../platform/http/answers/disposition.ts';
import { HttpProblem, requireFound } from '../../platform/http/problem.ts';
import { createRoute, createTxRoute } from '../../platform/http/route.ts';
import type { Notices } from '../../platform/notices/notices.ts';
import { keepReadings } from '../../platform/weather/readings.ts';
import { findSite } from '../../platform/weather/sites.ts';
import { addWeatherDays, reportWeatherDays, withdrawWeatherDays } from './days.ts';
import { readDesk } from './desk.ts';
import { readEvidence, toEvidenceSheet, writeEvidence } from './evidence.ts';
import { listExpected } from './expected.ts';
import { setPlace } from './places.ts';
import { changeWeatherSettings, readShownSettings } from './settings.ts';

export const createWeatherRoutes = (notices: Notices) => [
  createTxRoute(weather.desk, { access: 'admin' }, (tx, { query }) => readDesk(tx, query.date)),
  createTxRoute(weather.addDays, { access: 'admin' }, async (tx, { body }) => ({
    count: await addWeatherDays(tx, notices, body.days),
  })),
  createTxRoute(weather.withdraw, { access: 'admin' }, async (tx, { body }) => ({
    count: await withdrawWeatherDays(tx, notices, body.ids),
  })),
  createTxRoute(weather.report, { access: 'admin' }, async (tx, { body, session }) => {
    const { name } = await findUploader(tx, session);
    await reportWeatherDays(tx, body.ids, name);
  }),
  createTxRoute(weather.setPlace, { access: 'admin' }, async (tx, { params, body }) => {
    requireFound(await findSite(tx, params.id));
    await setPlace(tx, params.id, body);
  }),
  createTxRoute(weather.addReadings, { access: 'admin' }, async (tx, { body }) => {
    const { station, date, text } = body;
    const readings = parseTyped(text, date);
    if (!readings) {
      throw new HttpProblem('validation', { fields: [{ field: 'text', code: 'unreadable' }] });
    }
    return { count: await keepReadings(tx, readings, { station, origin: 'typed' }) };
  }),
  createTxRoute(expectedWeather.list, { access: 'admin' }, (tx) => listExpected(tx)),
  createRoute(weather.evidence, { access: 'admin' }, async (call) => {
    const { params, query, tenant, reply, transact } = call;
    const evidence = await transact((tx) =>
      readEvidence(tx, { projectId: params.id, ...query, company: tenant.displayName }),
    );
    const isPdf = params.format === 'pdf';
    return reply
      .type(isPdf ? 'application/pdf' : 'text/csv; charset=utf-8')
      .header(
        'content-disposition',
        formatDisposition('attachment', `Onwerkbaar weer ${evidence.project}.${params.format}`),
      )
      .send(isPdf ? await writeEvidence(evidence) : toCsv(toEvidenceSheet(evidence)));
  }),
  createTxRoute(weather.settings, { access: 'admin' }, readShownSettings),
  createTxRoute(weather.changeSettings, { access: 'admin' }, (tx, { body }) =>
    changeWeatherSettings(tx, body),
  ),
];
