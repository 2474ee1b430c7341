import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

function createList(type: 'ipv4' | 'ipv6', networks: readonly [network: string, bits: number][]) {
  const list = new BlockList();
  for (const [network, bits] of networks) list.addSubnet(network, bits, type);
  return list;
}

/**
 * Networks that nobody's server is in. Who types an address, or gives that of a push service, could name a machine of ours. A list for each
 * version, because an address of IPv4 is also looked for in a network of IPv6.
 */
const refused = {
  ipv4: createList('ipv4', [
    ['0.0.0.0', 8],
    ['10.0.0.0', 8],
    ['100.64.0.0', 10],
    ['127.0.0.0', 8],
    ['169.254.0.0', 16],
    ['172.16.0.0', 12],
    ['192.0.0.0', 24],
    ['192.168.0.0', 16],
    ['198.18.0.0', 15],
    ['224.0.0.0', 3],
  ]),
  // All but the part that is given out (2000::/3), and of that what leads to an address of IPv4.
  ipv6: createList('ipv6', [
    ['::', 3],
    ['2001::', 32],
    ['2002::', 16],
    ['4000::', 2],
    ['8000::', 1],
  ]),
};

function isRefused(address: string): boolean {
  const type = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return refused[type].check(address, type);
}

/** Looks a name up, and fails where it leads into a private network: also a name that led elsewhere when its address was given. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  dns.lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (addresses.some(({ address }) => isRefused(address)))
      return callback(new Error(`${hostname} is in a private network`), '');
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

/** True when the server may ask this address of others; names are looked up when it does. */
export function isPublicEndpoint(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (protocol !== 'https:' || username !== '' || password !== '') return false;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  return isIP(host) === 0 ? host.includes('.') : !isRefused(host);
}
