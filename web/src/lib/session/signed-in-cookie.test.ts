import { expect, test } from 'vitest';
import { isSignedIn } from './signed-in-cookie.ts';

test.each([
  ['ploegplan-signed-in=yes', true],
  ['XSRF-TOKEN=a; ploegplan-signed-in=yes', true],
  ['x-ploegplan-signed-in=yes', false],
  ['other=ploegplan-signed-in=yes', false],
  ['', false],
])('the cookies %j tell whether somebody is signed in: %s', (cookies, expected) => {
  expect(isSignedIn(cookies)).toBe(expected);
});
