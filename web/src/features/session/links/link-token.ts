import { limits } from '@ploegplan/contract/limits';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The token of the mailed link that was followed: out of the address bar, and still there after a reload. */
    linkToken?: string;
  }
}

/** The token in the fragment of a mailed link (`#token=…`), which browsers send to no server. */
export function readToken(hash: string): string | undefined {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token');
  return token ?? undefined;
}

/** True when the token is well-formed; a truncated link is treated as a used one. */
export const isToken = (token: string | undefined): token is string =>
  token?.length === limits.linkToken && /^[\w-]+$/.test(token);
