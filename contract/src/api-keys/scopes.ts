/** The subjects of the calls that a key may be let into, in the order in which they are offered. */
export const scopeSubjects = [
  'projects',
  'clients',
  'employees',
  'planning',
  'hours',
  'leave',
  'materials',
  'slips',
] as const;
export type ScopeSubject = (typeof scopeSubjects)[number];

export type Scope = `${ScopeSubject}:${'read' | 'write'}`;

export const scopes: readonly Scope[] = scopeSubjects.flatMap((subject): Scope[] => [
  `${subject}:read`,
  `${subject}:write`,
]);
