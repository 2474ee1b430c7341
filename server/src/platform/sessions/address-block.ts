import { isIPv6 } from 'node:net';

/** The address block that identifies a client: an IPv4 address, or the /64 prefix of an IPv6 address. */
export function getAddressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.split('::');
  const start = before.split(':').filter(Boolean);
  const end = (after ?? '').split(':').filter(Boolean);
  const zeros = after === undefined ? 0 : 8 - start.length - end.length;
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
