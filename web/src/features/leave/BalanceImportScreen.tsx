import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import {
  type BalanceValues,
  importTimeForTime,
  timeForTimeBalances,
} from '../../data/leave/balance-import.ts';
import { leaveSettingsQuery } from '../../data/leave/leave.ts';
import { RecordImport } from '../../ui/import/RecordImport.tsx';
import type { ImportedRows } from '../../ui/import/sending.ts';
import { Screen } from '../../ui/page/Screen.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { balanceImport } from './import.ts';

const TITLE = 'Saldo tijd-voor-tijd importeren';
const back = { to: '/employeeabsences', label: 'Terug naar de verlofkaart' } as const;

/** Takes balances of time for time from a file; a company that keeps no balances is led to the settings. */
export function BalanceImportScreen() {
  const settings = useQuery(leaveSettingsQuery);
  const cache = useQueryClient();
  const navigate = useNavigate();
  /** The lines that the last import wrote, which taking it back counters. */
  const written = useRef<string[]>([]);
  const send = async ({ changed, removed }: ImportedRows<BalanceValues>) => {
    const isTakenBack = removed !== undefined;
    const answer = await importTimeForTime({
      changed: isTakenBack
        ? []
        : changed.map(({ id, values: { day, hours } }) => ({
            id,
            values: { day: day ?? '', hours: hours ?? 0 },
          })),
      removed: isTakenBack ? written.current : [],
    });
    written.current = answer.lines;
    await cache.invalidateQueries({ queryKey: ['leave'] });
  };
  if (settings.data?.startYear === null) {
    return (
      <Screen title={TITLE} back={back}>
        <EmptyState
          title="Er worden geen saldo’s bijgehouden"
          text="Zet eerst in de verlofinstellingen vanaf welk jaar Ploegplan saldo’s bijhoudt."
        >
          <Button
            onClick={() =>
              void navigate({ to: '/employeeabsences', search: { instellingen: true } })
            }
          >
            Verlofinstellingen
          </Button>
        </EmptyState>
      </Screen>
    );
  }
  return (
    <RecordImport
      title={TITLE}
      back={back}
      data={timeForTimeBalances}
      description={settings.data && balanceImport}
      query={settings}
      send={send}
    />
  );
}
