import { Anchor } from '@mantine/core';
import { createPhoneHref } from '@ploegplan/contract/values/phones';

/** A phone number, which calls it; a text without digits, such as 'geen', as it is. */
export function renderPhoneFact(phone: string) {
  const href = createPhoneHref(phone);
  return href ? <Anchor href={href}>{phone}</Anchor> : phone;
}
