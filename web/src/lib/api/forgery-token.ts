const COOKIE = 'XSRF-TOKEN';

/** The value of the anti-forgery cookie in a cookie header, if it is there. */
export function tokenIn(cookies: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair && decodeURIComponent(pair.slice(COOKIE.length + 1));
}

/** The anti-forgery token for a write. Any answer of the API sets the cookie, so without it one call is made first. */
export async function forgeryToken(askForAnswer: () => Promise<unknown>): Promise<string> {
  const token = tokenIn(document.cookie);
  if (token !== undefined) return token;
  await askForAnswer();
  return tokenIn(document.cookie) ?? '';
}
