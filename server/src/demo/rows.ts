import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { addDays, getMonday } from '@ploegplan/contract/dates/dates';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { absenceKindTexts } from '@ploegplan/contract/texts/kinds';
import { findFreeHue, hueChoices } from '@ploegplan/contract/values/hues';
import type { InsertObject } from 'kysely';
import type { DB } from '../platform/database/types.ts';
import { getOwnerColumn } from '../platform/gallery/owners.ts';
import { toPayRulesRow } from '../platform/pay-rules.ts';
import { createToken } from '../platform/sessions/secret-tokens.ts';
import type { DemoAbsence } from './absences.ts';
import type { DemoAccounts } from './accounts.ts';
import { makeChanges } from './changes.ts';
import { createClosuresAround } from './closures.ts';
import { type DemoCompany, getAt, isVehicle, VOORMAN } from './companies/company.ts';
import type { Job } from './crews.ts';
import type { DemoDocument } from './documents/choice.ts';
import { createDocumentRows } from './documents/rows.ts';
import { makeHistory } from './history.ts';
import { createCrewRows } from './hours/crew-days.ts';
import { createHourLines } from './hours/hour-lines.ts';
import { createRecorded } from './hours/hours.ts';
import { createOtherWorkRows } from './hours/other-work.ts';
import { createWorkDays, hourSettingsOf } from './hours/work-days.ts';
import { createSavedTime, leaveKindNamed, leaveRequests, leaveSettings } from './leave.ts';
import { makeNotes } from './notes.ts';
import { createEmployeeRows } from './people.ts';
import type { Photo } from './photos/draw.ts';
import type { DemoItem } from './planning.ts';

/** Rows by table, in the order in which they can be inserted. */
export type Rows = { [Table in keyof DB]?: InsertObject<DB, Table>[] };

interface Demo {
  company: DemoCompany;
  today: string;
  items: readonly DemoItem[];
  absences: readonly DemoAbsence[];
  photos: readonly Photo[];
  documents: readonly DemoDocument[];
  accounts: DemoAccounts;
  /** By id of the account; an invited user has none. */
  passwordHashes: ReadonlyMap<string, string>;
}

export function makeRows(demo: Demo): Rows {
  const ids = makeIds(demo);
  const { accounts, company, today } = demo;
  const planned = createPlanningRows(demo, ids);
  const other = createOtherWorkRows(company, { today, ...ids });
  return {
    ...createPeopleRows(demo, ids),
    ...createCompanyRows(demo, ids),
    ...planned,
    planning_items: [...planned.planning_items, ...other.items],
    planning_assignments: [...planned.planning_assignments, ...other.assignments],
    hour_lines: createHourLines(planned, today),
    work_days: createWorkDays(company, planned, { today, ids: ids.employees }),
    ...createCrewRows(planned, {
      today,
      employeeId: getAt(ids.employees, VOORMAN),
      userId: accounts.voorman.id,
      breakMinutes: company.breakMinutes,
    }),
    hour_settings: hourSettingsOf(company),
    images: createImageRows(demo, ids),
    ...createDocumentRows(demo.documents, { ids, uploader: accounts.admin.username }),
    absences: createAbsenceRows(demo, ids),
    leave_settings: leaveSettings(today),
    ...createSavedTime(company, { today, employees: ids.employees }),
    leave_requests: leaveRequests(today, ids.employees.slice(0, company.employees.length)),
    notes: makeNotes(demo, ids),
    closures: createClosuresAround(today),
    pay_rules: payRulesOf(company, today),
    planning_links: linkRows(demo),
    changes: makeChanges({ planned, accounts, today, employees: ids.employees }),
    audit_log: makeHistory(demo),
  };
}

/** From the year before on: weeks of it are approved already. */
function payRulesOf({ hasPayRules }: DemoCompany, today: string) {
  if (!hasPayRules) return [];
  const firstDay = `${Number(today.slice(0, 4)) - 1}-01-01`;
  const row = toPayRulesRow({ ...buildingAndInfra, firstDay });
  return [{ id: randomUUIDv7(), ...row, created_at: firstDay }];
}

/** Links whose tokens nobody has: they are there to be seen, and to be made anew. */
const linkRows = ({ today }: Demo) =>
  [
    { kind: 'page', name: 'Scherm in de loods', valid_until: addDays(today, 30) },
    { kind: 'calendar', name: 'Agenda van kantoor', valid_until: addDays(today, 365) },
  ].map((link) => ({ ...link, id: randomUUIDv7(), token_hash: createToken().hash }));

const createIds = (things: readonly unknown[]) => things.map(() => randomUUIDv7());

const makeIds = ({ company }: Demo) => ({
  employees: createIds([...company.employees, ...company.formerEmployees]),
  clients: createIds(company.clients),
  statuses: createIds(company.statuses),
  projects: createIds(company.projects),
  materials: createIds(company.materials),
});

type Ids = ReturnType<typeof makeIds>;

const listContacts = ({ projects }: DemoCompany, client: number) => {
  const contacts = projects
    .filter((project) => project.client === client)
    .flatMap((project) => project.contact ?? []);
  return [...new Map(contacts.map((contact) => [contact.email, contact])).values()];
};

const createPeopleRows = ({ company, accounts, passwordHashes, today }: Demo, ids: Ids) => ({
  employees: createEmployeeRows(company, today, ids.employees),
  users: Object.values(accounts).map(
    ({ id, username, type, employee, leadsCrew, email, ...state }) => ({
      id,
      username,
      password_hash: passwordHashes.get(id) ?? null,
      user_type: type,
      also_employee: type === 'admin' && employee !== null,
      employee_id: employee === null ? null : getAt(ids.employees, employee),
      leads_crew: leadsCrew,
      email,
      needs_password_change: state.needsPasswordChange,
      active: state.active,
    }),
  ),
});

const createCompanyRows = (demo: Demo, ids: Ids, { company } = demo) => ({
  clients: company.clients.map((client, index) => ({
    id: getAt(ids.clients, index),
    number: String(1001 + index),
    phonenumber: `088 000 00${String(index + 1).padStart(2, '0')}`,
    ...client,
    contact_persons: JSON.stringify(listContacts(company, index)),
  })),
  project_statuses: company.statuses.map((label, index) => ({
    id: getAt(ids.statuses, index),
    label,
    position: index + 1,
    hue: index === 0 ? null : getAt(hueChoices, 1 + 3 * index),
    closed: index >= company.statuses.length - company.closedStatuses,
  })),
  projects: createProjectRows(demo, ids),
  project_status_mutations: createMutationRows(demo, ids),
  materials: company.materials.map(({ departsFrom, ...material }, index) => ({
    id: getAt(ids.materials, index),
    ...material,
    ...(departsFrom !== undefined && { is_vehicle: true, departs_from: departsFrom }),
  })),
});

function createProjectRows({ company, today, items }: Demo, ids: Ids) {
  const hues: number[] = [];
  const monday = getMonday(today);
  return company.projects.map(({ title, location = '', client, status, ...rest }, index) => {
    const { weeks = null, trip, needs = [], contact = noContact } = rest;
    hues.push(findFreeHue(hues));
    const days = items.filter(({ job }) => 'project' in job && job.project === index);
    const hours = days.reduce((sum, { crew }) => sum + 8 * crew.length, 0);
    return {
      id: getAt(ids.projects, index),
      title,
      number: `${monday.slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
      location,
      client_id: client === null ? null : getAt(ids.clients, client),
      status_id: getAt(ids.statuses, status),
      start_date: weeks && addDays(monday, 7 * weeks[0]),
      end_date: weeks && addDays(monday, 7 * weeks[1] + 4),
      planned_hours: hours > 0 ? Math.round(hours / 40) * 40 + 40 : null,
      trip_kilometres: trip?.kilometres ?? null,
      trip_minutes: trip?.minutes ?? null,
      needs: JSON.stringify(needs),
      hue: getAt(hues, index),
      contact_person: JSON.stringify(contact),
    };
  });
}

/** Every project went through the statuses before its own, a week and a half each. */
const createMutationRows = ({ company, today, accounts }: Demo, ids: Ids) =>
  company.projects.flatMap(({ status }, index) =>
    company.statuses.slice(0, status + 1).map((label, step) => ({
      id: randomUUIDv7(),
      project_id: getAt(ids.projects, index),
      from_label: company.statuses[step - 1] ?? '',
      to_label: label,
      at: `${addDays(today, -3 - 11 * (status - step) - (index % 7))}T09:${10 + index}:00Z`,
      user_id: accounts.admin.id,
    })),
  );

function createPlanningRows({ company, today, items }: Demo, ids: Ids) {
  return {
    planning_ranges: [...new Set(items.flatMap(({ range }) => range ?? []))].map((id) => ({ id })),
    planning_items: items.map((item) => ({
      id: item.id,
      date: item.date,
      start_time: item.shift.start,
      end_time: item.shift.end,
      ...getTargetColumns(company, item.job, ids),
      location: item.location,
      description: item.description,
      range_id: item.range,
      is_draft: item.isDraft,
    })),
    planning_assignments: items.flatMap((item) =>
      item.crew.map((employee) => ({
        planning_item_id: item.id,
        employee_id: getAt(ids.employees, employee),
        date: item.date,
        is_draft: item.isDraft,
        ...createRecorded(company, item, employee, today),
      })),
    ),
    planning_item_materials: items.flatMap((item) =>
      item.materials.map((material) => ({
        planning_item_id: item.id,
        material_id: getAt(ids.materials, material),
        driver_id: isVehicle(company.materials[material])
          ? getAt(ids.employees, getAt(item.crew, 0))
          : null,
      })),
    ),
  };
}

const createImageRows = ({ company, photos, accounts }: Demo, ids: Ids) =>
  photos.map(({ owner, filename, uploader, uploadedAt, file }) => ({
    id: randomUUIDv7(),
    [getOwnerColumn(owner)]:
      'id' in owner
        ? owner.id
        : getAt(owner.type === 'project' ? ids.projects : ids.clients, owner.index),
    filename,
    stored_file_id: file.id,
    uploaded_at: uploadedAt,
    uploader_employee_id: uploader === null ? null : getAt(ids.employees, uploader),
    uploader_name:
      uploader === null ? accounts.admin.username : getAt(company.employees, uploader).name,
  }));

const createAbsenceRows = ({ absences }: Demo, ids: Ids) =>
  absences.map(({ employee, kind, name, firstDay, lastDay, hoursPerDay, note }) => ({
    id: randomUUIDv7(),
    employee_id: getAt(ids.employees, employee),
    kind,
    kind_id: leaveKindNamed(name ?? absenceKindTexts[kind]),
    first_day: firstDay,
    last_day: lastDay,
    hours_per_day: hoursPerDay,
    note,
  }));

function getTargetColumns({ projects }: DemoCompany, job: Job, ids: Ids) {
  if ('client' in job) return { client_id: getAt(ids.clients, job.client), project_id: null };
  const { contact = noContact } = getAt(projects, job.project);
  return {
    project_id: getAt(ids.projects, job.project),
    client_id: null,
    contact_name: contact.name,
    contact_phonenumber: contact.phonenumber,
    contact_email: contact.email,
    contact_show_name: contact.showName,
    contact_show_phonenumber: contact.showPhonenumber,
    contact_show_email: contact.showEmail,
  };
}
