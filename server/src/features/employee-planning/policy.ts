import type { ContactPerson } from '@ploegplan/contract/planning';

/**
 * The contact person as an employee may know it: what is hidden does not leave the server.
 * Null when nothing is left to show.
 */
export function visibleContact(contact: ContactPerson): ContactPerson | null {
  const visible = {
    ...contact,
    name: contact.showName ? contact.name : '',
    phonenumber: contact.showPhonenumber ? contact.phonenumber : '',
    email: contact.showEmail ? contact.email : '',
  };
  return visible.name || visible.phonenumber || visible.email ? visible : null;
}
