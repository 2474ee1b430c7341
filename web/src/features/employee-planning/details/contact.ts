import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';
import { createMailHref } from '@ploegplan/contract/values/email';
import { createPhoneHref } from '@ploegplan/contract/values/phones';

interface Link {
  text: string;
  /** Null for a text that is not a phone number. */
  href: string | null;
}

/** The parts of a contact person that may be shown; what is hidden or empty is null. */
export interface ShownContact {
  name: string | null;
  phone: Link | null;
  email: Link | null;
}

const link = (text: string, getHref: (text: string) => string | null): Link | null =>
  text ? { text, href: getHref(text) } : null;

/** Returns the shown parts of the contact person; null when there are none. */
export function toShownContact(
  contact: EmployeePlanningItem['contactPerson'],
): ShownContact | null {
  if (!contact) return null;
  const name = contact.showName ? contact.name.trim() : '';
  const phone = contact.showPhonenumber ? contact.phonenumber.trim() : '';
  const email = contact.showEmail ? contact.email.trim() : '';
  if (!name && !phone && !email) return null;
  return {
    name: name || null,
    phone: link(phone, createPhoneHref),
    email: link(email, createMailHref),
  };
}
