import type { ContactPerson } from '@ploegplan/contract/planning';
import type { hideableParts } from '@ploegplan/contract/tenant-bodies';

interface DemoEmployee {
  name: string;
  jobTitle: string;
}

interface DemoClient {
  name: string;
  companyname: string;
  location: string;
}

export interface DemoProject {
  title: string;
  /** Empty: the work is at the client's. */
  location: string;
  /** Place in the company's list of clients; null for work of the company itself. */
  client: number | null;
  /** Place in the company's list of statuses. */
  status: number;
  /** First and last week of work, counted from this week; null when nothing is planned yet. */
  weeks: readonly [first: number, last: number] | null;
  contact: ContactPerson;
}

/** All that is told of a demo tenant; what lies in time is made from it. */
export interface DemoCompany {
  /** Fixed, so that a demo that was broken off half-way is told from a company's own tenants. */
  id: string;
  name: string;
  displayName: string;
  hosts: readonly string[];
  logo: string;
  accentColor: string;
  terms: { project: string; projects: string };
  hiddenParts: readonly (typeof hideableParts)[number][];
  /** The first belongs to the account `voorman`, the second to `werknemer`; the three after them have one as well. */
  employees: readonly DemoEmployee[];
  clients: readonly DemoClient[];
  statuses: readonly string[];
  projects: readonly DemoProject[];
  materials: readonly string[];
  /** What is done on a project. */
  tasks: readonly string[];
  /** Small work for a client without a project. */
  errands: readonly string[];
  /** What employees write with their hours. */
  notes: readonly string[];
  /** What the photos show; as many are made. */
  photos: readonly string[];
  /** How many of the drawn buildings stand in scaffolding, from 0 to 1. */
  scaffolded: number;
}

/** The element at a place that was made from the list itself. */
export function at<T>(list: readonly T[], place: number): T {
  const element = list[place];
  if (element === undefined) throw new RangeError(`Nothing at place ${place}`);
  return element;
}

/** Places of the linked accounts in a company's list of employees. */
export const VOORMAN = 0;
export const WERKNEMER = 1;

/** Contact persons, each shown to the employees in another way. */
export const contact = (
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

export const noContact = contact('', '', '');
