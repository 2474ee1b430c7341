/** What is left to do for somebody who has just signed in and must first choose a new password. */
export interface PendingLogin {
  /** What was typed to sign in with, so that it need not be typed again; not known after a mailed link. */
  password?: string;
  emailEmpty: boolean;
}

let arrival: PendingLogin | null = null;

/** Kept in memory only, for the one who is signed in now. */
export function setPendingLogin(next: PendingLogin | null): void {
  arrival = next;
}

export const getPendingLogin = (): PendingLogin | null => arrival;
