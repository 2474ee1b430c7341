interface Owner {
  tenant: string;
  userId: string;
}

/** The database of the answers that are kept for one user of one tenant. */
export const getStoreName = ({ tenant, userId }: Owner) => `ploegplan-kept.${tenant}.${userId}`;

/** Removes what was kept for a user who is no longer signed in. */
export function deleteStore(owner: Owner | null | undefined): void {
  if (owner) globalThis.indexedDB?.deleteDatabase(getStoreName(owner));
}
