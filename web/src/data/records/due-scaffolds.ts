import { queryOptions } from '@tanstack/react-query';

/**
 * The scaffolds whose inspection is due or overdue; only for a company that uses the register. The board and the overview load the
 * contract of the register only when they ask.
 */
export const dueScaffoldsQuery = queryOptions({
  queryKey: ['scaffolds', 'due'],
  queryFn: async ({ signal }) => (await import('./scaffolds.ts')).readDueScaffolds(signal),
});
