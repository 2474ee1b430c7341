import { Button, NativeSelect, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { PriceBasis, SlipKind, SlipPrice } from '@ploegplan/contract/slips/schemas';
import { basisNames } from '@ploegplan/contract/slips/texts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFullMoment } from '../../lib/dates/moments.ts';

interface Props {
  kind: SlipKind;
  price: SlipPrice | null;
  /** The rate of the slip before, in cents. */
  rate: number | null;
  onChange: (price: SlipPrice | null) => void;
}

const bases: Record<SlipKind, readonly PriceBasis[]> = {
  'extra-work': ['fixed', 'hours-and-materials', 'estimate'],
  'day-rate': ['hours-and-materials'],
};

/** The cents of an amount as typed, '1.250' or '62,50'; null where it is none. */
export function parseCents(typed: string): number | null {
  const text = typed.trim().replaceAll(/[€\s]/g, '');
  if (!/^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/.test(text)) return null;
  const cents = Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100);
  return cents > 0 && cents <= limits.slipCents ? cents : null;
}

const formatAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Asks the price, and that the client was told it: a price that changes is told anew (Burgerlijk Wetboek 7:755). */
export function PriceFields({ kind, price, rate, onChange }: Props) {
  const choices = bases[kind];
  const [basis, setBasis] = useState<PriceBasis>(price?.basis ?? choices[0] ?? 'fixed');
  const [typed, setTyped] = useState(price ? formatAmount(price.cents) : '');
  const shown = choices.includes(basis) ? basis : 'hours-and-materials';
  const isRate = shown === 'hours-and-materials';
  const amount = typed === '' && isRate && rate ? formatAmount(rate) : typed;
  const cents = parseCents(amount);
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          size="lg"
          label={translate('Soort prijs')}
          value={shown}
          onChange={(event) => {
            setBasis(event.currentTarget.value as PriceBasis);
            onChange(null);
          }}
          data={choices.map((value) => ({ value, label: basisNames[value] }))}
        />
      )}
      <TextInput
        size="lg"
        inputMode="decimal"
        label={isRate ? translate('Euro per uur, zonder btw') : translate('Euro, zonder btw')}
        value={amount}
        error={amount !== '' && cents === null && translate('Vul een bedrag in, zoals 1250,50')}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(null);
        }}
      />
      {price ? (
        <p role="status">
          {translate('Gezegd tegen de klant: {moment}', { moment: formatFullMoment(price.toldAt) })}
        </p>
      ) : (
        <Button
          size="lg"
          variant="light"
          leftSection={<IconCheck size={20} stroke={1.5} aria-hidden />}
          disabled={cents === null}
          onClick={() => {
            if (cents !== null) {
              onChange({ basis: shown, cents, toldAt: new Date().toISOString() });
            }
          }}
        >
          {translate('De klant weet dat dit extra kost')}
        </Button>
      )}
    </>
  );
}
