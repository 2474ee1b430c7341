import type { LeaveKind } from '@ploegplan/contract/leave-kinds/schemas';
import { leaveAccountTexts } from '@ploegplan/contract/texts/kinds';
import { toLowerCase } from '@ploegplan/contract/texts/terms';
import { IconBeach } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { leaveKindData, leaveKindsSort } from '../../../data/leave/leave-kinds.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { HueMark } from '../../../ui/facts/HueMark.tsx';
import { createColumns } from '../../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { formatCountsAs, kindFields } from './kind-fields.tsx';

const KindForm = createLazyPart(() => import('./KindForm.tsx'));
const columns = createColumns(kindFields);
/** The column for what each kind counts as is left out where all names say it. */
const [first, ...others] = columns;
const plainColumns: typeof columns = [first, ...others.filter(({ key }) => key !== 'kind')];

const KindDrawer = (props: RecordDetailsProps<LeaveKind>) => (
  <RecordDetails {...props} data={leaveKindData} fields={kindFields} />
);

/** The kinds of leave of the company. */
export function KindsScreen() {
  const query = useQuery(leaveKindData.list);
  return (
    <RecordScreen
      title="Verlofsoorten"
      name="leave-kinds"
      nouns={['verlofsoort', 'verlofsoorten']}
      columns={query.data?.some(formatCountsAs) ? columns : plainColumns}
      rows={query.data}
      query={query}
      sort={leaveKindsSort}
      isShort
      card={({ name, kind, hue, account, requestable }) => (
        <CardText
          name={<HueMark hue={hue}>{name}</HueMark>}
          details={[
            formatCountsAs({ name, kind }) && `Geldt als ${formatCountsAs({ name, kind })}`,
            account ? `Gaat af van ${toLowerCase(leaveAccountTexts[account])}` : 'Zonder saldo',
            requestable && 'aan te vragen',
          ]}
        />
      )}
      empty={{
        Icon: IconBeach,
        title: 'Nog geen verlofsoorten',
        text: 'Waarvoor iemand vrij kan zijn, zoals vakantie.',
        addLabel: 'Verlofsoort toevoegen',
      }}
      Details={KindDrawer}
      Form={KindForm}
      back={{ to: '/employeeabsences', label: 'Terug naar de verlofkaart' }}
    />
  );
}
