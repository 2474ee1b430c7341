/** The usual words for a project that go with 'het'; a tenant chooses its own. */
const neuter = /(?:object|project|traject|werk|pand|gebouw|perceel)$/i;

/** 'Nieuw project', 'Nieuwe steiger' */
export const newOf = (term: string): string =>
  `${neuter.test(term) ? 'Nieuw' : 'Nieuwe'} ${term.toLocaleLowerCase('nl')}`;
