/** The cookie by which the server tells that it keeps a session of this browser; start.js looks at it too. */
export const SIGNED_IN_COOKIE = 'ploegplan-signed-in';

/** Whether it is in a cookie header. */
export const isSignedIn = (cookies: string): boolean =>
  cookies.split('; ').some((cookie) => cookie.startsWith(`${SIGNED_IN_COOKIE}=`));
