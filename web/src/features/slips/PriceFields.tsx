import { Button, NativeSelect, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { PriceBasis, SlipKind, SlipPrice } from '@ploegplan/contract/slips/schemas';
import { basisNames } from '@ploegplan/contract/slips/texts';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { formatFullMoment } from '../../lib/dates/moments.ts';
import { formatAmount } from '../../lib/values/numbers.ts';

interface Props {
  kind: SlipKind;
  price: SlipPrice | null;
  /** The rate of the slip before, in cents. */
  rate: number | null;
  onChange: (price: SlipPrice | null) => void;
  /** Told whether an amount is typed that the client was not told. */
  onHalf: (isHalf: boolean) => void;
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

/** Asks the price, and that the client was told it: a price that changes is told anew (Burgerlijk Wetboek 7:755). */
export function PriceFields({ kind, price, rate, onChange, onHalf }: Props) {
  const choices = bases[kind];
  const [basis, setBasis] = useState<PriceBasis>(price?.basis ?? choices[0] ?? 'fixed');
  const shown = choices.includes(basis) ? basis : 'hours-and-materials';
  const isRate = shown === 'hours-and-materials';
  const [typed, setTyped] = useState<string | null>(price ? formatAmount(price.cents) : null);
  const [told, setTold] = useState(price);
  // Until something is typed, the rate of the slip before.
  const amount = typed ?? (isRate && rate ? formatAmount(rate) : '');
  const cents = parseCents(amount);
  /** What the client was told stays told when it is typed again. */
  const take = (next: { basis: PriceBasis; typed: string }) => {
    const isTold = told?.basis === next.basis && told.cents === parseCents(next.typed);
    onChange(isTold ? told : null);
    onHalf(!isTold && next.typed.trim() !== '');
  };
  return (
    <>
      {choices.length > 1 && (
        <NativeSelect
          size="lg"
          label={translate('Soort prijs')}
          value={shown}
          onChange={(event) => {
            const next = event.currentTarget.value as PriceBasis;
            setBasis(next);
            take({ basis: next, typed: typed ?? '' });
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
          take({ basis: shown, typed: event.currentTarget.value });
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
            if (cents === null) return;
            const now = { basis: shown, cents, toldAt: new Date().toISOString() };
            setTyped(amount);
            setTold(now);
            onChange(now);
            onHalf(false);
          }}
        >
          {translate('De klant weet dat dit extra kost')}
        </Button>
      )}
    </>
  );
}
