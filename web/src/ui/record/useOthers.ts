import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../lib/api/cache/record-change.ts';
import { removeDeleted, type SavedRecords } from '../../lib/api/cache/record-data.ts';

/** The records in use beside the one with this id; none before they are loaded. */
export function useOthers<R extends Row & { deleted: boolean } & Values, Values extends object>(
  { list }: Pick<SavedRecords<R, Values>, 'list'>,
  id: string,
): readonly R[] {
  const { data = [] } = useQuery({
    ...list,
    select: (rows) => removeDeleted(rows).filter((candidate) => candidate.id !== id),
  });
  return data;
}
