import fastifyCompress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { absenceRoutes } from './features/absences/routes.ts';
import { createAccountRoutes } from './features/account/routes.ts';
import { createAdminRoutes } from './features/admin/routes.ts';
import { apiKeyRoutes } from './features/api-keys/routes.ts';
import { createAuditRoutes } from './features/audit/routes.ts';
import { clientRoutes } from './features/clients/routes.ts';
import { closureRoutes } from './features/closures/routes.ts';
import { createCrewRoutes } from './features/crew/routes.ts';
import { createDataExportRoutes } from './features/data-exports/routes.ts';
import { createDocumentRoutes } from './features/documents/routes.ts';
import { createEmployeePlanningRoutes } from './features/employee-planning/routes.ts';
import { employeeRoutes } from './features/employees/routes.ts';
import { filterChanges } from './features/events/policy.ts';
import { createEventRoutes } from './features/events/routes.ts';
import { createGeocodingRoutes } from './features/geocoding/routes.ts';
import { createHelpRoutes } from './features/help/routes.ts';
import { holidayRoutes } from './features/holidays/routes.ts';
import { homeRoutes } from './features/home/routes.ts';
import { createHostingRoutes } from './features/hosting/routes.ts';
import { hourKindRoutes } from './features/hour-kinds/routes.ts';
import { createHoursRoutes } from './features/hours/routes.ts';
import { createImageRoutes } from './features/images/routes.ts';
import { storageRoutes } from './features/images/storage-routes.ts';
import { leaveRoutes } from './features/leave/routes.ts';
import { leaveKindRoutes } from './features/leave-kinds/routes.ts';
import { leaveRequestRoutes } from './features/leave-requests/routes.ts';
import { materialRoutes } from './features/materials/routes.ts';
import { noteRoutes } from './features/notes/routes.ts';
import { createNoticeRoutes } from './features/notices/routes.ts';
import { payRulesRoutes } from './features/pay-rules/routes.ts';
import { payrollRoutes } from './features/payroll/routes.ts';
import { createPlanningRoutes } from './features/planning/routes.ts';
import { createPlanningLinkRoutes } from './features/planning-links/routes.ts';
import { LinkStreams } from './features/planning-links/streams.ts';
import { projectRoutes } from './features/projects/routes.ts';
import { requirementRoutes } from './features/requirements/routes.ts';
import { retentionRoutes } from './features/retention/routes.ts';
import { serveScaffoldPages } from './features/scaffold-cards/card-pages.ts';
import { createScaffoldCardRoutes } from './features/scaffold-cards/routes.ts';
import { scaffoldHireRoutes } from './features/scaffold-hire/routes.ts';
import { createScaffoldRoutes } from './features/scaffolds/routes.ts';
import { createSessionRoutes } from './features/session/routes.ts';
import { createSettingsRoutes } from './features/settings/routes.ts';
import { createPublicSlipRoutes } from './features/slips/public-routes.ts';
import { createSlipRoutes } from './features/slips/routes.ts';
import { serveManifest } from './features/tenants/manifest.ts';
import { tenantRoutes } from './features/tenants/routes.ts';
import { createToldRoutes } from './features/told/routes.ts';
import { createUserRoutes } from './features/users/routes.ts';
import { createWeatherRoutes } from './features/weather/routes.ts';
import { createWebhookRoutes } from './features/webhooks/routes.ts';
import { LoginProviders } from './platform/company-login/providers.ts';
import type { Database } from './platform/database/pool.ts';
import { DocumentFiles } from './platform/documents/files.ts';
import { LiveEvents } from './platform/events/live-events.ts';
import type { DataExports } from './platform/exports/data-exports.ts';
import { Challenges } from './platform/factors/challenges.ts';
import { Gallery } from './platform/gallery/gallery.ts';
import type { Previews } from './platform/gallery/previews.ts';
import { Addresses } from './platform/geocoding/addresses.ts';
import type { Gatekeepers } from './platform/http/admission.ts';
import { acceptForms } from './platform/http/answers/forms.ts';
import { parseJson } from './platform/http/answers/json.ts';
import { describeApi } from './platform/http/answers/openapi.ts';
import { findPageFile } from './platform/http/answers/page-files.ts';
import { readPublicPageFiles, servePages } from './platform/http/answers/pages.ts';
import { ForgeryGuard } from './platform/http/csrf.ts';
import { mount } from './platform/http/mount.ts';
import type { Route } from './platform/http/route.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { AccountMails } from './platform/mail/account-mails.ts';
import {
  createDatabaseFigures,
  createPoolFigures,
  createStreamFigures,
} from './platform/metrics/figures.ts';
import type { Notices } from './platform/notices/notices.ts';
import type { PushSender } from './platform/notices/push-sender.ts';
import { signSessionTokens } from './platform/sessions/cookie.ts';
import { readAppKeys } from './platform/sessions/keys.ts';
import { KnownDevices } from './platform/sessions/known-devices.ts';
import { createThrottles } from './platform/sessions/throttle.ts';
import type { TenantDeletions } from './platform/tenants/deletion.ts';
import { openGlobalTables, TenantDirectory } from './platform/tenants/directory.ts';
import type { WebhookSender } from './platform/webhooks/sender.ts';
import { createServer, type ServerOptions } from './server.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the API, for the OpenAPI document and the route walk test. */
    routes: readonly Route[];
  }
}

export interface AppOptions extends ServerOptions {
  config: ServerOptions['config'] & Pick<Config, 'port' | 'geocoderUrl' | 'smtpUrl' | 'backups'>;
  database: Database;
  mails: AccountMails;
  notices: Notices;
  push: PushSender;
  webhooks: WebhookSender;
  previews: Previews;
  exports: DataExports;
  deletions: TenantDeletions;
  jobs: Pick<Jobs, 'retry'>;
  /** Also asks this machine where it asks servers of others: for tests. */
  allowsLoopback?: boolean;
}

/** Builds the whole server, ready to listen or to be called by a test. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const { pool } = options.database;
  const keys = await readAppKeys(openGlobalTables(pool));
  const forgery = new ForgeryGuard(keys.forgeryTokens);
  const directory = new TenantDirectory(pool, options.config.publicUrl);
  const devices = new KnownDevices(keys.knownDevices);
  const throttles = createThrottles(pool);
  const challenges = new Challenges(keys.factorChallenges, throttles.challenge);
  const providers = new LoginProviders({
    secretKey: keys.storedSecrets,
    allowsLoopback: options.allowsLoopback,
  });
  const gate: Gatekeepers = { pool, directory, forgery, throttles };
  const app = await createServer(options);
  const live = new LiveEvents({
    ...options.database,
    directory,
    visibleChanges: filterChanges,
    log: app.log,
  });
  const page = readPublicPageFiles();
  const streams = new LinkStreams({ ...options.database, directory, page, log: app.log });
  const gallery = new Gallery(options.storage, options.previews);
  const documentFiles = new DocumentFiles(options.storage);
  const addresses = new Addresses({ pool, ...options.config, log: app.log });
  app.addHook('preClose', () => addresses.close());
  const subjects = [
    ...tenantRoutes,
    ...createSessionRoutes({
      ...{ forgery, throttles, devices, challenges, providers },
      mails: options.mails,
    }),
    ...createUserRoutes({ mails: options.mails, throttles }),
    ...createAccountRoutes({ mails: options.mails, throttles }),
    ...createAdminRoutes({
      pool,
      directory,
      mails: options.mails,
      installation: options.config,
      staging: options.storage.staging,
    }),
    ...createSettingsRoutes({
      providers,
      pool,
      directory,
      staging: options.storage.staging,
      installation: options.config,
    }),
    ...createHostingRoutes({ ...options, pool, directory, installation: options.config }),
    ...createAuditRoutes({ pool, directory }),
    ...apiKeyRoutes,
    ...clientRoutes,
    ...projectRoutes,
    ...employeeRoutes,
    ...materialRoutes,
    ...createScaffoldRoutes(gallery),
    ...createScaffoldCardRoutes(keys.scaffoldCards),
    ...scaffoldHireRoutes,
    ...createWeatherRoutes(options.notices),
    ...createWebhookRoutes({ sender: options.webhooks, key: keys.storedSecrets }),
    ...noteRoutes,
    ...payRulesRoutes,
    ...payrollRoutes,
    ...createHelpRoutes({ pool, directory, staging: options.storage.staging }),
    ...absenceRoutes,
    ...leaveRoutes,
    ...leaveKindRoutes,
    ...leaveRequestRoutes(options),
    ...hourKindRoutes,
    ...requirementRoutes,
    ...createHoursRoutes(options),
    ...createNoticeRoutes({ push: options.push, throttles }),
    ...homeRoutes,
    ...createPlanningRoutes(gallery, options.notices),
    ...createCrewRoutes(),
    ...createToldRoutes(options),
    ...createPlanningLinkRoutes({ throttles, streams, page }),
    ...createEmployeePlanningRoutes(gallery, documentFiles),
    ...createSlipRoutes({ gallery, mails: options.mails }),
    ...createPublicSlipRoutes({ gallery, mails: options.mails, throttles }),
    ...createImageRoutes(gallery),
    ...storageRoutes,
    ...createDocumentRoutes(documentFiles),
    ...retentionRoutes,
    ...createDataExportRoutes({ exports: options.exports, files: options.storage.files }),
    ...createEventRoutes(live),
    ...holidayRoutes,
    ...closureRoutes,
    ...createGeocodingRoutes(addresses, options.config),
  ];
  const routes = [...subjects, describeApi(subjects)];

  await signSessionTokens(app, {
    secret: keys.sessionTokens,
    kid: keys.id,
    hostCookiesSince: keys.hostCookiesSince,
  });
  app.decorate('routes', routes);
  await app.register(
    async (api) => {
      await api.register(fastifyCompress, { threshold: 1_024, globalDecompression: false });
      parseJson(api);
      await acceptForms(api);
      for (const route of routes) mount(api, gate, route);
    },
    { prefix: '/api' },
  );
  serveManifest(app, directory);
  await serveScaffoldPages(app, { pool, directory, throttles, gallery, mails: options.mails });
  await servePages(app, (name) => findPageFile(openGlobalTables(pool), name));
  options.metrics?.addFigures([
    ...createPoolFigures(pool),
    ...createDatabaseFigures(pool, options.config.backups),
    createStreamFigures({ session: live, 'planning-link': streams }),
  ]);
  for (const streaming of [live, streams]) {
    await streaming.start();
    app.addHook('preClose', () => streaming.close());
  }
  return app;
}
