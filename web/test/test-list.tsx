import { sampleId } from '@ploegplan/contract/test/sample';
import { IconHome, IconTable } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Row } from '../src/lib/api/cache/record-change.ts';
import { recordData } from '../src/lib/api/cache/record-data.ts';
import { createRememberedSort } from '../src/lib/remembered/memory.ts';
import { createColumns, type RecordField } from '../src/ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../src/ui/record/RecordDetails.tsx';
import { RecordDrawer, type RecordDrawerProps } from '../src/ui/record/RecordDrawer.tsx';
import { RecordScreen } from '../src/ui/record/RecordScreen.tsx';
import type { Columns } from '../src/ui/table/columns.ts';
import type { Filter } from '../src/ui/table/list/List.tsx';
import { openApp } from './app.tsx';

interface Values {
  name: string;
  company: string;
  location: string;
}

/** A row of no subject, so that a test of the lists does not depend on the fields of one. */
interface TestRow extends Row, Values {
  amount: number | null;
  /** A date. */
  since: string | null;
}

export const makeRow = (name: string, properties: Partial<TestRow> = {}): TestRow => ({
  id: sampleId(),
  version: 1,
  name,
  company: '',
  location: '',
  amount: null,
  since: null,
  ...properties,
});

/** Rows in sort order: 'Rij 1', 'Rij 2'. */
export const numberedRows = (count: number): TestRow[] =>
  Array.from({ length: count }, (_, at) =>
    makeRow(`Rij ${at + 1}`, { company: `Bedrijf ${at + 1}` }),
  );

const fields: readonly RecordField<Values, TestRow>[] = [
  { kind: 'text', name: 'name', label: 'Naam', required: true, column: 14 },
  { kind: 'text', name: 'company', label: 'Bedrijf', column: 14 },
  { kind: 'location', name: 'location', label: 'Locatie', column: 16 },
];

const columns: Columns<TestRow> = [
  ...createColumns(fields),
  { key: 'amount', label: 'Aantal', width: 6, kind: 'number', value: ({ amount }) => amount },
  { key: 'since', label: 'Sinds', width: 7, kind: 'date', value: ({ since }) => since },
];

const sort = createRememberedSort('testSort', 'company');

/** What a server would have stored; set by `openList`. */
let stored: readonly TestRow[] = [];

const store = async (row: TestRow) => {
  stored = [...stored.filter(({ id }) => id !== row.id), row];
  return row;
};

const data = recordData<TestRow, TestRow, Values>({
  subject: 'testRows',
  nouns: () => ({ one: 'Rij', many: 'Rijen' }),
  list: async () => [...stored],
  create: (id, values) => store({ ...makeRow(values.name, values), id }),
  update: (seen, values) => store({ ...seen, ...values, version: seen.version + 1 }),
});

const Details = (props: RecordDetailsProps<TestRow>) => (
  <RecordDetails
    {...props}
    data={data}
    fields={fields}
    links={() => [{ label: 'Overzicht', to: '/home', Icon: IconHome }]}
  />
);

const Form = (props: RecordDrawerProps<TestRow>) => (
  <RecordDrawer {...props} data={data} fields={fields} />
);

function TestScreen({ filter, isShort }: Pick<Options, 'filter' | 'isShort'>) {
  const query = useQuery(data.list);
  return (
    <RecordScreen
      title="Rijen"
      name="testRows"
      nouns={['rij', 'rijen']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={sort}
      {...(filter && { filter })}
      {...(isShort && { isShort })}
      empty={{
        Icon: IconTable,
        title: 'Nog geen rijen',
        text: 'Wat je toevoegt, staat hier.',
        addLabel: 'Rij toevoegen',
      }}
      Details={Details}
      Form={Form}
    />
  );
}

interface Options extends Pick<Parameters<typeof openApp>[0], 'size' | 'remembered'> {
  filter?: Filter;
  isShort?: true;
}

/** Opens the application with a list 'Rijen' of these rows. */
export function openList(rows: readonly TestRow[], { filter, isShort, ...options }: Options = {}) {
  stored = rows;
  return openApp({
    at: '/notes',
    screen: <TestScreen {...(filter && { filter })} {...(isShort && { isShort })} />,
    ...options,
  });
}
