import { randomUUIDv7 } from 'node:crypto';
import type { NewApiKey } from '@ploegplan/contract/api-keys/schemas';
import { scopes } from '@ploegplan/contract/api-keys/scopes';
import { addDays } from '@ploegplan/contract/dates/dates';
import type { UserType } from '@ploegplan/contract/fields';
import type { NewPlanningLink } from '@ploegplan/contract/planning-links/schemas';
import type { RequirementRule } from '@ploegplan/contract/requirements/schemas';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import type { Insertable, InsertObject } from 'kysely';
import { insertKey } from '../../src/features/api-keys/repository.ts';
import { lockPayroll } from '../../src/features/payroll/settings.ts';
import { insertLink } from '../../src/features/planning-links/repository.ts';
import type { Database } from '../../src/platform/database/pool.ts';
import type { DB } from '../../src/platform/database/types.ts';
import { toPayRulesRow } from '../../src/platform/pay-rules.ts';
import { type NewEvent, recordEvents } from '../../src/platform/scaffolds/register.ts';
import type { Account } from '../../src/platform/sessions/accounts.ts';
import { runInTenant, type TenantTx } from '../../src/platform/tenants/transaction.ts';

export const PASSWORD = 'een-lang-wachtwoord';
/** At the lowest cost that argon2 has, which a hash states itself: the tests sign in hundreds of times. */
export const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$qx5rd2qd3UfMENgA1Vi/7w$WL+U/GOKqEf1S8qELxa+n8WnN04qBCtTctb5X/esSik';

export interface TestTenant {
  id: string;
  name: string;
  host: string;
  /** Runs work in a transaction of this tenant, without a user. */
  transact<T>(work: (tx: TenantTx) => Promise<T>): Promise<T>;
}

let counter = 0;
const next = () => ++counter;

/** Creates a tenant with the host `<name>.localhost:3000`, or below that of the server's public URL. */
export async function makeTenant(
  { database, publicUrl = null }: { database: Database; publicUrl?: string | null },
  { hidden_parts = [] }: { hidden_parts?: string[] } = {},
): Promise<TestTenant> {
  const id = randomUUIDv7();
  const name = `tenant${next()}-${id.slice(-6)}`;
  await database.pool.query(
    'insert into tenants (id, name, display_name, hidden_parts) values ($1, $2, $3, $4)',
    [id, name, `Bedrijf ${name}`, hidden_parts],
  );
  return {
    id,
    name,
    host: publicUrl === null ? `${name}.localhost:3000` : `${name}.${new URL(publicUrl).host}`,
    transact: (work) => runInTenant(database.pool, { tenantId: id, userId: null }, work),
  };
}

export const inOneTransaction = <T>(
  tenant: TestTenant,
  work: (tenant: TestTenant) => Promise<T>,
): Promise<T> => tenant.transact((tx) => work({ ...tenant, transact: (inner) => inner(tx) }));

/** Columns of a row that a test sets; the others get the default of the factory or of the database. */
type Columns<T extends keyof DB> = Partial<Insertable<DB[T]>>;

async function insert<T extends keyof DB>(
  tenant: TestTenant,
  table: T,
  row: InsertObject<DB, T> & { id: string },
): Promise<string> {
  await tenant.transact((tx) => tx.insertInto(table).values(row).execute());
  return row.id;
}

export const makeEmployee = (tenant: TestTenant, values: Columns<'employees'> = {}) =>
  insert(tenant, 'employees', { id: randomUUIDv7(), name: `Werknemer ${next()}`, ...values });

export const makeClient = (tenant: TestTenant, values: Columns<'clients'> = {}) =>
  insert(tenant, 'clients', { id: randomUUIDv7(), name: `Klant ${next()}`, ...values });

export const makeProject = (tenant: TestTenant, values: Columns<'projects'> = {}) =>
  insert(tenant, 'projects', {
    id: randomUUIDv7(),
    title: `Project ${next()}`,
    hue: 200,
    ...values,
  });

export const makeMaterial = (tenant: TestTenant, values: Columns<'materials'> = {}) =>
  insert(tenant, 'materials', { id: randomUUIDv7(), name: `Materiaal ${next()}`, ...values });

export const makeRequirement = (
  tenant: TestTenant,
  {
    rules = [],
    ...values
  }: Omit<Columns<'requirements'>, 'rules'> & { rules?: RequirementRule[] } = {},
) =>
  insert(tenant, 'requirements', {
    id: randomUUIDv7(),
    name: `Eisen ${next()}`,
    rules: JSON.stringify(rules),
    ...values,
  });
interface NewScaffoldRow extends Columns<'scaffolds'> {
  project_id: string;
  /** What happened with it, each some hours ago; `inspected` has one good point. */
  events?: readonly {
    kind?: NewEvent['kind'];
    toState?: NewEvent['toState'];
    hoursAgo: number;
    inspected?: boolean;
    employeeId?: string;
  }[];
}

/** A scaffold that is planned, or in the state that follows from its events. */
export async function makeScaffold(
  tenant: TestTenant,
  { events = [], ...values }: NewScaffoldRow,
): Promise<string> {
  const id = await insert(tenant, 'scaffolds', {
    id: randomUUIDv7(),
    number: `S-${next()}`,
    ...values,
  });
  const answers = [{ point: 'Leuningen', answer: 'ok' as const, remark: '' }];
  for (const { kind = 'state', toState = null, hoursAgo, inspected, employeeId = null } of events) {
    const at = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const event = { id: randomUUIDv7(), scaffoldId: id, kind, toState, at, remark: '' };
    await tenant.transact((tx) =>
      recordEvents(tx, [{ ...event, answers: inspected ? answers : [] }], {
        employeeId,
        name: 'Inge',
      }),
    );
  }
  return id;
}

/** The events of a scaffold that is in use since so many hours. */
export const inUseSince = (hoursAgo: number) =>
  [
    { toState: 'building', hoursAgo: hoursAgo + 1 },
    { toState: 'handed-over', hoursAgo, inspected: true },
  ] as const;

export const makeNote = (tenant: TestTenant, values: Columns<'notes'> = {}) =>
  insert(tenant, 'notes', { id: randomUUIDv7(), title: `Notitie ${next()}`, ...values });

interface HelpText extends Columns<'help_articles'> {
  title?: string;
  category?: string;
  keywords?: string[];
  contentHtml?: string;
}

/** Creates a published help article, by default for the office. */
export async function makeHelpArticle(
  tenant: TestTenant,
  {
    title = 'Artikel',
    category = 'Planning',
    keywords = [],
    contentHtml = '',
    ...values
  }: HelpText,
): Promise<string> {
  const row = { id: randomUUIDv7(), slug: `artikel-${next()}`, role: 'admin', ...values };
  const article_id = await insert(tenant, 'help_articles', { published_version: 1, ...row });
  const text = { title, category, keywords, content_html: contentHtml };
  await tenant.transact((tx) =>
    tx
      .insertInto('help_article_versions')
      .values({ article_id, number: 1, ...text })
      .execute(),
  );
  return article_id;
}

export const makeHelpImage = (tenant: TestTenant, image: Buffer) =>
  insert(tenant, 'help_images', { id: randomUUIDv7(), image });

export const makeClosure = (tenant: TestTenant, values: Columns<'closures'> = {}) =>
  insert(tenant, 'closures', {
    id: randomUUIDv7(),
    name: `Sluiting ${next()}`,
    first_day: '2030-07-29',
    last_day: '2030-08-16',
    ...values,
  });

/** Pay rules, each from a day of its own. */
export const makePayRules = (tenant: TestTenant, values: Columns<'pay_rules'> = {}) =>
  insert(tenant, 'pay_rules', {
    id: randomUUIDv7(),
    ...toPayRulesRow({ ...buildingAndInfra, firstDay: addDays('2031-01-01', next()) }),
    ...values,
  });

/** Creates a document with the row of a file that is not on the disk. */
export async function makeDocument(
  tenant: TestTenant,
  values: Columns<'documents'> = {},
): Promise<string> {
  const title = `Document ${next()}`;
  const id = await insert(tenant, 'documents', {
    id: randomUUIDv7(),
    title,
    kind: 'other',
    ...values,
  });
  const file = { content_type: 'application/pdf', size_bytes: 1_234, width: 0, height: 0 };
  const stored_file_id = await insert(tenant, 'stored_files', {
    id: randomUUIDv7(),
    state: 'stored',
    ...file,
  });
  const version = { document_id: id, number: 1, filename: 'plan.pdf', stored_file_id };
  await insert(tenant, 'document_versions', { id: randomUUIDv7(), ...version });
  return id;
}

/** Creates a project status, by default after those made before. */
export const makeStatus = (tenant: TestTenant, label = 'Lopend', position = next()) =>
  insert(tenant, 'project_statuses', { id: randomUUIDv7(), label, position });

export interface TestUser extends Pick<Account, 'id' | 'godEpoch'> {
  username: string;
  employeeId: string | null;
}

interface UserValues {
  username?: string;
  userType?: UserType;
  alsoEmployee?: boolean;
  leadsCrew?: boolean;
  employeeId?: string | null;
  email?: string;
  active?: boolean;
  needsPasswordChange?: boolean;
  /** False for an invited user. */
  hasPassword?: boolean;
  /** A hash at the cost of the product, for who measures its time. */
  passwordHash?: string;
  /** A god must set up a second factor, as all but that of the demo. */
  needsFactor?: boolean;
}

/** Creates a user, by default an admin with the password `PASSWORD`. A god belongs to no tenant, and can sign in at this one too. */
export async function makeUser(tenant: TestTenant, values: UserValues = {}): Promise<TestUser> {
  const { userType = 'admin', alsoEmployee = false } = values;
  const id = randomUUIDv7();
  // E2E test processes share a database and a mail server, so usernames and addresses of gods must be unique.
  const kind = userType === 'god' ? 'god' : 'gebruiker';
  const { username = `${kind}${next()}-${id.slice(-6)}` } = values;
  const isEmployee = userType === 'employee' || alsoEmployee;
  const employeeId = values.employeeId ?? (isEmployee ? await makeEmployee(tenant) : null);
  const account = {
    id,
    username,
    password_hash: values.hasPassword === false ? null : (values.passwordHash ?? PASSWORD_HASH),
    email: values.email ?? `${username}@example.nl`,
    active: values.active ?? true,
    needs_password_change: values.needsPasswordChange ?? false,
  };
  if (userType === 'god') {
    const god = { ...account, needs_factor: values.needsFactor ?? false };
    await tenant.transact((tx) => tx.insertInto('gods').values(god).execute());
    return { id, username, employeeId: null, godEpoch: 1 };
  }
  const user = {
    ...account,
    user_type: userType,
    also_employee: alsoEmployee,
    employee_id: employeeId,
    leads_crew: values.leadsCrew ?? false,
  };
  await tenant.transact((tx) => tx.insertInto('users').values(user).execute());
  return { id, username, employeeId, godEpoch: null };
}

export interface TestItem {
  id: string;
  date: string;
}

/** Creates a planning item, by default on Monday 2030-01-07 and for a new project. */
export async function makePlanningItem(
  tenant: TestTenant,
  values: Columns<'planning_items'> & { employeeIds?: string[] } = {},
): Promise<TestItem> {
  const { employeeIds = [], date = '2030-01-07', client_id = null, ...rest } = values;
  const { range_id, is_draft = false } = rest;
  const project_id =
    values.project_id === undefined && client_id === null
      ? await makeProject(tenant)
      : (values.project_id ?? null);
  const id = randomUUIDv7();
  await tenant.transact(async (tx) => {
    if (range_id) {
      await tx
        .insertInto('planning_ranges')
        .values({ id: range_id })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
    await tx
      .insertInto('planning_items')
      .values({ ...rest, id, date, client_id, project_id })
      .execute();
    for (const employee_id of employeeIds) {
      await tx
        .insertInto('planning_assignments')
        .values({ planning_item_id: id, employee_id, date, is_draft })
        .execute();
    }
  });
  return { id, date };
}

/** A key that was never used, without an end, as the office makes it. */
export async function makeApiKey(
  tenant: TestTenant,
  values: Partial<NewApiKey> = {},
): Promise<{ id: string; key: string }> {
  const id = randomUUIDv7();
  const body = { id, name: `Sleutel ${next()}`, scopes: [...scopes], validUntil: null, ...values };
  const key = await tenant.transact((tx) => insertKey(tx, body));
  if (key === undefined) throw new Error('Another key has this id');
  return { id, key };
}

/** Creates a link to the planning, by default a page of all planning; returns its id and token. */
export async function makePlanningLink(
  tenant: TestTenant,
  {
    kind = 'page',
    validUntil = '2199-12-31',
    gateList = false,
    ...scope
  }: Partial<Omit<NewPlanningLink, 'kind'>> & { kind?: NewPlanningLink['kind'] | undefined } = {},
): Promise<{ id: string; token: string }> {
  const id = randomUUIDv7();
  const link = { name: `Link ${next()}`, projectId: null, clientId: null, employeeId: null };
  const token = await tenant.transact((tx) =>
    insertLink(tx, { ...link, ...scope, id, kind, validUntil, gateList }),
  );
  return { id, token };
}

/** The company's own kind of leave for a kind that the rules know. */
export const leaveKindOf = async (tenant: TestTenant, kind: string): Promise<string> =>
  (
    await tenant.transact((tx) =>
      tx
        .selectFrom('leave_kinds')
        .select('id')
        .where('kind', '=', kind)
        .orderBy('account')
        .orderBy('name')
        .executeTakeFirstOrThrow(),
    )
  ).id;

/** Creates an absence, by default a day of vacation on 2030-01-07. */
export const makeAbsence = async (
  tenant: TestTenant,
  {
    kind = 'vacation',
    first_day = '2030-01-07',
    last_day = first_day,
    ...values
  }: Columns<'absences'> & { employee_id: string },
) =>
  insert(tenant, 'absences', {
    id: randomUUIDv7(),
    kind,
    kind_id: await leaveKindOf(tenant, String(kind)),
    first_day,
    last_day,
    ...values,
  });

/** A day on which somebody does not work for the weather, with its absence; by default frost on 2030-01-07. */
export async function makeWeatherDay(
  tenant: TestTenant,
  values: Columns<'weather_days'> & { employee_id: string; project_id: string },
): Promise<string> {
  const date = String(values.date ?? '2030-01-07');
  const id = await makeAbsence(tenant, {
    employee_id: values.employee_id,
    kind: 'unworkable-weather',
    first_day: date,
    last_day: date,
  });
  return insert(tenant, 'weather_days', { id, date, cause: 'frost', ...values });
}

/** Creates a line of the office in the ledger of leave, by default eight hours less on 2030-01-07. */
export const makeLeaveLine = (
  tenant: TestTenant,
  values: Columns<'leave_lines'> & { employee_id: string },
) =>
  insert(tenant, 'leave_lines', {
    id: randomUUIDv7(),
    day: '2030-01-07',
    type: 'correction',
    account: 'vacation',
    quarters: -32,
    ...values,
  });

/** Creates a warning that was not told yet, of 40 hours that lapse on 2031-07-01. */
export const makeLeaveWarning = (
  tenant: TestTenant,
  values: Columns<'leave_warnings'> & { employee_id: string },
) =>
  insert(tenant, 'leave_warnings', {
    id: randomUUIDv7(),
    expires_on: '2031-07-01',
    quarters: 160,
    text: 'Let op',
    ...values,
  });

/** Creates an open request for leave, by default for a day of vacation on 2030-01-14. */
export const makeLeaveRequest = async (
  tenant: TestTenant,
  {
    first_day = '2030-01-14',
    last_day = first_day,
    ...values
  }: Columns<'leave_requests'> & { employee_id: string },
) =>
  insert(tenant, 'leave_requests', {
    id: randomUUIDv7(),
    kind_id: await leaveKindOf(tenant, 'vacation'),
    first_day,
    last_day,
    ...values,
  });

/** The company's kind of hours with this name, by default that of what employees enter. */
export const hourKindOf = async (tenant: TestTenant, name = 'Normaal'): Promise<string> =>
  (
    await tenant.transact((tx) =>
      tx.selectFrom('hour_kinds').select('id').where('name', '=', name).executeTakeFirstOrThrow(),
    )
  ).id;

export function makeHourKind(tenant: TestTenant, values: Columns<'hour_kinds'> = {}) {
  const id = randomUUIDv7();
  return insert(tenant, 'hour_kinds', { id, name: `Stelpost ${id}`, ...values });
}

/** Makes a batch of December 2029 for the payroll, with a line of an hour of the employee and a file. */
export async function makePayrollBatch(
  tenant: TestTenant,
  values: { employee_id: string; approval_id?: string; first_day?: string; last_day?: string },
): Promise<string> {
  const { first_day = '2029-12-01', last_day = '2029-12-31', ...line } = values;
  const id = randomUUIDv7();
  await tenant.transact(async (tx) => {
    await lockPayroll(tx);
    const { number } = await tx
      .selectFrom('payroll_batches')
      .select((eb) => eb.fn.coalesce(eb.fn.max('number'), eb.lit(0)).as('number'))
      .executeTakeFirstOrThrow();
    const period = first_day.slice(0, 7);
    const batch = { id, number: number + 1, first_day, last_day, period, checks: '[]' };
    await tx.insertInto('payroll_batches').values(batch).execute();
    const hour = { amount: 60, quantity: 1, unit: 'hours', kind: 'class:night:100', code: '1' };
    const day = { id: randomUUIDv7(), date: first_day, period, personnel_number: '0012' };
    await tx
      .insertInto('payroll_lines')
      .values({ ...line, ...day, ...hour, batch_id: id })
      .execute();
    const file = {
      format: 'loket',
      name: 'Loket.csv',
      content: Buffer.from('aanslnr'),
      sha256: '',
    };
    await tx
      .insertInto('payroll_files')
      .values({ ...file, batch_id: id })
      .execute();
  });
  return id;
}

/** Approves eight hours of an employee on a project, by default on Monday 2029-12-31; returns the id of the approval. */
export async function makeApproval(
  tenant: TestTenant,
  {
    employee_id,
    project_id,
    monday = '2029-12-31',
    ...given
  }: { employee_id: string; project_id: string; monday?: string; kind_id?: string },
): Promise<string> {
  const id = randomUUIDv7();
  const kind_id = given.kind_id ?? (await hourKindOf(tenant));
  const hours = { date: monday, target_id: project_id, project_id, kind_id, quarters: 32 };
  await tenant.transact(async (tx) => {
    await tx
      .insertInto('hour_lines')
      .values({ ...hours, employee_id })
      .execute();
    await tx
      .insertInto('hour_approvals')
      .values({ id, employee_id, monday, quarters: 32 })
      .execute();
    await tx
      .insertInto('approved_hours')
      .values({ ...hours, approval_id: id })
      .execute();
  });
  return id;
}

/** Creates a kind of leave. */
export function makeLeaveKind(tenant: TestTenant, values: Columns<'leave_kinds'> = {}) {
  const id = randomUUIDv7();
  return insert(tenant, 'leave_kinds', { id, name: `Verhuisdag ${id}`, kind: 'other', ...values });
}

/** Enters, or enters again, the day of an employee as a foreman does. */
export const makeCrewDay = (tenant: TestTenant, row: InsertObject<DB, 'crew_days'>) =>
  tenant.transact((tx) =>
    tx
      .insertInto('crew_days')
      .values(row)
      .onConflict((on) => on.columns(['tenant_id', 'employee_id', 'date']).doUpdateSet(row))
      .returning('version')
      .executeTakeFirstOrThrow(),
  );
