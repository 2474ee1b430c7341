import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { Row } from '../../lib/api/cache/record-change.ts';
import type { ShownRecords } from '../../lib/api/cache/record-data.ts';
import type { Back } from '../bar/BackButton.tsx';
import type { Action } from '../drawer/DetailsDrawer.tsx';
import { DetailsScreen } from '../drawer/DetailsScreen.tsx';
import { useDrawerSubject } from '../drawer/useDrawerSubject.ts';
import { type Fact, FactsCard, isKnown } from '../facts/Facts.tsx';
import { PageColumns } from '../page/PageColumns.tsx';
import { useIsPhone } from '../page/viewport.ts';
import { PageColumnsSkeleton } from '../states/skeletons.tsx';
import { listFacts, type RecordField } from './fields.tsx';
import { useRecordActions } from './RecordDetails.tsx';
import type { RecordDrawerProps } from './RecordDrawer.tsx';

interface Props<R extends Row & Values, Values extends object> {
  id: string;
  /** The title until the record is loaded. */
  title: string;
  back: Back;
  data: ShownRecords<R>;
  fields: readonly RecordField<Values, R>[];
  /** The names of the fields that one needs first on a phone, in that order. */
  firstOnPhone?: readonly string[];
  /** False while other data of the page are loading. */
  isReady?: boolean | undefined;
  /** The drawer that changes the record. */
  Form: ComponentType<RecordDrawerProps<R>>;
  /** Actions besides those that every record has; the first is the primary one. */
  actions?: (row: R) => readonly Action[];
  /** The notice at the top: by default that the record was deleted. */
  notice?: (row: R) => string | false;
  /** The main content, in the wide column. */
  main: (row: R) => ReactNode;
  /** The content below the facts, in the narrow column. */
  aside: (row: R) => ReactNode;
}

const formatDeletedNotice = ({ deleted }: Row) =>
  deleted === true && 'Verwijderd: alleen de geschiedenis noemt dit nog.';

/** A longer name may be cut in the bar, which has two lines for it. */
const LONG = 36;

/** The page of one record: what happens with it, its facts and history, with actions beside the title. */
export function RecordPage<R extends Row & Values, Values extends object>(props: Props<R, Values>) {
  const { id, title, back, data, fields, firstOnPhone = [], isReady = true, Form } = props;
  const { main, aside, notice = formatDeletedNotice } = props;
  const isPhone = useIsPhone();
  const details = useQuery(data.details(id));
  const form = useDrawerSubject<R>('form');
  const listActions = useRecordActions({
    data,
    actions: props.actions,
    onChange: form.show,
    onClose: () => {},
  });
  const row = details.data;
  const [first] = fields;
  const name = row && first ? String(row[first.name]) : title;
  const [primary, ...more] = row ? listActions(row) : [];
  const facts = row ? listFacts(fields, row) : [];
  // The bar may have no room for it.
  const whole: Fact[] = first && name.length > LONG ? [[first.label, name]] : [];
  const firstFields = isPhone ? firstOnPhone : [];
  // The first field is the title.
  const leading = firstFields.flatMap((value) => {
    const fact = facts[fields.findIndex((field) => field.name === value) - 1];
    return fact ? [fact] : [];
  });
  const hasLeading = leading.some(isKnown);
  const others = facts.filter((fact) => !leading.includes(fact));
  return (
    <>
      <DetailsScreen
        title={name}
        back={back}
        error={details.error}
        onRetry={() => void details.refetch()}
        primary={primary}
        more={more}
        isWide
        skeleton={<PageColumnsSkeleton />}
      >
        {row && isReady && (
          <PageColumns
            notice={notice(row)}
            main={main(row)}
            aside={
              <>
                <FactsCard facts={hasLeading ? [...whole, ...leading] : []} />
                <FactsCard
                  title={hasLeading ? 'Meer gegevens' : 'Gegevens'}
                  isFirst={!hasLeading}
                  facts={hasLeading ? others : [...whole, ...others]}
                />
                {aside(row)}
              </>
            }
          />
        )}
      </DetailsScreen>
      {form.drawer && (
        <Form
          key={form.drawer.opening}
          id={id}
          row={form.drawer.subject}
          opened={form.drawer.opened}
          onClose={form.close}
        />
      )}
    </>
  );
}
