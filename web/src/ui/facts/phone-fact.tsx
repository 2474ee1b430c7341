import { Anchor } from '@mantine/core';
import { phoneHref } from '@ploegplan/contract/values/phones';

/** A phone number, which calls it; a text without digits, such as 'geen', as it is. */
export function phoneFact(phone: string) {
  const href = phoneHref(phone);
  return href ? <Anchor href={href}>{phone}</Anchor> : phone;
}
