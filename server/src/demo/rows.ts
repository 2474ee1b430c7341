import { randomUUIDv7 } from 'node:crypto';
import { noContact } from '@ploegplan/contract/clients/contact-person';
import { addDays, mondayOf } from '@ploegplan/contract/dates/dates';
import { buildingAndInfra } from '@ploegplan/contract/rules/pay/rules';
import { freeHue, hueChoices } from '@ploegplan/contract/values/hues';
import { type InsertObject, sql } from 'kysely';
import type { DB } from '../platform/database/types.ts';
import { ownerColumn } from '../platform/gallery/owners.ts';
import { payRulesRow } from '../platform/pay-rules.ts';
import { createToken } from '../platform/sessions/secret-tokens.ts';
import type { DemoAbsence } from './absences.ts';
import type { DemoAccounts } from './accounts.ts';
import { makeChanges } from './changes.ts';
import { closuresAround } from './closures.ts';
import { at, type DemoCompany } from './company.ts';
import type { Job } from './crews.ts';
import type { DemoDocument } from './documents/choice.ts';
import { documentRows } from './documents/rows.ts';
import { makeHistory } from './history.ts';
import { hourLines } from './hour-lines.ts';
import { recordedOn } from './hours.ts';
import { leaveRequests, leaveSettings } from './leave.ts';
import { makeNotes } from './notes.ts';
import { otherWorkRows } from './other-work.ts';
import { employeeRows } from './people.ts';
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
  const planned = planningRows(demo, ids);
  const other = otherWorkRows(company, { today, ...ids });
  return {
    ...peopleRows(demo, ids),
    ...companyRows(demo, ids),
    ...planned,
    planning_items: [...planned.planning_items, ...other.items],
    planning_assignments: [...planned.planning_assignments, ...other.assignments],
    hour_lines: hourLines(planned, today),
    images: imageRows(demo, ids),
    ...documentRows(demo.documents, { ids, uploader: accounts.admin.username }),
    absences: absenceRows(demo, ids),
    leave_settings: leaveSettings(today),
    leave_requests: leaveRequests(today, ids.employees.slice(0, company.employees.length)),
    notes: makeNotes(demo, ids),
    closures: closuresAround(today),
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
  const row = payRulesRow({ ...buildingAndInfra, firstDay });
  return [{ id: randomUUIDv7(), ...row, created_at: firstDay }];
}

/** Links whose tokens nobody has: they are there to be seen, and to be made anew. */
const linkRows = ({ today }: Demo) =>
  [
    { kind: 'page', name: 'Scherm in de loods', valid_until: addDays(today, 30) },
    { kind: 'calendar', name: 'Agenda van kantoor', valid_until: addDays(today, 365) },
  ].map((link) => ({ ...link, id: randomUUIDv7(), token_hash: createToken().hash }));

const newIds = (things: readonly unknown[]) => things.map(() => randomUUIDv7());

const makeIds = ({ company }: Demo) => ({
  employees: newIds([...company.employees, ...company.formerEmployees]),
  clients: newIds(company.clients),
  statuses: newIds(company.statuses),
  projects: newIds(company.projects),
  materials: newIds(company.materials),
});

type Ids = ReturnType<typeof makeIds>;

const contactsOf = ({ projects }: DemoCompany, client: number) => {
  const contacts = projects
    .filter((one) => one.client === client)
    .flatMap((one) => one.contact ?? []);
  return [...new Map(contacts.map((one) => [one.email, one])).values()];
};

const peopleRows = ({ company, accounts, passwordHashes, today }: Demo, ids: Ids) => ({
  employees: employeeRows(company, today, ids.employees),
  users: Object.values(accounts).map(({ id, username, type, employee, email, ...state }) => ({
    id,
    username,
    password_hash: passwordHashes.get(id) ?? null,
    user_type: type,
    also_employee: type === 'admin' && employee !== null,
    employee_id: employee === null ? null : at(ids.employees, employee),
    email,
    needs_password_change: state.needsPasswordChange,
    active: state.active,
  })),
});

const companyRows = (demo: Demo, ids: Ids, { company } = demo) => ({
  clients: company.clients.map((client, index) => ({
    id: at(ids.clients, index),
    number: String(1001 + index),
    phonenumber: `088 000 00${String(index + 1).padStart(2, '0')}`,
    ...client,
    contact_persons: JSON.stringify(contactsOf(company, index)),
  })),
  project_statuses: company.statuses.map((label, index) => ({
    id: at(ids.statuses, index),
    label,
    position: index + 1,
    hue: index === 0 ? null : at(hueChoices, 1 + 3 * index),
    closed: index >= company.statuses.length - company.closedStatuses,
  })),
  projects: projectRows(demo, ids),
  project_status_mutations: mutationRows(demo, ids),
  materials: company.materials.map((material, index) => ({
    id: at(ids.materials, index),
    ...material,
  })),
});

function projectRows({ company, today, items }: Demo, ids: Ids) {
  const hues: number[] = [];
  const monday = mondayOf(today);
  return company.projects.map(({ title, location = '', client, status, ...rest }, index) => {
    const { weeks = null, needs = [], contact = noContact } = rest;
    hues.push(freeHue(hues));
    const days = items.filter(({ job }) => 'project' in job && job.project === index);
    const hours = days.reduce((sum, { crew }) => sum + 8 * crew.length, 0);
    return {
      id: at(ids.projects, index),
      title,
      number: `${monday.slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
      location,
      client_id: client === null ? null : at(ids.clients, client),
      status_id: at(ids.statuses, status),
      start_date: weeks && addDays(monday, 7 * weeks[0]),
      end_date: weeks && addDays(monday, 7 * weeks[1] + 4),
      planned_hours: hours > 0 ? Math.round(hours / 40) * 40 + 40 : null,
      needs: JSON.stringify(needs),
      hue: at(hues, index),
      contact_person: JSON.stringify(contact),
    };
  });
}

/** Every project went through the statuses before its own, a week and a half each. */
const mutationRows = ({ company, today, accounts }: Demo, ids: Ids) =>
  company.projects.flatMap(({ status }, index) =>
    company.statuses.slice(0, status + 1).map((label, step) => ({
      id: randomUUIDv7(),
      project_id: at(ids.projects, index),
      from_label: company.statuses[step - 1] ?? '',
      to_label: label,
      at: `${addDays(today, -3 - 11 * (status - step) - (index % 7))}T09:${10 + index}:00Z`,
      user_id: accounts.admin.id,
    })),
  );

function planningRows({ company, today, items }: Demo, ids: Ids) {
  return {
    planning_ranges: [...new Set(items.flatMap(({ range }) => range ?? []))].map((id) => ({ id })),
    planning_items: items.map((item) => ({
      id: item.id,
      date: item.date,
      start_time: item.shift.start,
      end_time: item.shift.end,
      ...targetColumns(company, item.job, ids),
      location: item.location,
      description: item.description,
      range_id: item.range,
      is_draft: item.isDraft,
    })),
    planning_assignments: items.flatMap((item) =>
      item.crew.map((employee) => ({
        planning_item_id: item.id,
        employee_id: at(ids.employees, employee),
        date: item.date,
        is_draft: item.isDraft,
        ...recordedOn(company, item, employee, today),
      })),
    ),
    planning_item_materials: items.flatMap((item) =>
      item.materials.map((material) => ({
        planning_item_id: item.id,
        material_id: at(ids.materials, material),
      })),
    ),
  };
}

const imageRows = ({ company, photos, accounts }: Demo, ids: Ids) =>
  photos.map(({ owner, filename, uploader, uploadedAt, file }) => ({
    id: randomUUIDv7(),
    [ownerColumn(owner)]:
      'id' in owner
        ? owner.id
        : at(owner.type === 'project' ? ids.projects : ids.clients, owner.index),
    filename,
    stored_file_id: file.id,
    uploaded_at: uploadedAt,
    uploader_employee_id: uploader === null ? null : at(ids.employees, uploader),
    uploader_name:
      uploader === null ? accounts.admin.username : at(company.employees, uploader).name,
  }));

const absenceRows = ({ absences }: Demo, ids: Ids) =>
  absences.map(({ employee, kind, firstDay, lastDay, hoursPerDay, note }) => ({
    id: randomUUIDv7(),
    employee_id: at(ids.employees, employee),
    kind,
    kind_id: sql<string>`(select id from leave_kinds where kind = ${kind})`,
    first_day: firstDay,
    last_day: lastDay,
    hours_per_day: hoursPerDay,
    note,
  }));

function targetColumns({ projects }: DemoCompany, job: Job, ids: Ids) {
  if ('client' in job) return { client_id: at(ids.clients, job.client), project_id: null };
  const { contact = noContact } = at(projects, job.project);
  return {
    project_id: at(ids.projects, job.project),
    client_id: null,
    contact_name: contact.name,
    contact_phonenumber: contact.phonenumber,
    contact_email: contact.email,
    contact_show_name: contact.showName,
    contact_show_phonenumber: contact.showPhonenumber,
    contact_show_email: contact.showEmail,
  };
}
