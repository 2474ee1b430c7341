import type { ContactPerson } from '@ploegplan/contract/clients/schemas';
import type { MaterialState } from '@ploegplan/contract/materials/schemas';
import type { PeopleNeed } from '@ploegplan/contract/planning/schemas';
import type {
  ScaffoldCategory,
  ScaffoldKind,
  ScaffoldState,
} from '@ploegplan/contract/scaffolds/kinds';
import type { hideableParts, OwnLimit } from '@ploegplan/contract/tenants/schemas';

interface DemoEmployee {
  name: string;
  jobTitle: string;
}

interface DemoClient {
  name: string;
  companyname: string;
  location: string;
}

interface DemoMaterial {
  name: string;
  number: string;
  kind: string;
  /** By default it can be used. */
  state?: MaterialState;
  remarks?: string;
  /** It is a vehicle that leaves from here. */
  departsFrom?: string;
}

/** What happened with a scaffold so many days ago: another state, `inspected`, `rejected`, a storm that closed it off, or a pause. */
export type DemoStep = readonly [
  daysAgo: number,
  what: ScaffoldState | 'inspected' | 'rejected' | 'storm' | 'pause',
];

export interface DemoScaffold {
  /** Index in the company's list of projects. */
  project: number;
  place: string;
  kind: ScaffoldKind;
  amount: number;
  category?: ScaffoldCategory;
  isSheeted?: true;
  interval?: { days: number; reason: string };
  steps: readonly DemoStep[];
}

export interface DemoProject {
  title: string;
  /** By default that of the client. */
  location?: string;
  /** Index in the company's list of clients; null for work of the company itself. */
  client: number | null;
  /** Index in the company's list of statuses. */
  status: number;
  /** First and last week of work, relative to this week; absent when nothing is planned yet. */
  weeks?: readonly [first: number, last: number];
  /** A single trip to it. */
  trip?: { kilometres: number; minutes: number };
  /** People a day. */
  needs?: readonly PeopleNeed[];
  contact?: ContactPerson;
}

/** The fixed data of a demo tenant; planning, absences and history are generated from it. */
export interface DemoCompany {
  /** Fixed, so that an incomplete demo can be distinguished from other tenants. */
  id: string;
  name: string;
  displayName: string;
  hosts: readonly string[];
  logo: string;
  accentColor: string;
  terms: { project: string; projects: string };
  hiddenParts: readonly (typeof hideableParts)[number][];
  breakMinutes: number;
  /** Whether hours are divided by the rules of the collective agreement. */
  hasPayRules: boolean;
  /** Whether own and hired workers may tell the times and travel of a day. */
  asksTimes?: boolean;
  /** Instead of the law's, since last year. */
  ownLimits?: readonly Pick<OwnLimit, 'rule' | 'value' | 'source'>[];
  /** Whether workers record hours on other work, and see the numbers of who works with them. */
  allowsOnPhone: boolean;
  /** The first belongs to the account `voorman`, the second to `werknemer`; the three after them have one as well. */
  employees: readonly DemoEmployee[];
  /** Who left; nothing is planned for them. */
  formerEmployees: readonly DemoEmployee[];
  clients: readonly DemoClient[];
  statuses: readonly string[];
  /** How many of the last statuses mean that a project is finished. */
  closedStatuses: number;
  projects: readonly DemoProject[];
  materials: readonly DemoMaterial[];
  /** Of a company that keeps the register of scaffolds. */
  scaffolds?: readonly DemoScaffold[];
  /** Descriptions of work on a project. */
  tasks: readonly string[];
  /** Descriptions of small work for a client without a project. */
  errands: readonly string[];
  /** Notes of employees with their hours. */
  notes: readonly string[];
  /** File names of the photos, one photo each. */
  photos: readonly string[];
  /** The share of the drawn buildings with scaffolding, from 0 to 1. */
  scaffolded: number;
}

export const isVehicle = (material: DemoMaterial | undefined): boolean =>
  material?.departsFrom !== undefined;

/** The element at an index that must exist. */
export function getAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError(`No element at index ${index}`);
  return element;
}

/** Indexes of the linked accounts in a company's list of employees. */
export const VOORMAN = 0;
export const WERKNEMER = 1;

export const createClient = (name: string, companyname = '', location = ''): DemoClient => ({
  name,
  companyname,
  location,
});

/** A contact person, with the fields that are hidden from employees. */
export const createContact = (
  name: string,
  phonenumber: string,
  email: string,
  hidden: readonly ('name' | 'phonenumber' | 'email')[] = [],
): ContactPerson => ({
  name,
  phonenumber,
  email,
  showName: !hidden.includes('name'),
  showPhonenumber: !hidden.includes('phonenumber'),
  showEmail: !hidden.includes('email'),
});
