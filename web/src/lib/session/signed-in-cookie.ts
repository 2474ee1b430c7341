/** The cookie by which the server tells that it keeps a session of this browser; start.js looks at it too. */
export const SIGNED_IN_COOKIE = 'ploegplan-signed-in';

/** True when the cookie header says that somebody is signed in. */
export const isSignedIn = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
