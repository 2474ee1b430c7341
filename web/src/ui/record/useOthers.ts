import { useQuery } from '@tanstack/react-query';
import type { Row } from '../../lib/api/cache/record-change.ts';
import { type SavedRecords, withoutDeleted } from '../../lib/api/cache/record-data.ts';

/** The records in use beside the one with this id; none before they are loaded. */
export function useOthers<R extends Row & { deleted: boolean } & Values, Values extends object>(
  { list }: Pick<SavedRecords<R, Values>, 'list'>,
  id: string,
): readonly R[] {
  const { data = [] } = useQuery({
    ...list,
    select: (rows) => withoutDeleted(rows).filter((one) => one.id !== id),
  });
  return data;
}
