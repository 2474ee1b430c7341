import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { isPublicEndpoint, lookUpPublic } from './public-addresses.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://web.push.apple.com/abc',
  'https://updates.push.services.mozilla.com:8443/abc',
  'https://142.250.1.1/abc',
  'https://[2a00:1450:400e::1]/abc',
])('may be an address of a push service: %s', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/abc',
  'ftp://fcm.googleapis.com/abc',
  'https://name:word@fcm.googleapis.com/abc',
  'https://localhost/abc',
  'https://database/abc',
  'https://127.0.0.1/abc',
  'https://0x7f.1/abc',
  'https://2130706433/abc',
  'https://10.1.2.3/abc',
  'https://172.31.0.1/abc',
  'https://192.168.1.1/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://100.64.0.1/abc',
  'https://0.0.0.0/abc',
  'https://[::1]/abc',
  'https://[::]/abc',
  'https://[fe80::1]/abc',
  'https://[fd00::1]/abc',
  'https://[::ffff:10.0.0.1]/abc',
  'https://[2002:a00:1::]/abc',
  'https://[64:ff9b::a00:1]/abc',
  'push',
  '',
])('is refused: %s', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test('a name that leads into a private network is refused when it is looked up', async () => {
  const lookUp = promisify(lookUpPublic);
  await expect(lookUp('localhost', {})).rejects.toThrow('private network');
  await expect(lookUp('localhost', { all: true })).rejects.toThrow('private network');
});
