export interface PendingLogin {
  /** The password typed at login, so that it need not be typed again; unknown after a mailed link. */
  password?: string;
  emailEmpty: boolean;
}

let arrival: PendingLogin | null = null;

/** The login is kept in memory only. */
export function setPendingLogin(next: PendingLogin | null): void {
  arrival = next;
}

export const getPendingLogin = (): PendingLogin | null => arrival;
