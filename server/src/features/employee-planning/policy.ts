import type { ContactPerson } from '@ploegplan/contract/planning/schemas';

/**
 * The contact person without the fields that are hidden from employees. Null when no field is left.
 */
export function filterContact(contact: ContactPerson): ContactPerson | null {
  const visible = {
    ...contact,
    name: contact.showName ? contact.name : '',
    phonenumber: contact.showPhonenumber ? contact.phonenumber : '',
    email: contact.showEmail ? contact.email : '',
  };
  return visible.name || visible.phonenumber || visible.email ? visible : null;
}
