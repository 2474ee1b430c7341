const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');

/** Signs in as a browser does, with the headers that a proxy adds, and returns the headers for later requests. */
export async function signIn(
  address: string,
  credentials: { username: string; password: string },
  forwarded: Record<string, string> = {},
): Promise<Record<string, string>> {
  const [token = ''] = cookiesOf(await fetch(`${address}/api/check-jwt`, { headers: forwarded }));
  const response = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: {
      ...forwarded,
      'content-type': 'application/json',
      cookie: token,
      'x-xsrf-token': decodeURIComponent(token.slice(token.indexOf('=') + 1)),
    },
    body: JSON.stringify(credentials),
  });
  if (!response.ok) throw new Error(`Signing in failed: ${await response.text()}`);
  return { ...forwarded, cookie: cookiesOf(response).join('; ') };
}

/** The cookies of those headers, for a browser. */
export const browserCookies = ({ cookie = '' }: Record<string, string>, url: string) =>
  cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return { name, value: value.join('='), url };
    });
