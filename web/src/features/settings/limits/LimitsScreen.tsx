import '../../../ui/form/mantine.ts';
import { limitRules } from '@ploegplan/contract/rules/working-time/limit-rules';
import { IconScale } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { settingsQuery } from '../../../data/company/settings.ts';
import { createLazyPart } from '../../../ui/drawer/lazy-part.tsx';
import { RecordScreen } from '../../../ui/record/RecordScreen.tsx';
import { CardText } from '../../../ui/table/CardText.tsx';
import {
  createLimitRows,
  formatLawFigure,
  formatLimitPeriod,
  formatOwnFigure,
  limitColumns,
  limitsSort,
} from './limit-rows.ts';

const LimitForm = createLazyPart(() => import('./LimitForm.tsx'));

/** The figures of the law beside those of the company. */
export function LimitsScreen() {
  const query = useQuery(settingsQuery);
  const own = query.data?.ownLimits;
  const rows = useMemo(() => own && createLimitRows(own), [own]);
  return (
    <RecordScreen
      title="Wettelijke grenzen"
      name="limits"
      nouns={['grens', 'grenzen']}
      note="Zonder eigen grens geldt de wet. Strenger mag altijd; ruimer alleen als je cao dat toestaat."
      columns={limitColumns}
      rows={rows}
      query={query}
      sort={limitsSort}
      card={(row) => (
        <CardText
          name={limitRules[row.rule].text}
          details={[
            `Wet: ${formatLawFigure(row.rule)}`,
            row.own !== null && `eigen: ${formatOwnFigure(row)} vanaf ${formatLimitPeriod(row)}`,
            row.own?.source,
          ]}
        />
      )}
      empty={{ Icon: IconScale, title: 'Geen grenzen', text: '' }}
      Form={LimitForm}
      back={{ to: '/settings', label: 'Terug naar Algemeen' }}
    />
  );
}
