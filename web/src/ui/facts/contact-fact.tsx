import { isBlankContact } from '@ploegplan/contract/clients/contact-person';
import type { ContactPerson } from '@ploegplan/contract/planning/schemas';
import { renderEmailFact } from './email-fact.tsx';
import { renderPhoneFact } from './phone-fact.tsx';

/** Renders contact persons with their phone numbers and addresses; nothing when there are none. */
export function renderContactFact(people: readonly ContactPerson[]) {
  const known = people.filter((person) => !isBlankContact(person));
  if (known.length === 0) return null;
  return known.map(({ name, phonenumber, email }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: contact persons have no id, and are not reordered here.
    <div key={index}>
      {name && <div>{name}</div>}
      {phonenumber && <div>{renderPhoneFact(phonenumber)}</div>}
      {email && <div>{renderEmailFact(email)}</div>}
    </div>
  ));
}
