import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ShownRecords } from '../../lib/api/cache/record-data.ts';
import type { Back } from '../bar/BackButton.tsx';
import { Screen } from '../page/Screen.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { ListSkeleton } from '../states/skeletons.tsx';
import type { ImportDescription } from './description.ts';
import { ImportScreen } from './ImportScreen.tsx';
import type { ImportedRows, Known } from './sending.ts';

interface Props<Values extends object, Row extends Values & Known> {
  /** The title, such as 'Klanten importeren'. */
  title: string;
  back: Back;
  data: Pick<ShownRecords<Row>, 'list'>;
  /** Undefined while records that it refers to are loading. */
  description: ImportDescription<Values, Row> | undefined;
  /** The query of the records that it refers to. */
  query?: { error: Error | null; refetch: () => Promise<unknown> };
  send: (rows: ImportedRows<Values>) => Promise<unknown>;
}

/** The screen that takes records of a subject from a file, once it is known which there are. */
export function RecordImport<Values extends object, Row extends Values & Known>(
  props: Props<Values, Row>,
) {
  const { title, back, data, description, query, send } = props;
  const records = useQuery(data.list);
  const cache = useQueryClient();
  if (!records.data || !description) {
    const error = records.error ?? query?.error;
    const retry = () => Promise.all([records.refetch(), query?.refetch()]);
    return (
      <Screen title={title} back={back}>
        {error ? <ErrorState error={error} onRetry={() => void retry()} /> : <ListSkeleton />}
      </Screen>
    );
  }
  return (
    <ImportScreen
      title={title}
      description={description}
      back={back}
      records={records.data}
      send={(rows) =>
        send(rows).finally(() => cache.invalidateQueries({ queryKey: data.list.queryKey }))
      }
    />
  );
}
