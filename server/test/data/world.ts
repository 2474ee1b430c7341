import { randomUUIDv7 } from 'node:crypto';
import { addDays } from '@ploegplan/contract/dates/dates';
import { documents } from '@ploegplan/contract/documents/endpoints';
import type { Document } from '@ploegplan/contract/documents/schemas';
import type { PasskeyAssertion } from '@ploegplan/contract/factors/schemas';
import { images } from '@ploegplan/contract/images/endpoints';
import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import { insertAnnouncement } from '../../src/features/hosting/repository.ts';
import { insertReport } from '../../src/features/scaffold-cards/reports.ts';
import { insertExport } from '../../src/platform/exports/repository.ts';
import { recordFailure } from '../../src/platform/jobs/failures.ts';
import { SESSION_COOKIE } from '../../src/platform/sessions/cookie.ts';
import { issueLinkToken } from '../../src/platform/sessions/login-tokens.ts';
import { tellDays } from '../../src/platform/told-days.ts';
import { browseAs } from '../calls/browser.ts';
import { drawJpeg, sendForm, type UploadFile } from '../calls/uploads.ts';
import type { TestServer } from '../servers/server.ts';
import { makeCompanyLogin } from './company-login.ts';
import {
  inOneTransaction,
  inUseSince,
  makeAbsence,
  makeApproval,
  makeClient,
  makeClosure,
  makeDocument,
  makeHelpArticle,
  makeHelpImage,
  makeHourKind,
  makeLeaveKind,
  makeLeaveLine,
  makeLeaveRequest,
  makeLeaveWarning,
  makeMaterial,
  makeNote,
  makePayRules,
  makePayrollBatch,
  makePlanningItem,
  makePlanningLink,
  makeProject,
  makeRequirement,
  makeScaffold,
  makeStatus,
  makeTenant,
  makeUser,
  type TestTenant,
  type TestUser,
} from './factories.ts';
import { getOrigin, makePasskey, openChallenges } from './factors.ts';
import { changeRows } from './rows.ts';
import { makeSlip, makeSlipLink, sendSlipPhoto } from './slips.ts';

/** The day of the planning item of a world. */
export const DAY = '2030-01-07';
const photo = await drawJpeg();

/** Rows that requests of one user of one tenant refer to. */
export interface World {
  tenant: TestTenant;
  user: TestUser;
  employee: string;
  client: string;
  project: string;
  /** The status of the project, and the one after it. */
  status: string;
  nextStatus: string;
  material: string;
  /** A scaffold of the project, in use; the employee recorded its newest event. */
  scaffold: string;
  scaffoldEvent: string;
  /** A problem of the scaffold that a visitor reported. */
  scaffoldReport: string;
  note: string;
  closure: string;
  /** A set of pay rules by which no week was approved. */
  paySet: string;
  /** A batch for the payroll, with a line of the employee and a file for Loket. */
  payrollBatch: string;
  /** A help article of the tenant, and one of the same slug for employees; the slug. */
  helpArticle: string;
  helpSlug: string;
  helpImage: string;
  document: string;
  hourKind: string;
  requirement: string;
  /** Of the week before. */
  approval: string;
  leaveKind: string;
  /** An absence of the employee, and a line of the office in the ledger. */
  absence: string;
  leaveLine: string;
  /** That was not told yet. */
  leaveWarning: string;
  /** An open request of the employee. */
  leaveRequest: string;
  /** Leave of the employee that stands without an answer. */
  standingLeave: string;
  /** A planning item to which the employee is assigned. */
  item: string;
  /** The range of that item, and its item of the next day. */
  range: string;
  nextItem: string;
  /** The publication by which the employee was told of those items. */
  publication: string;
  /** Adds an image to the item, uploaded by the employee; returns its name. */
  image(): Promise<string>;
  /** Adds a document with a file to the project, shown to its employees. */
  storedDocument(): Promise<Document>;
  /** An employee who can sign in, and an invited user. */
  colleague: TestUser;
  invited: TestUser;
  /** Creates a link token for the colleague. */
  link(purpose: LinkPurpose): Promise<string>;
  /** Makes a link to the planning of the project. */
  planningLink(kind?: 'page' | 'calendar'): Promise<{ id: string; token: string }>;
  /** Makes a slip of the project with a photo. */
  slip(): Promise<{ id: string; photo: string }>;
  /** Makes a link to a new slip; returns its token. */
  slipLink(purpose: 'sign' | 'confirm'): Promise<{ token: string; photo: string }>;
  /** Signs the user in on another device; returns the session's id. */
  otherSession(): Promise<string>;
  /** A challenge for something in the last session that the user began. */
  challenge(about: string): Promise<string>;
  /** Signs in the colleague by a passkey. */
  passkeySignIn(): Promise<PasskeyAssertion>;
  /** Sets a provider for the tenant, which has signed in the colleague. */
  companyLogin(): Promise<{ answer: string; proof: string }>;
  /** Sets a logo for the tenant; returns its version. */
  logo(): Promise<string>;
  /** Makes an export of the employee's data; returns its id. */
  dataExport(): Promise<string>;
  /** Adds a job that was given up, or an announcement to all tenants; returns its id. */
  jobFailure(): Promise<string>;
  announcement(): Promise<string>;
  /** Makes a tenant without users. */
  emptyTenant(): Promise<TestTenant>;
}

async function makeRows(tenant: TestTenant, user: TestUser) {
  const { employeeId } = user.employeeId ? user : await makeUser(tenant, { userType: 'employee' });
  const employee = employeeId ?? '';
  const client = await makeClient(tenant);
  const status = await makeStatus(tenant);
  const nextStatus = await makeStatus(tenant, 'Gereed');
  const project = await makeProject(tenant, { client_id: client, status_id: status });
  const material = await makeMaterial(tenant);
  const scaffold = await makeScaffold(tenant, {
    project_id: project,
    events: [...inUseSince(48), { kind: 'incident', hoursAgo: 1, employeeId: employee }],
  });
  const { id: scaffoldEvent } = await tenant.transact((tx) =>
    tx
      .selectFrom('scaffold_events')
      .select('id')
      .where('employee_id', '=', employee)
      .executeTakeFirstOrThrow(),
  );
  const scaffoldReport = await tenant.transact((tx) => insertReport(tx, scaffold, 'Leuning los'));
  const note = await makeNote(tenant);
  const closure = await makeClosure(tenant, { first_day: DAY, last_day: DAY });
  const paySet = await makePayRules(tenant);
  const payrollBatch = await makePayrollBatch(tenant, { employee_id: employee });
  const helpSlug = `artikel-${randomUUIDv7()}`;
  const helpArticle = await makeHelpArticle(tenant, { slug: helpSlug });
  await makeHelpArticle(tenant, { slug: helpSlug, role: 'employee' });
  const helpImage = await makeHelpImage(tenant, photo);
  const document = await makeDocument(tenant, { project_id: project });
  const hourKind = await makeHourKind(tenant);
  const requirement = await makeRequirement(tenant);
  const approval = await makeApproval(tenant, { employee_id: employee, project_id: project });
  const leaveKind = await makeLeaveKind(tenant);
  const absence = await makeAbsence(tenant, { employee_id: employee });
  const leaveLine = await makeLeaveLine(tenant, { employee_id: employee });
  const leaveWarning = await makeLeaveWarning(tenant, { employee_id: employee });
  const leaveRequest = await makeLeaveRequest(tenant, { employee_id: employee });
  const standingLeave = await makeLeaveRequest(tenant, {
    employee_id: employee,
    first_day: '2031-02-03',
    state: 'unanswered',
    decided_at: new Date(),
  });
  const range = randomUUIDv7();
  const planned = { project_id: project, range_id: range, employeeIds: [employee] };
  const { id: item } = await makePlanningItem(tenant, { ...planned, date: DAY });
  const { id: nextItem } = await makePlanningItem(tenant, { ...planned, date: addDays(DAY, 1) });
  const publication = randomUUIDv7();
  await tenant.transact((tx) =>
    tellDays(tx, { from: DAY, to: addDays(DAY, 1) }, { publicationId: publication }),
  );
  const colleague = await makeUser(tenant, { userType: 'employee' });
  const invited = await makeUser(tenant, { hasPassword: false });
  return {
    employee,
    client,
    project,
    status,
    nextStatus,
    material,
    scaffold,
    scaffoldEvent,
    scaffoldReport,
    note,
    closure,
    paySet,
    payrollBatch,
    helpArticle,
    helpSlug,
    helpImage,
    document,
    hourKind,
    requirement,
    approval,
    leaveKind,
    absence,
    leaveLine,
    leaveWarning,
    leaveRequest,
    standingLeave,
    item,
    range,
    nextItem,
    publication,
    colleague,
    invited,
  };
}

export async function makeWorld(
  server: TestServer,
  tenant: TestTenant,
  user: TestUser,
): Promise<World> {
  const rows = await inOneTransaction(tenant, (one) => makeRows(one, user));
  const image = async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    await sendForm(office, images.upload, rows.item, { files: [['foto.jpg', photo]] });
    await changeRows(tenant, 'images', { uploader_employee_id: rows.employee });
    return 'foto.jpg';
  };
  const storedDocument = async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    const fields: [string, string][] = [
      ['title', 'Tekening'],
      ['kind', 'drawing'],
      ['projectId', rows.project],
      ['visibleToWorkers', 'true'],
    ];
    const form = { files: [['gevel.jpg', photo]] as UploadFile[], fields };
    return (await sendForm(office, documents.create, '', form)).json<Document>();
  };
  const link = (purpose: LinkPurpose) =>
    tenant.transact((tx) => issueLinkToken(tx, { userId: rows.colleague.id, purpose }));
  const planningLink = (kind?: 'page' | 'calendar') =>
    makePlanningLink(tenant, { kind, projectId: rows.project });
  const slip = async () => {
    const office = await browseAs(server, tenant, await makeUser(tenant));
    const photoId = randomUUIDv7();
    const photos = [{ id: photoId, name: 'foto.jpg' }];
    const id = await makeSlip(office, rows.project, { photos });
    await sendSlipPhoto(office, id, { id: photoId, photo });
    return { id, photo: photoId };
  };
  const slipLink = async (purpose: 'sign' | 'confirm') => {
    const made = await slip();
    return { token: await makeSlipLink(tenant, made.id, purpose), photo: made.photo };
  };
  const otherSession = async () => {
    const { cookies } = await browseAs(server, tenant, user);
    const token = server.app.jwt.decode<{ sid: string }>(cookies.get(SESSION_COOKIE) ?? '');
    return token?.sid ?? '';
  };
  const challenge = async (about: string) => {
    const last = await tenant.transact((tx) =>
      tx
        .selectFrom('sessions')
        .select('id')
        .where(user.godEpoch === null ? 'user_id' : 'god_id', '=', user.id)
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirst(),
    );
    return (await openChallenges(server)).issue(`${last?.id}:${about}`);
  };
  const passkeySignIn = async () => {
    const { device } = await makePasskey(tenant, rows.colleague);
    const challenges = await openChallenges(server);
    return device.use({
      challenge: challenges.issue(`${tenant.id}:login`),
      origin: getOrigin(tenant),
    });
  };
  const companyLogin = () =>
    makeCompanyLogin(server, tenant, `${rows.colleague.username}@example.nl`);
  const logo = async () => {
    const { logo_version } = await tenant.transact((tx) =>
      tx
        .updateTable('tenants')
        .set((eb) => ({ logo_image: photo, logo_version: eb('logo_version', '+', 1) }))
        .where('id', '=', tenant.id)
        .returning('logo_version')
        .executeTakeFirstOrThrow(),
    );
    return `${logo_version}`;
  };
  const dataExport = async () => {
    const id = randomUUIDv7();
    const made = { id, employeeId: rows.employee, userId: user.id, username: user.username };
    await tenant.transact((tx) => insertExport(tx, made));
    await server.exports.make({ tenantId: tenant.id, exportId: id });
    return id;
  };
  const jobFailure = async () => {
    const id = randomUUIDv7();
    const data = { tenantId: tenant.id, fileId: id };
    const failure = { id, queue: 'image-previews', data, reason: 'Mislukt' };
    await tenant.transact((tx) => recordFailure(tx, failure));
    return id;
  };
  const announcement = async () => {
    const id = randomUUIDv7();
    const [startsAt, endsAt] = ['2030-01-07T18:00:00Z', '2030-01-07T19:00:00Z'];
    const said = { id, text: 'Onderhoud', startsAt, endsAt, createdBy: 'god' };
    await insertAnnouncement(server.database.pool, said);
    return id;
  };
  return {
    tenant,
    user,
    ...rows,
    emptyTenant: () => makeTenant(server),
    image,
    storedDocument,
    link,
    planningLink,
    slip,
    slipLink,
    otherSession,
    challenge,
    passkeySignIn,
    companyLogin,
    logo,
    dataExport,
    jobFailure,
    announcement,
  };
}
