import { Anchor } from '@mantine/core';
import { mailHref } from '@ploegplan/contract/values/email';

/** An e-mail address, which opens a new mail. One that is too long breaks before its host name, and not in mid-word. */
export function emailFact(address: string) {
  const [name, ...host] = address.split('@');
  return (
    <Anchor href={mailHref(address)}>
      {name}
      <wbr />
      {host.map((part) => `@${part}`)}
    </Anchor>
  );
}
