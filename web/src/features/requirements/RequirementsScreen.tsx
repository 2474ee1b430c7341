import type { Requirement } from '@ploegplan/contract/requirements/schemas';
import { formatRules } from '@ploegplan/contract/rules/requirements/texts';
import { IconCertificate } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { requirementData, requirementsSort } from '../../data/records/requirements.ts';
import { createLazyPart } from '../../ui/drawer/lazy-part.tsx';
import { Screen } from '../../ui/page/Screen.tsx';
import { createColumns } from '../../ui/record/fields.tsx';
import { RecordDetails, type RecordDetailsProps } from '../../ui/record/RecordDetails.tsx';
import { RecordScreen } from '../../ui/record/RecordScreen.tsx';
import { CardText } from '../../ui/table/CardText.tsx';
import { requirementFields } from './fields.tsx';

const RequirementForm = createLazyPart(() => import('./RequirementForm.tsx'));
const columns = createColumns(requirementFields);

const RequirementDrawer = (props: RecordDetailsProps<Requirement>) => (
  <RecordDetails {...props} data={requirementData} fields={requirementFields} />
);

const Frame = (props: ComponentProps<typeof Screen>) => (
  <Screen back={{ to: '/planning', label: 'Terug naar de planning' }} {...props} />
);

/** The sets of requirements that projects and materials can name. */
export function RequirementsScreen() {
  const query = useQuery(requirementData.list);
  return (
    <RecordScreen
      title="Eisen"
      name="requirements"
      nouns={['set eisen', 'sets eisen']}
      columns={columns}
      rows={query.data}
      query={query}
      sort={requirementsSort}
      isShort
      card={({ name, rules, blocks }) => (
        <CardText name={name} details={[formatRules(rules), blocks && 'Blokkeert']} />
      )}
      empty={{
        Icon: IconCertificate,
        title: 'Nog geen eisen',
        text: 'Welke certificaten of functies werk vraagt. Kies ze daarna bij een project of bij materieel.',
        addLabel: 'Eisen toevoegen',
      }}
      Details={RequirementDrawer}
      Form={RequirementForm}
      Frame={Frame}
    />
  );
}
