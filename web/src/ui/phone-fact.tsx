import { Anchor } from '@mantine/core';

/** A phone number, which calls it; a text without digits, such as 'geen', as it is. */
export function phoneFact(phone: string) {
  // What people write between the digits is left out.
  const number = phone.replace(/[^\d+]/g, '');
  return /\d/.test(number) ? <Anchor href={`tel:${number}`}>{phone}</Anchor> : phone;
}
