import { Anchor } from '@mantine/core';
import { createMailHref } from '@ploegplan/contract/values/email';

/** An e-mail address, which opens a new mail. One that is too long breaks before its host name, and not in mid-word. */
export function renderEmailFact(address: string) {
  const [name, ...host] = address.split('@');
  return (
    <Anchor href={createMailHref(address)}>
      {name}
      <wbr />
      {host.map((part) => `@${part}`)}
    </Anchor>
  );
}
