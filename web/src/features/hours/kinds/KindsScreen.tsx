import type { HourKind } from '@ploegplan/contract/hour-kinds/schemas';
import { IconClock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { hourKindData, hourKindsSort } from '../../../data/hours/hour-kinds.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { Screen } from '../../../ui/page/Screen.tsx';
import { createColumns } from '../../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import { kindFields, meaningTexts } from './kind-fields.ts';

const KindForm = createLazyPart(() => import('./KindForm.tsx'));
const columns = createColumns(kindFields);

const KindDrawer = (props: RecordDetailsProps<HourKind>) => (
  <RecordDetails {...props} data={hourKindData} fields={kindFields} />
);

const Frame = (props: ComponentProps<typeof Screen>) => (
  <Screen back={{ to: '/hoursmanagement', label: 'Terug naar de uren' }} {...props} />
);

/** The kinds of hours of the company. */
export function KindsScreen() {
  const query = useQuery(hourKindData.list);
  return (
    <RecordScreen
      title="Urensoorten"
      name="hour-kinds"
      nouns={['urensoort', 'urensoorten']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={hourKindsSort}
      isShort
      card={({ name, meaning, isStandard }) => (
        <CardText
          name={name}
          details={[isStandard && 'Wat werknemers zelf invullen', meaningTexts[meaning]]}
        />
      )}
      empty={{
        Icon: IconClock,
        title: 'Nog geen urensoorten',
        text: 'Waarvoor uren worden ingevuld, zoals overwerk of reisuren.',
        addLabel: 'Urensoort toevoegen',
      }}
      Details={KindDrawer}
      Form={KindForm}
      Frame={Frame}
    />
  );
}
