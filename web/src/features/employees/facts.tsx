import { Anchor } from '@mantine/core';
import type { Employee } from '@ploegplan/contract/employees.schemas';
import type { Fact } from '../../ui/Facts.tsx';

/** What is known of an employee, with what calls or writes at once. */
export const employeeFacts = ({ jobTitle, phonenumber, email, deleted }: Employee): Fact[] => [
  ['Functie', jobTitle],
  [
    'Telefoon',
    phonenumber && <Anchor href={`tel:${phonenumber.replace(/\s/g, '')}`}>{phonenumber}</Anchor>,
  ],
  ['E-mail', email && <Anchor href={`mailto:${email}`}>{email}</Anchor>],
  ['Verwijderd', deleted && 'Ja, alleen de geschiedenis noemt deze werknemer nog'],
];
