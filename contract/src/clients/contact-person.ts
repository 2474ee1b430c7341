import { normaliseLine } from '../values/text.ts';
import type { ContactPerson } from './schemas.ts';

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
