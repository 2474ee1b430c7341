import { Anchor } from '@mantine/core';
import type { ContactPerson } from '@ploegplan/contract/planning.schemas';
import { isBlankContact } from '@ploegplan/contract/rules/contact-person';
import { Fragment } from 'react';
import { telHref } from '../lib/values/phone.ts';

/** How to reach contact persons; nothing when there are none. */
export function contactFact(people: readonly ContactPerson[]) {
  const known = people.filter((person) => !isBlankContact(person));
  if (known.length === 0) return null;
  return known.map(({ name, phonenumber, email }, index) => {
    const links = [
      phonenumber && { href: telHref(phonenumber), text: phonenumber },
      email && { href: `mailto:${email}`, text: email },
    ].filter((link) => link !== '');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: contact persons have no id, and are not reordered here.
      <div key={index}>
        {name}
        {links.map(({ href, text }, place) => (
          <Fragment key={href}>
            {(place > 0 || name) && <br />}
            <Anchor href={href}>{text}</Anchor>
          </Fragment>
        ))}
      </div>
    );
  });
}
