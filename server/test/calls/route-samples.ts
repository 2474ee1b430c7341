import { createECDH, randomBytes, randomInt, randomUUIDv7 } from 'node:crypto';
import { absences } from '@ploegplan/contract/absences/endpoints';
import { account } from '@ploegplan/contract/account/endpoints';
import { admin } from '@ploegplan/contract/admin/endpoints';
import { announcements } from '@ploegplan/contract/announcements/endpoints';
import { apiKeys } from '@ploegplan/contract/api-keys/endpoints';
import { audit } from '@ploegplan/contract/audit/endpoints';
import { changes } from '@ploegplan/contract/changes/endpoints';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { clients } from '@ploegplan/contract/clients/endpoints';
import { ClientUpdate, NewClient } from '@ploegplan/contract/clients/schemas';
import { closures } from '@ploegplan/contract/closures/endpoints';
import { ClosureUpdate, NewClosure } from '@ploegplan/contract/closures/schemas';
import { companyLogin } from '@ploegplan/contract/company-login/endpoints';
import { companyLoginSettings } from '@ploegplan/contract/company-login-settings/endpoints';
import { crew, dayReports } from '@ploegplan/contract/crew/endpoints';
import { dataExports } from '@ploegplan/contract/data-exports/endpoints';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import { DocumentUpdate } from '@ploegplan/contract/documents/schemas';
import { employeePlanning } from '@ploegplan/contract/employee-planning/endpoints';
import { employees } from '@ploegplan/contract/employees/endpoints';
import { EmployeePatch, EmployeeUpdate, NewEmployee } from '@ploegplan/contract/employees/schemas';
import type { BodyFor, Endpoint, ParamsFor, QueryFor } from '@ploegplan/contract/endpoint';
import { events } from '@ploegplan/contract/events/endpoints';
import { expectedWeather } from '@ploegplan/contract/expected-weather/endpoints';
import { factors } from '@ploegplan/contract/factors/endpoints';
import type { idParams } from '@ploegplan/contract/fields';
import { geocoding } from '@ploegplan/contract/geocoding/endpoints';
import { help, helpEditor } from '@ploegplan/contract/help/endpoints';
import { HelpArticleUpdate, NewHelpArticle } from '@ploegplan/contract/help/schemas';
import { holidays } from '@ploegplan/contract/holidays/endpoints';
import { home } from '@ploegplan/contract/home/endpoints';
import { hosting } from '@ploegplan/contract/hosting/endpoints';
import { hourKinds } from '@ploegplan/contract/hour-kinds/endpoints';
import { HourKindUpdate, NewHourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { hours } from '@ploegplan/contract/hours/endpoints';
import { images } from '@ploegplan/contract/images/endpoints';
import { leave } from '@ploegplan/contract/leave/endpoints';
import { leaveKinds } from '@ploegplan/contract/leave-kinds/endpoints';
import { LeaveKindUpdate, NewLeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { materials } from '@ploegplan/contract/materials/endpoints';
import { MaterialUpdate, NewMaterial } from '@ploegplan/contract/materials/schemas';
import { notes } from '@ploegplan/contract/notes/endpoints';
import { NewNote, NoteUpdate } from '@ploegplan/contract/notes/schemas';
import { noticeSettings } from '@ploegplan/contract/notice-settings/endpoints';
import { notices } from '@ploegplan/contract/notices/endpoints';
import { payRules } from '@ploegplan/contract/pay-rules/endpoints';
import { payroll } from '@ploegplan/contract/payroll/endpoints';
import type { PayrollCode } from '@ploegplan/contract/payroll/schemas';
import { planning } from '@ploegplan/contract/planning/endpoints';
import { planningLinks, publicPlanning } from '@ploegplan/contract/planning-links/endpoints';
import {
  projectStatuses,
  projectStatusMutations,
  projects,
} from '@ploegplan/contract/projects/endpoints';
import {
  NewProject,
  NewProjectStatus,
  NewProjectStatusMutation,
  ProjectPatch,
  ProjectStatusPatch,
  ProjectUpdate,
} from '@ploegplan/contract/projects/schemas';
import { gateList, requirements } from '@ploegplan/contract/requirements/endpoints';
import { NewRequirement } from '@ploegplan/contract/requirements/schemas';
import { retention } from '@ploegplan/contract/retention/endpoints';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { usualScaffoldSettings } from '@ploegplan/contract/rules/scaffolds/usual-settings';
import { usualWeek } from '@ploegplan/contract/rules/working-time/working-week';
import { scaffoldCards, scaffoldReports } from '@ploegplan/contract/scaffold-cards/endpoints';
import { scaffoldHire } from '@ploegplan/contract/scaffold-hire/endpoints';
import { ownScaffolds, scaffolds } from '@ploegplan/contract/scaffolds/endpoints';
import { type LinkPurpose, session } from '@ploegplan/contract/session/endpoints';
import { settings } from '@ploegplan/contract/settings/endpoints';
import { publicSlips, slips } from '@ploegplan/contract/slips/endpoints';
import { tenants } from '@ploegplan/contract/tenants/endpoints';
import { told } from '@ploegplan/contract/told/endpoints';
import { users } from '@ploegplan/contract/users/endpoints';
import { weather } from '@ploegplan/contract/weather/endpoints';
import { webhooks } from '@ploegplan/contract/webhooks/endpoints';
import type { DayTimesSettings } from '@ploegplan/contract/work-days/schemas';
import { sql } from 'kysely';
import { findOrder } from '../../src/features/help/repository.ts';
import { readCompanyLogin } from '../../src/platform/company-login/settings.ts';
import { toItemOwner } from '../../src/platform/gallery/owners.ts';
import {
  leaveKindOf,
  makeApiKey,
  makeApproval,
  makeCrewDay,
  makeEmployee,
  makePlanningItem,
  makeWeatherDay,
  PASSWORD,
} from '../data/factories.ts';
import { APP_SECRET, getOrigin, makeApp, makeAppCode, makePasskey } from '../data/factors.ts';
import { changeRows } from '../data/rows.ts';
import { agreed, createAnswer, createSignature, makeSlipLink } from '../data/slips.ts';
import { makeDelivery, makeWebhook, newWebhook } from '../data/webhooks.ts';
import { DAY, type World } from '../data/world.ts';
import { Authenticator } from './authenticator.ts';
import { fullBody } from './bodies.ts';

type Part<E, Key extends string, Value> =
  E extends Record<Key, object> ? Record<Key, Value> : unknown;

/** All fields of a request, optional ones included, so that invalid variants cover every place. */
type Complete<E extends Endpoint> = Part<E, 'params', ParamsFor<E>> &
  Part<E, 'query', Required<QueryFor<E>>> &
  Part<E, 'body', Required<BodyFor<E>>>;

/** A request with its types erased. */
export interface Sample {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

type MakeSample = (world: World) => Promise<Sample>;

const samples = new Map<Endpoint, MakeSample>();

function sample<E extends Endpoint>(
  endpoint: E,
  make: (world: World) => Complete<E> | Promise<Complete<E>>,
): void {
  samples.set(endpoint, async (world) => (await make(world)) as Sample);
}

/** Samples of endpoints whose only input is the id of this row. */
function sampleById(
  row:
    | 'absence'
    | 'client'
    | 'closure'
    | 'document'
    | 'employee'
    | 'item'
    | 'hourKind'
    | 'requirement'
    | 'approval'
    | 'leaveKind'
    | 'leaveRequest'
    | 'material'
    | 'scaffold'
    | 'note'
    | 'paySet'
    | 'project'
    | 'range',
  ...endpoints: (Endpoint & { params: typeof idParams; query?: never; body?: never })[]
): void {
  for (const endpoint of endpoints) {
    samples.set(endpoint, async (world) => ({ params: { id: world[row] } }));
  }
}

const hasNoInput = ({ params, query, body }: Endpoint) => !params && !query && !body;

/** A valid request to the endpoint; undefined when it is missing below. */
export function sampleOf(endpoint: Endpoint): MakeSample | undefined {
  return samples.get(endpoint) ?? (hasNoInput(endpoint) ? async () => ({}) : undefined);
}

const days = { query: { from: DAY, to: DAY } };
const everything = { query: { includingdeleted: 'true' } } as const;

sample(session.login, ({ user }) => ({ body: { username: user.username, password: PASSWORD } }));

const anEmail = () => ({ body: { email: `${randomUUIDv7()}@example.nl` } });
const NEW_PASSWORD = 'zeven groene ladders';
sample(session.changePassword, ({ user }) => ({
  params: { username: user.username },
  body: { currentPassword: PASSWORD, newPassword: NEW_PASSWORD },
}));
sample(session.forgotPassword, anEmail);
sample(session.requestMagicLink, anEmail);
const linkOf = async (world: World, purpose: LinkPurpose) => ({
  token: await world.link(purpose),
});
const choiceBy = async (world: World, purpose: LinkPurpose) => ({
  body: { ...(await linkOf(world, purpose)), newPassword: NEW_PASSWORD },
});
sample(session.redeemMagicLink, async (world) => ({ body: await linkOf(world, 'magic-link') }));
sample(session.ownerOfPasswordReset, async (world) => ({
  body: await linkOf(world, 'password-reset'),
}));
sample(session.resetPassword, (world) => choiceBy(world, 'password-reset'));
sample(session.ownerOfActivation, async (world) => ({
  body: await linkOf(world, 'account-activation'),
}));
sample(session.activateAccount, (world) => choiceBy(world, 'account-activation'));

sample(apiKeys.create, () => ({
  body: {
    id: randomUUIDv7(),
    name: 'Boekhouding',
    scopes: ['hours:read' as const],
    validUntil: addDays(getToday(), 365),
  },
}));
sample(apiKeys.remove, async ({ tenant }) => ({
  params: { id: (await makeApiKey(tenant)).id },
}));

const lately = () => ({
  query: { cursor: '', changedSince: `${getToday()}T00:00:00Z`, limit: '2' },
});
for (const endpoint of Object.values(changes)) sample<Endpoint>(endpoint, lately);

sample(planningLinks.create, ({ project }) => ({
  body: {
    id: randomUUIDv7(),
    kind: 'page' as const,
    name: 'Scherm in de loods',
    projectId: project,
    clientId: null,
    employeeId: null,
    gateList: true,
    validUntil: addDays(getToday(), 30),
  },
}));
const madeLink = async (world: World) => ({ params: { id: (await world.planningLink()).id } });
sample(planningLinks.renew, madeLink);
sample(planningLinks.remove, madeLink);
const planningToken = (kind: 'page' | 'calendar') => async (world: World) => ({
  query: { token: (await world.planningLink(kind)).token },
});
sample(publicPlanning.show, planningToken('page'));
sample(publicPlanning.events, planningToken('page'));
sample(publicPlanning.calendar, planningToken('calendar'));

const slipOf = async (world: World) => ({ params: { id: (await world.slip()).id } });
const slipDraft = ({ project }: World) => ({
  kind: 'extra-work' as const,
  projectId: project,
  version: 1,
  content: agreed,
});
sample(slips.bundle, async (world) => ({ query: { ids: (await world.slip()).id } }));
sample(slips.get, slipOf);
sample(slips.save, async (world) => ({ ...(await slipOf(world)), body: slipDraft(world) }));
sample(slips.addPhoto, async (world) => ({
  ...(await slipOf(world)),
  body: { names: [`${randomUUIDv7()}.jpg`], ids: [randomUUIDv7()] },
}));
sample(slips.photo, async (world) => ({ params: await world.slip(), query: preview }));
sample(slips.sign, async (world) => ({ ...(await slipOf(world)), body: createSignature() }));
sample(slips.send, async (world) => ({
  ...(await slipOf(world)),
  body: { version: 1, name: 'Els Bos', email: 'els@example.nl' },
}));
sample(slips.setState, async (world) => {
  const { id } = await world.slip();
  await makeSlipLink(world.tenant, id, 'confirm');
  return { params: { id }, body: { state: 'invoiced' as const } };
});
sample(slips.bookHours, slipOf);
sample(slips.pdf, async (world) => ({
  params: { id: (await world.slip()).id, version: '1' },
}));
const slipToken = (purpose: 'sign' | 'confirm') => async (world: World) => ({
  query: { token: (await world.slipLink(purpose)).token },
});
sample(publicSlips.show, slipToken('sign'));
sample(publicSlips.pdf, slipToken('confirm'));
sample(publicSlips.photo, async (world) => {
  const { token, photo } = await world.slipLink('sign');
  return { params: { id: photo }, query: { token } };
});
sample(publicSlips.sign, async (world) => ({
  ...(await slipToken('sign')(world)),
  body: { ...createAnswer(), outcome: 'signed' as const },
}));
sample(publicSlips.confirm, slipToken('confirm'));
sample(publicSlips.check, () => ({ query: { hash: 'a'.repeat(64) } }));

sample(users.create, () => ({
  body: {
    id: randomUUIDv7(),
    username: `nieuw-${randomUUIDv7()}`,
    userType: 'admin' as const,
    alsoEmployee: false,
    expiryMail: true,
    passesRequirements: true,
    employeeId: null,
    leadsCrew: false,
    email: 'nieuw@example.nl',
    invite: true,
  },
}));
sample(users.update, ({ colleague }) => ({
  params: { id: colleague.id },
  body: {
    username: colleague.username,
    userType: 'employee' as const,
    alsoEmployee: false,
    expiryMail: true,
    passesRequirements: false,
    employeeId: colleague.employeeId,
    leadsCrew: true,
    email: 'anders@example.nl',
    active: true,
    version: 1,
  },
}));
sample(users.inviteEmployees, ({ employee }) => ({ body: { employeeIds: [employee] } }));
sample(users.invite, ({ invited }) => ({ params: { id: invited.id } }));
sample(users.sendMagicLink, ({ colleague }) => ({ params: { id: colleague.id } }));
sample(users.resetPassword, ({ colleague }) => ({
  params: { id: colleague.id },
  body: { by: 'temporary' as const },
}));
sample(account.update, () => ({
  body: { email: 'anders@example.nl', currentPassword: PASSWORD, version: 1 },
}));
sample(account.chooseLanguage, () => ({ body: { language: 'pl' as const } }));
sample(factors.signIn, async ({ passkeySignIn }) => ({ body: await passkeySignIn() }));
sample(companyLogin.start, async ({ companyLogin }) => {
  await companyLogin();
  return {};
});
sample(companyLogin.finish, async ({ companyLogin }) => ({ body: await companyLogin() }));
sample(companyLogin.end, () => ({}));
sample(factors.confirm, () => ({ body: { way: 'password' as const, password: PASSWORD } }));
sample(factors.addPasskey, async ({ tenant, challenge }) => {
  const asked = { challenge: await challenge('passkey'), origin: getOrigin(tenant) };
  return { body: new Authenticator().make(asked) };
});
sample(factors.removePasskey, async ({ tenant, user }) => ({
  params: { id: (await makePasskey(tenant, user)).id },
}));
sample(factors.addApp, async ({ challenge }) => {
  const proof = await challenge(`app:${APP_SECRET}`);
  return { body: { secret: APP_SECRET, proof, code: makeAppCode() } };
});
const havingApp = async ({ tenant, user }: World) => {
  await makeApp(tenant, user);
  return {};
};
sample(factors.removeApp, havingApp);
sample(factors.renewRecoveryCodes, havingApp);
sample(users.resetFactors, ({ colleague }) => ({ params: { id: colleague.id } }));
sample(account.endSession, async ({ otherSession }) => ({ params: { id: await otherSession() } }));

sample(tenants.logo, async ({ logo }) => ({ query: { v: await logo() } }));
sample(tenants.icon, () => ({ query: { kind: 'maskable' as const, v: 'a1b2' } }));
const tenantSettings = (name: string) => ({
  name,
  displayName: 'Bedrijf',
  logo: 'demo' as const,
  accentColor: '#123456',
  terms: { project: 'Steiger', projects: 'Steigers' },
  hiddenParts: ['hours' as const],
  storageGigabytes: 50,
  hosts: [`${randomUUIDv7()}.example.nl`],
});
sample(settings.change, async ({ tenant: { id, transact } }) => {
  const { version } = await transact((tx) =>
    tx.selectFrom('tenants').select('version').where('id', '=', id).executeTakeFirstOrThrow(),
  );
  const { name: _, logo: __, storageGigabytes: ___, hosts: ____, ...look } = tenantSettings('x');
  return {
    body: {
      ...look,
      workingWeek: [...usualWeek],
      observedHolidays: ['easter-monday' as const],
      photoSide: 2_048,
      noticeDays: 45,
      linkDays: 14,
      restoreDays: 60,
      auditLogMonths: 24,
      leaverMonths: 6,
      helpContact: { name: 'Kantoor', phonenumber: '0123', email: 'kantoor@example.nl' },
      ownLimits: [],
      otherWork: true,
      colleaguePhones: true,
      tellChanges: false,
      scaffoldSettings: usualScaffoldSettings,
      factorFrom: '2031-01-01',
      version,
    },
  };
});
sample(companyLoginSettings.get, () => ({}));
sample(companyLoginSettings.change, async ({ tenant }) => ({
  body: {
    ...{ name: 'Google', issuer: 'https://accounts.google.com', clientId: 'ploegplan' },
    ...{ clientSecret: 'geheim', domains: ['voorbeeld.nl'], groupClaim: 'groups' },
    ...{ requiredGroup: '', adminGroup: '', trustsEmail: false, countsAsFactor: false },
    version: (await tenant.transact((tx) => readCompanyLogin(tx, tenant.id))).version,
  },
}));
sample(companyLoginSettings.test, async ({ companyLogin }) => {
  await companyLogin();
  return {};
});
sample(settings.uploadLogo, () => ({ body: {} }));
sample(admin.createTenant, () => ({
  body: {
    id: randomUUIDv7(),
    ...tenantSettings(`t-${randomUUIDv7()}`),
    admin: { username: 'beheer', email: 'beheer@example.nl' },
  },
}));
const inEmptyTenant = async ({ emptyTenant }: World) => ({
  params: { id: (await emptyTenant()).id },
});
sample(admin.updateTenant, async ({ emptyTenant }) => {
  const { id, name } = await emptyTenant();
  return { params: { id }, body: { ...tenantSettings(name), version: 1 } };
});
sample(admin.blockTenant, async (world) => ({
  ...(await inEmptyTenant(world)),
  body: { blocked: true },
}));
sample(admin.uploadLogo, async (world) => ({ ...(await inEmptyTenant(world)), body: {} }));
sample(admin.logo, async ({ tenant, logo }) => ({
  params: { id: tenant.id },
  query: { v: await logo() },
}));
sample(admin.removeLogo, inEmptyTenant);
sample(admin.users, inEmptyTenant);
sample(hosting.failures, inEmptyTenant);
sample(hosting.retry, async ({ tenant, jobFailure }) => ({
  params: { id: tenant.id, failure: await jobFailure() },
}));
sample(hosting.planDeletion, async ({ emptyTenant }) => {
  const { id, name } = await emptyTenant();
  return { params: { id }, body: { displayName: `Bedrijf ${name}` } };
});
sample(hosting.withdrawDeletion, inEmptyTenant);
const announced = () => ({
  id: randomUUIDv7(),
  text: 'Onderhoud',
  startsAt: '2030-01-07T18:00:00Z',
  endsAt: '2030-01-07T19:00:00Z',
});
sample(hosting.announce, () => ({ body: announced() }));
sample(hosting.removeAnnouncement, async ({ announcement }) => ({
  params: { id: await announcement() },
}));
sample(home.changeStart, async () => ({ body: { isDismissed: true } }));

sample(announcements.dismiss, async ({ announcement }) => ({
  body: { id: await announcement() },
}));

const auditQuery = {
  about: 'login' as const,
  actor: 'jansen',
  subject: 'jansen',
  from: DAY,
  to: DAY,
  before: '1000',
};
sample(dataExports.create, ({ employee }) => ({
  body: { id: randomUUIDv7(), employeeId: employee },
}));
sample(retention.remove, ({ employee }) => ({
  body: { expired: [{ employeeId: employee, kind: 'wages' as const }] },
}));
sample(dataExports.download, async ({ dataExport }) => ({ params: { id: await dataExport() } }));
sample(audit.list, () => ({ query: auditQuery }));
sample(audit.listOfTenant, async (world) => ({
  ...(await inEmptyTenant(world)),
  query: auditQuery,
}));

const kindOfLeave = () => ({
  name: `Verhuisdag ${randomUUIDv7()}`,
  kind: 'other' as const,
  account: null,
  hue: 35,
  requestable: true,
});
const closedDays = { firstDay: DAY, lastDay: DAY, cost: 'leave' as const };
sample(holidays.list, () => days);
sample(closures.costs, ({ closure }) => ({ query: { ...closedDays, id: closure } }));
sample(geocoding.addresses, () => ({ query: { points: '52.0929,5.1045' } }));

sample(clients.list, () => everything);
sample(clients.create, () => ({ body: fullBody(NewClient) }));
sample(clients.update, ({ client }) => ({
  params: { id: client },
  body: fullBody(clients.update.body, { id: client }),
}));

sample(clients.importRows, ({ client }) => ({
  body: {
    added: [fullBody(NewClient)],
    changed: [{ id: client, values: fullBody(ClientUpdate) }],
    removed: [],
  },
}));

sample(materials.list, () => everything);
sample(materials.create, () => ({ body: fullBody(NewMaterial) }));
sample(materials.update, ({ material }) => ({
  params: { id: material },
  body: fullBody(materials.update.body, { id: material }),
}));
sample(materials.importRows, ({ material }) => ({
  body: {
    added: [fullBody(NewMaterial)],
    changed: [{ id: material, values: fullBody(MaterialUpdate) }],
    removed: [],
  },
}));

const scaffoldOf = ({ project, document }: World) => ({
  projectId: project,
  number: randomUUIDv7(),
  place: 'Noordgevel',
  kind: 'facade' as const,
  loadClass: '3' as const,
  widthClass: 'W09' as const,
  category: '2' as const,
  unit: 'm2' as const,
  amount: 120.5,
  isTied: true,
  isSheeted: true,
  drawingId: document,
  builder: 'Steigerbouw',
  builderPhonenumber: '030 1234567',
  clientPerson: 'Uitvoerder',
  intervalDays: 30,
  intervalReason: 'Staat in een hal',
});
sample(scaffolds.list, () => everything);
sample(scaffolds.importRows, (world) => ({
  body: {
    added: [{ ...scaffoldOf(world), id: randomUUIDv7() }],
    changed: [{ id: world.scaffold, values: { ...scaffoldOf(world), version: 1 } }],
    removed: [],
  },
}));
sampleById('scaffold', scaffoldCards.get, scaffoldCards.create, scaffoldCards.remove);
sample(scaffoldReports.decide, ({ scaffoldReport }) => ({
  params: { id: scaffoldReport },
  body: { decision: 'inspect' as const },
}));
sample(scaffoldHire.setPrice, ({ project }) => ({
  params: { id: project },
  body: { includedWeeks: 8, centsPerM2: 35, centsPerM3: 20 },
}));
sample(scaffoldHire.end, ({ scaffold }) => ({
  params: { id: scaffold },
  body: { lastDay: getToday(), name: 'Klant' },
}));
sampleById('scaffold', scaffoldHire.withdraw);
sample(scaffolds.due, () => ({}));
sample(scaffolds.create, (world) => ({ body: { ...scaffoldOf(world), id: randomUUIDv7() } }));
sample(scaffolds.update, (world) => ({
  params: { id: world.scaffold },
  body: { ...scaffoldOf(world), version: 1 },
}));
sample(scaffolds.storm, ({ scaffold }) => ({
  body: { scaffoldIds: [scaffold], closes: false, at: '2026-01-01T12:00:00Z', remark: 'Bft 9' },
}));
const incident = () => ({
  id: randomUUIDv7(),
  kind: 'incident' as const,
  toState: null,
  at: new Date().toISOString(),
  answers: [],
  remark: 'Aangereden',
});
sample(scaffolds.record, ({ scaffold }) => ({
  params: { id: scaffold },
  body: { ...incident(), employeeId: null },
}));
sampleById('scaffold', scaffolds.get, scaffolds.remove, scaffolds.restore);
sampleById('scaffold', scaffolds.events, scaffolds.history);
sample(ownScaffolds.record, async ({ tenant, scaffold, project, employee }) => {
  const date = getToday();
  await makePlanningItem(tenant, { project_id: project, date, employeeIds: [employee] });
  return { params: { id: scaffold }, body: incident() };
});
sample(ownScaffolds.addPhotos, ({ scaffoldEvent }) => ({
  params: { id: scaffoldEvent },
  body: { names: [`${randomUUIDv7()}.jpg`], ids: [randomUUIDv7()] },
}));

const weatherDay = async ({ project, tenant }: World) => ({
  id: randomUUIDv7(),
  employeeId: await makeEmployee(tenant),
  projectId: project,
  cause: 'frost' as const,
  date: DAY,
  hours: 4,
});
sample(weather.desk, () => ({ query: { date: DAY } }));
sample(weather.addDays, async (world) => ({ body: { days: [await weatherDay(world)] } }));
for (const endpoint of [weather.withdraw, weather.report]) {
  sample(endpoint, async ({ tenant, project }) => {
    const values = { employee_id: await makeEmployee(tenant), project_id: project };
    return { body: { ids: [await makeWeatherDay(tenant, values)] } };
  });
}
sample(weather.setPlace, ({ project }) => ({
  params: { id: project },
  body: { station: 260, workKind: 'crane' as const },
}));
sample(weather.addReadings, () => ({ body: { station: 260, date: DAY, text: '07:00 -2,5 3 0' } }));
sample(expectedWeather.list, () => ({}));
sample(weather.evidence, ({ project }) => ({
  params: { id: project, format: 'csv' as const },
  query: { from: DAY, to: DAY },
}));
sample(weather.settings, () => ({}));
sample(webhooks.create, () => ({ body: { id: randomUUIDv7(), ...newWebhook } }));
sample(webhooks.update, async ({ tenant }) => ({
  params: { id: await makeWebhook(tenant) },
  body: { ...newWebhook, version: 1 },
}));
for (const endpoint of [webhooks.remove, webhooks.secret, webhooks.test, webhooks.deliveries]) {
  sample(endpoint, async ({ tenant }) => ({ params: { id: await makeWebhook(tenant) } }));
}
sample(webhooks.repeat, async ({ tenant }) => {
  const id = await makeWebhook(tenant);
  return { params: { id, delivery: await makeDelivery(tenant, id) } };
});
sample(weather.changeSettings, async ({ tenant }) => {
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('weather_settings').select('version').executeTakeFirst(),
  );
  return {
    body: {
      hourlyUrl: 'https://weer.example.nl/{station}',
      recentUrl: '',
      forecastUrl: '',
      keyHeader: 'Authorization',
      key: 'geheim',
      norms: [{ key: 'rain' as const, from: DAY, figure: 280, source: 'Cao' }],
      version: stored?.version ?? 0,
    },
  };
});

const scopeOf = ({ tenant }: World) => ({ params: { scope: tenant.id } });
const articleOf = ({ tenant, helpArticle }: World) => ({
  params: { scope: tenant.id, id: helpArticle },
});
sample(help.vote, ({ helpSlug }) => ({ params: { slug: helpSlug }, body: { isUseful: true } }));
sample(help.image, ({ tenant, helpImage }) => ({ params: { owner: tenant.id, id: helpImage } }));
sample(helpEditor.list, scopeOf);
sample(helpEditor.create, (world) => ({
  ...scopeOf(world),
  body: fullBody(NewHelpArticle, { slug: `artikel-${randomUUIDv7()}`, replaces: 'zoeken' }),
}));
sample(helpEditor.update, (world) => ({
  ...articleOf(world),
  body: fullBody(HelpArticleUpdate, { slug: `artikel-${randomUUIDv7()}` }),
}));
sample(helpEditor.remove, articleOf);
sample(helpEditor.restore, articleOf);
sample(helpEditor.versions, articleOf);
sample(helpEditor.order, async (world) => {
  const { version } = await world.tenant.transact((tx) => findOrder(tx, 'tenant', 'admin'));
  const body = { role: 'admin' as const, categories: ['Uren'], slugs: ['zoeken'], version };
  return { ...scopeOf(world), body };
});
sample(helpEditor.upload, (world) => ({ ...scopeOf(world), body: {} }));

const noteLinks = ({ client, project, item, employee }: World) => ({
  client,
  project,
  planningItem: item,
  employee,
});
sample(notes.list, ({ note }) => ({ query: { ...everything.query, after: note } }));
sample(notes.create, (world) => ({ body: fullBody(NewNote, noteLinks(world)) }));
sample(notes.update, (world) => ({
  params: { id: world.note },
  body: fullBody(NoteUpdate, noteLinks(world)),
}));

sample(closures.list, () => everything);
sample(closures.create, () => ({ body: fullBody(NewClosure, closedDays) }));
sample(closures.update, ({ closure }) => ({
  params: { id: closure },
  body: fullBody(ClosureUpdate, closedDays),
}));

/** From a day that no other set of the tenant begins on. */
const rulesToPay = () => ({
  ...buildingAndInfra,
  firstDay: addDays('2100-01-01', randomInt(36_000)),
});
sample(payRules.create, () => ({ body: { id: randomUUIDv7(), ...rulesToPay() } }));
sample(payRules.update, ({ paySet: id }) => ({
  params: { id },
  body: { ...rulesToPay(), version: 1 },
}));

const december = { from: '2029-12-01', to: '2029-12-31' };
const payrollSettings = {
  period: 'month' as const,
  includes: { own: true, hired: false, 'self-employed': false },
  nmbrs: { debtorNumber: '0100', companyNumber: '1' },
  loket: { employerNumber: '5555', shift: '1', minutesAfterComma: true },
};
const toCode = (kind: string): PayrollCode => ({ kind, firstDay: null, code: '1', unit: 'hours' });

/** Gives the company codes, and all employees numbers of their own, so that a batch can be made. */
const readyForPayroll = ({ tenant }: World) =>
  tenant.transact(async (tx) => {
    const kinds = await tx.selectFrom('hour_kinds').select('id').execute();
    const codes = JSON.stringify(kinds.map(({ id }) => toCode(`hours:${id}`)));
    const { period, includes, loket } = payrollSettings;
    const row = { period, includes: JSON.stringify(includes), loket: JSON.stringify(loket), codes };
    await tx
      .insertInto('payroll_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
      .execute();
    await sql`update employees set personnel_number = abs(hashtextextended(id::text, 0))`.execute(
      tx,
    );
  });
const payrollBatch = ({ payrollBatch: id }: World) => ({ params: { id } });

sample(payroll.get, payrollBatch);
sample(payroll.preview, () => ({ query: december }));
sample(payroll.create, async (world) => {
  // Each role finds hours that are in no batch yet.
  const employee_id = await makeEmployee(world.tenant);
  await makeApproval(world.tenant, { employee_id, project_id: world.project });
  await readyForPayroll(world);
  return { body: { id: randomUUIDv7(), ...december } };
});
sample(payroll.file, ({ payrollBatch: id }) => ({ params: { id, format: 'loket' as const } }));
sample(payroll.setState, (world) => ({
  ...payrollBatch(world),
  body: { state: 'handed-over' as const },
}));
sample(payroll.trial, async (world) => {
  await readyForPayroll(world);
  return { query: { ...december, employeeId: world.employee } };
});
sample(payroll.changeSettings, async ({ tenant, hourKind }) => {
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('payroll_settings').select('version').executeTakeFirst(),
  );
  const codes = [toCode(`hours:${hourKind}`), { ...toCode('kilometres'), code: null }];
  return { body: { ...payrollSettings, codes, version: stored?.version ?? 0 } };
});

sample(documents.list, () => everything);
sample(documents.create, ({ project }) => ({
  body: {
    id: randomUUIDv7(),
    fileId: randomUUIDv7(),
    filename: 'gevel.jpg',
    title: 'Gevel',
    kind: 'drawing' as const,
    projectId: project,
    visibleToWorkers: 'true',
    validUntil: DAY,
  } as Required<BodyFor<typeof documents.create>>,
}));
sample(documents.update, ({ document, project }) => ({
  params: { id: document },
  body: fullBody(DocumentUpdate, { projectId: project }),
}));
sample(documents.addVersion, ({ document }) => ({
  params: { id: document },
  body: { id: randomUUIDv7(), filename: 'gevel.jpg' },
}));
const asDownload = { download: 'true' } as const;
const storedFileOf = async ({ storedDocument }: World) => {
  const { id, file } = await storedDocument();
  return { params: { id, versionId: file.id }, query: asDownload };
};
sample(documents.file, storedFileOf);
sample(employeePlanning.viewDocument, async ({ item, storedDocument }) => ({
  params: { id: item, documentId: (await storedDocument()).id },
  query: asDownload,
}));

sample(projects.list, ({ client }) => ({
  query: { ...everything.query, client_id: client },
}));
sample(projects.staffing, () => days);
sample(projects.create, ({ client }) => ({ body: fullBody(NewProject, { client }) }));
sample(projects.update, ({ project, client }) => ({
  params: { id: project },
  body: fullBody(projects.update.body, { id: project, client, contactPerson: noContact }),
}));
sample(projects.importRows, ({ project, client }) => ({
  body: {
    added: [fullBody(NewProject, { client })],
    changed: [
      { id: project, values: fullBody(ProjectUpdate, { client, contactPerson: noContact }) },
    ],
    removed: [],
  },
}));
sample(projects.change, ({ project, client }) => ({
  params: { id: project },
  body: fullBody(ProjectPatch, { client, contactPerson: noContact }),
}));
sample(projectStatuses.create, () => ({ body: fullBody(NewProjectStatus) }));
sample(projectStatuses.change, ({ status }) => ({
  params: { id: status },
  body: fullBody(ProjectStatusPatch, { hue: 200 }),
}));
sample(projectStatuses.remove, ({ status, nextStatus }) => ({
  params: { id: status },
  query: { move_to: nextStatus },
}));
sample(projectStatuses.order, ({ status, nextStatus }) => ({
  body: { ids: [nextStatus, status] },
}));
sample(projectStatusMutations.list, ({ project }) => ({ query: { project } }));
sample(projectStatusMutations.create, ({ project, status }) => ({
  body: fullBody(NewProjectStatusMutation, { project, status }),
}));

sample(events.stream, () => ({ query: { age: '1000' } }));

sample(employees.list, () => everything);
sample(employees.create, () => ({ body: fullBody(NewEmployee) }));
sample(employees.update, ({ employee }) => ({
  params: { id: employee },
  body: fullBody(employees.update.body, { id: employee }),
}));
sample(employees.change, ({ employee }) => ({
  params: { id: employee },
  body: fullBody(EmployeePatch, { name: 'Anja', email: '' }),
}));
sample(employees.importRows, ({ employee }) => ({
  body: {
    added: [fullBody(NewEmployee, { email: '' })],
    changed: [{ id: employee, values: fullBody(EmployeeUpdate, { email: '' }) }],
    removed: [],
  },
}));
sample(employees.remove, ({ employee }) => ({
  params: { id: employee },
  query: { last_day: DAY },
}));
sample(employees.plannedAfter, ({ employee }) => ({
  params: { id: employee },
  query: { day: DAY, until: DAY },
}));

const plan = ({ project, employee, material, range, scaffold }: World) => ({
  date: DAY,
  startTime: '07:00',
  endTime: '16:00:00',
  projectId: project,
  clientId: null,
  location: 'Utrecht',
  description: 'Opbouw',
  contactPerson: {
    name: 'Uitvoerder',
    phonenumber: '030 1234567',
    email: 'uitvoerder@example.nl',
    showName: true,
    showPhonenumber: true,
    showEmail: false,
  },
  employeeIds: [employee],
  materialIds: [material],
  drivers: [{ materialId: material, employeeId: employee }],
  needs: [{ function: 'Steigerbouwer', count: 2 }],
  rangeId: range,
  isDraft: false,
  scaffoldId: scaffold,
});
sample(absences.list, () => days);
const leaveDays = async ({ leaveKind }: World) => ({
  kindId: leaveKind,
  firstDay: DAY,
  lastDay: DAY,
  hoursPerDay: 1,
  note: 'Tandarts',
});
sample(absences.create, async (world) => ({
  body: {
    absences: [{ id: randomUUIDv7(), employeeId: world.employee, ...(await leaveDays(world)) }],
  },
}));
sample(absences.update, async (world) => ({
  params: { id: world.absence },
  body: { ...(await leaveDays(world)), version: 1 },
}));
sample(leaveKinds.list, () => everything);
sample(leaveKinds.create, () => ({ body: fullBody(NewLeaveKind, kindOfLeave()) }));
sample(leaveKinds.update, ({ leaveKind }) => ({
  params: { id: leaveKind },
  body: fullBody(LeaveKindUpdate, kindOfLeave()),
}));
sample(leave.changeSettings, async ({ tenant }) => {
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('leave_settings').select('version').executeTakeFirst(),
  );
  const granted = { fullTimeHours: 40, extraHours: 40, rosteredHours: 80 };
  return { body: { startYear: 2026, ...granted, version: stored?.version ?? 0 } };
});
sample(leave.balances, () => ({ query: { day: DAY } }));
sample(leave.importBalances, ({ employee }) => ({
  body: { changed: [{ id: employee, values: { day: DAY, hours: 8 } }], removed: [] },
}));
const aYear = { query: { year: DAY.slice(0, 4) } };
sample(leave.own, () => aYear);
sample(leave.card, ({ employee }) => ({ params: { id: employee }, ...aYear }));
sample(leave.correct, ({ employee }) => ({
  params: { id: employee },
  body: {
    id: randomUUIDv7(),
    type: 'correction' as const,
    kind: 'extra' as const,
    day: DAY,
    hours: 8,
    expiresOn: null,
    note: 'Beginsaldo',
  },
}));
const requestedDays = async ({ tenant }: World) => ({
  kindId: await leaveKindOf(tenant, 'vacation'),
  firstDay: DAY,
  lastDay: DAY,
  hoursPerDay: 1,
  note: 'Tandarts',
});
sample(leave.requests, () => ({ query: { state: 'requested' as const } }));
const decision = ({ leaveRequest }: World) => ({
  params: { id: leaveRequest },
  body: { answer: 'Fijne dag' },
});
sample(leave.approve, decision);
sample(leave.refuse, decision);
sample(leave.cancel, ({ standingLeave }) => ({
  params: { id: standingLeave },
  body: { reason: 'In overleg' },
}));
sample(leave.request, async (world) => ({
  body: { ...(await requestedDays(world)), id: randomUUIDv7() },
}));
sample(leave.reportIllness, () => ({ body: { id: randomUUIDv7(), firstDay: DAY } }));
sample(leave.warn, ({ employee }) => ({ body: { employeeIds: [employee] } }));
sample(leave.tell, ({ leaveWarning }) => ({
  params: { id: leaveWarning },
  body: { toldOn: '2020-01-06', toldHow: 'Brief' },
}));
sample(leave.counter, ({ leaveLine }) => ({
  params: { id: leaveLine },
  body: { id: randomUUIDv7(), note: 'Vergissing' },
}));

const kindOfHours = () => ({ name: `Stelpost ${randomUUIDv7()}`, meaning: 'work' as const });
sample(hourKinds.list, () => everything);
sample(hourKinds.create, () => ({ body: fullBody(NewHourKind, kindOfHours()) }));
sample(hourKinds.update, ({ hourKind }) => ({
  params: { id: hourKind },
  body: fullBody(HourKindUpdate, kindOfHours()),
}));
const aRequirement = () => ({ rules: [{ kind: 'crane' as const, name: '', count: 1 }] });
sample(requirements.list, () => everything);
sample(requirements.create, () => ({ body: fullBody(NewRequirement, aRequirement()) }));
sample(requirements.update, ({ requirement }) => ({
  params: { id: requirement },
  body: fullBody(requirements.update.body, { id: requirement, ...aRequirement() }),
}));
sample(gateList.get, ({ project }) => ({ params: { id: project }, query: { date: DAY } }));
sample(hours.list, () => days);
sample(hours.record, ({ employee, project, hourKind }) => ({
  body: {
    edits: [
      {
        employeeId: employee,
        date: DAY,
        projectId: project,
        clientId: null,
        kindId: hourKind,
        hours: 2,
        reason: 'Meerwerk',
        seen: null,
      },
    ],
  },
}));
const aWeek = { query: { monday: DAY } };
sample(hours.approve, ({ employee }) => ({
  body: { approvals: [{ id: randomUUIDv7(), employeeId: employee, monday: DAY, lines: [] }] },
}));
sample(hours.reopen, ({ approval }) => ({
  params: { id: approval },
  body: { reason: 'Vergissing' },
}));
sample(hours.history, ({ employee }) => ({ params: { id: employee }, ...aWeek }));
sample(hours.weeks, () => aWeek);
sample(hours.classes, () => days);
sample(hours.weekClasses, ({ employee }) => ({ params: { id: employee }, ...aWeek }));
sample(hours.chooseOvertime, ({ employee }) => ({
  params: { id: employee },
  body: { monday: DAY, overtime: 'saved' as const },
}));
sample(hours.ownClasses, () => aWeek);
sample(hours.remind, ({ employee }) => ({ body: { employeeIds: [employee] } }));
const dayTimes: DayTimesSettings = {
  ask: { own: 'optional', hired: 'required', 'self-employed': 'off' },
  step: 15,
  travel: true,
};
const workDay = ({ material }: World) => ({
  startTime: '07:00',
  endTime: '16:00',
  breakMinutes: 30,
  travel: { minutes: 45, kilometres: 38, role: 'driver' as const, carId: material },
});
sample(hours.days, () => days);
sample(hours.correctDay, async (world) => {
  const date = '2030-03-04';
  const stored = await world.tenant.transact((tx) =>
    tx
      .selectFrom('work_days')
      .select('version')
      .where('date', '=', date)
      .where('employee_id', '=', world.employee)
      .executeTakeFirst(),
  );
  return {
    params: { id: world.employee, date },
    body: { ...workDay(world), version: stored?.version ?? 0 },
  };
});
sample(hours.changeSettings, async ({ tenant }) => {
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('hour_settings').select('version').executeTakeFirst(),
  );
  return { body: { remindAt: '16:30', dayTimes, version: stored?.version ?? 0 } };
});
sample(notices.changeOwn, async ({ tenant, user }) => {
  const stored = await tenant.transact((tx) =>
    tx
      .selectFrom('notice_choices')
      .innerJoin('users', 'users.employee_id', 'notice_choices.employee_id')
      .select('notice_choices.version')
      .where('users.id', '=', user.id)
      .executeTakeFirst(),
  );
  const choice = { firstWay: 'mail' as const, kindsOff: ['leave' as const] };
  return { body: { ...choice, version: stored?.version ?? 0 } };
});
sample(notices.subscribe, () => {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const [p256dh, auth] = [browser.getPublicKey('base64url'), randomBytes(16).toString('base64url')];
  return { body: { endpoint: `https://push.example.nl/${randomUUIDv7()}`, p256dh, auth } };
});
sample(noticeSettings.change, async ({ tenant }) => {
  const stored = await tenant.transact((tx) =>
    tx.selectFrom('notice_settings').select('version').executeTakeFirst(),
  );
  const values = { quietFrom: '21:00', quietUntil: '06:00', tellsNextDay: true };
  return { body: { ...values, version: stored?.version ?? 0 } };
});
sample(hours.registers, () => days);
sample(hours.register, ({ project }) => ({ params: { id: project }, ...aWeek }));
sample(hours.issueRegister, ({ project }) => ({
  params: { id: project },
  body: { id: randomUUIDv7(), monday: '2029-12-31' },
}));

sample(planning.list, () => days);
const passing = { passRequirements: 'true' as const };
sample(planning.create, (world) => ({
  query: passing,
  body: { id: randomUUIDv7(), ...plan(world) },
}));
sample(planning.update, (world) => ({
  query: passing,
  params: { id: world.item },
  body: { version: 1, ...plan(world) },
}));
sample(planning.weeks, () => days);
sample(planning.publish, () => ({ query: passing, body: days.query }));
sample(planning.edit, (world) => ({
  query: passing,
  body: {
    edits: [
      { kind: 'create' as const, id: randomUUIDv7(), values: plan(world) },
      {
        kind: 'copy' as const,
        id: randomUUIDv7(),
        of: world.item,
        values: { date: DAY, employeeIds: [world.employee] },
      },
      { kind: 'change' as const, id: world.item, version: 1, values: { location: 'Zwolle' } },
      { kind: 'remove' as const, id: world.nextItem, version: 1 },
    ],
  },
}));

sample(told.overview, () => days);
sample(told.tell, () => ({ body: days.query }));
sample(told.remind, () => ({ body: days.query }));
sample(told.history, ({ employee }) => ({ params: { id: employee }, ...days }));
sample(told.own, () => ({}));
sample(told.answer, ({ publication }) => ({
  body: {
    id: randomUUIDv7(),
    days: [{ publicationId: publication, date: DAY }],
    answer: 'cannot' as const,
    reason: 'Tandarts',
    at: '2030-01-01T06:00:00Z',
  },
}));

sample(employeePlanning.list, () => days);
const allowOtherWork = ({ tenant }: World) =>
  changeRows(tenant, 'tenants', { other_work: true }, { id: tenant.id });
sample(employeePlanning.openProjects, async (world) => {
  await allowOtherWork(world);
  return {};
});
sample(employeePlanning.addOtherWork, async (world) => {
  await allowOtherWork(world);
  return {
    body: {
      id: randomUUIDv7(),
      date: getToday(),
      projectId: world.project,
      hoursWorked: 2,
      notes: 'Geholpen',
    },
  };
});
sample(employeePlanning.listDays, () => days);
sample(employeePlanning.recordDay, async (world) => {
  await world.tenant.transact((tx) =>
    tx
      .insertInto('hour_settings')
      .values({ day_times: JSON.stringify(dayTimes) })
      .onConflict((on) =>
        on.column('tenant_id').doUpdateSet({ day_times: JSON.stringify(dayTimes) }),
      )
      .execute(),
  );
  return { body: { date: getToday(), ...workDay(world), works: [] } };
});
const crewEntry = ({ item }: World) => ({
  ...{ startTime: '07:00', endTime: '16:00', breakMinutes: 30, travelMinutes: 45 },
  ...{ isAbsent: false, works: [{ id: item, hoursWorked: 8.5 }] },
});
sample(crew.sheet, () => ({ query: { date: DAY } }));
sample(crew.record, (world) => ({
  body: { date: DAY, people: [{ employeeId: world.employee, entry: crewEntry(world) }] },
}));
sample(crew.own, () => days);
sample(crew.list, () => days);
sample(crew.answer, async (world) => {
  const { version } = await makeCrewDay(world.tenant, {
    ...{ employee_id: world.employee, date: DAY },
    works: JSON.stringify(crewEntry(world).works),
  });
  return { body: { date: DAY, version, answer: 'confirmed' as const, objection: '' } };
});
sample(dayReports.get, ({ project }) => ({ params: { id: project }, query: { date: DAY } }));
sample(dayReports.save, ({ project }) => ({
  params: { id: project },
  body: {
    ...{ date: DAY, weather: 'Droog', workDone: 'Opgebouwd', delays: '', equipment: 'Kraan' },
    ...{ visitors: '', version: 0 },
  },
}));
sampleById('project', dayReports.list);
sample(employeePlanning.record, ({ item }) => ({
  params: { id: item },
  body: { hoursWorked: 7.75, notes: 'Gereed', names: [], ids: [] },
}));

const imageOf = async ({ item, image }: World) => ({ id: item, filename: await image() });
const preview = { preview: 'true', maxWidth: '64' } as const;
sample(employeePlanning.viewImage, async (world) => ({
  params: await imageOf(world),
  query: preview,
}));
sample(employeePlanning.removeImage, async (world) => ({ params: await imageOf(world) }));
const ownedImageOf = async (world: World) => ({
  ...toItemOwner(world.item),
  filename: await world.image(),
});
const sourceOf = async (world: World) => ({
  sourceType: 'planningitem',
  sourceId: world.item,
  filename: await world.image(),
});
sample(images.search, ({ client, project, item }) => ({
  query: { client_id: client, project_id: project, planning_id: item, filename: 'foto' },
}));
sample(images.list, ({ range }) => ({ params: { type: 'planningitem-range', id: range } }));
sample(images.upload, ({ client }) => ({
  params: { type: 'client', id: client },
  body: { names: [`${randomUUIDv7()}.jpg`], ids: [randomUUIDv7()] },
}));
sample(images.view, async (world) => ({ params: await ownedImageOf(world), query: preview }));
sample(images.attach, async (world) => ({
  body: {
    targetType: 'project',
    targetId: world.project,
    mode: 'copy' as const,
    items: [await sourceOf(world)],
  },
}));
sample(images.rename, async (world) => ({
  body: {
    ...(await sourceOf(world)),
    newFilename: 'gevel.jpg',
  },
}));
sample(images.remove, async (world) => ({ params: await ownedImageOf(world) }));

sampleById('client', clients.get, clients.remove, clients.restore, clients.work, clients.history);
sampleById('employee', employees.get, employees.restore, employees.work, employees.history);
sampleById('employee', employees.absences);
sampleById('material', materials.get, materials.remove, materials.restore);
sampleById('material', materials.work, materials.history);
sampleById('note', notes.get, notes.remove, notes.restore, notes.history);
sampleById('absence', absences.remove);
sampleById('leaveRequest', leave.withdraw);
sampleById('hourKind', hourKinds.get, hourKinds.remove, hourKinds.restore);
sampleById('requirement', requirements.get, requirements.remove, requirements.restore);
sampleById('leaveKind', leaveKinds.get, leaveKinds.remove, leaveKinds.restore);
sampleById('document', documents.get, documents.remove, documents.restore);
sampleById('document', documents.history, documents.versions);
sampleById('paySet', payRules.remove);
sampleById('closure', closures.get, closures.remove, closures.restore);
sampleById('project', projects.get, projects.details, projects.remove, projects.restore);
sampleById('project', projects.work, projects.history);
sampleById('item', planning.get, planning.history, planning.remove, employeePlanning.get);
sampleById('range', planning.range);
sample(planning.following, ({ project, range, employee, material }) => ({
  query: {
    ...{ from: DAY, projectId: project, rangeId: range, employeeId: employee },
    ...{ materialId: material, crew: 'Ploeg Noord' },
  },
}));
