import type { ContactPerson } from '../planning/schemas.ts';
import { normaliseLine } from '../values/text.ts';

export const noContact: ContactPerson = {
  name: '',
  phonenumber: '',
  email: '',
  showName: true,
  showPhonenumber: true,
  showEmail: true,
};

export const isBlankContact = ({
  name,
  phonenumber,
  email,
}: Pick<ContactPerson, 'name' | 'phonenumber' | 'email'>): boolean =>
  [name, phonenumber, email].every((part) => normaliseLine(part) === '');
