import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning.schemas';

interface Link {
  text: string;
  href: string;
}

/** The parts of a contact person that may be shown; what is hidden or empty is null. */
export interface ShownContact {
  name: string | null;
  phone: Link | null;
  email: Link | null;
}

const link = (text: string, href: string): Link | null => (text ? { text, href } : null);

/** What to show of the contact person; null when nothing is left to show. */
export function shownContact(contact: EmployeePlanningItem['contactPerson']): ShownContact | null {
  if (!contact) return null;
  const name = contact.showName ? contact.name.trim() : '';
  const phone = contact.showPhonenumber ? contact.phonenumber.trim() : '';
  const email = contact.showEmail ? contact.email.trim() : '';
  if (!name && !phone && !email) return null;
  return {
    name: name || null,
    phone: link(phone, `tel:${phone.replace(/\s+/g, '')}`),
    email: link(email, `mailto:${email}`),
  };
}
