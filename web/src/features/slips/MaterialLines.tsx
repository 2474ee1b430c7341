import { ActionIcon, Button, TextInput } from '@mantine/core';
import { translate } from '@ploegplan/contract/languages/translate';
import { limits } from '@ploegplan/contract/limits';
import type { SlipContent } from '@ploegplan/contract/slips/schemas';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatNumber } from '../../lib/values/numbers.ts';
import classes from './slips.module.css';

interface Props {
  materials: SlipContent['materials'];
  onChange: (materials: SlipContent['materials']) => void;
  /** Told whether a line is begun and not added. */
  onHalf: (isHalf: boolean) => void;
}

const empty = { what: '', quantity: '1', unit: '' };

const parseQuantity = (typed: string) => Number(typed.trim().replace(',', '.'));

/** The material of a slip, and a line to add some. */
export function MaterialLines({ materials, onChange, onHalf }: Props) {
  const [added, setAdded] = useState(empty);
  const change = (part: Partial<typeof empty>) => setAdded((before) => ({ ...before, ...part }));
  const quantity = parseQuantity(added.quantity);
  const what = added.what.trim();
  const isWhole = what !== '' && quantity > 0 && quantity <= limits.slipQuantity;
  return (
    <>
      <ul>
        {materials.map((material) => (
          <li
            key={`${material.what} ${material.quantity} ${material.unit}`}
            className={classes.line}
          >
            <span>{material.what}</span>
            <span className="tabular-nums">
              {formatNumber(material.quantity)} {material.unit}
            </span>
            <ActionIcon
              variant="subtle"
              size={48}
              aria-label={translate('{name} verwijderen', { name: material.what })}
              onClick={() => onChange(materials.filter((other) => other !== material))}
            >
              <IconTrash size={20} stroke={1.5} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <TextInput
        size="lg"
        label={translate('Wat')}
        value={added.what}
        maxLength={limits.name}
        onChange={(event) => {
          change({ what: event.currentTarget.value });
          onHalf(event.currentTarget.value.trim() !== '');
        }}
      />
      <div className="flex gap-2">
        <TextInput
          size="lg"
          inputMode="decimal"
          label={translate('Aantal')}
          value={added.quantity}
          onChange={(event) => change({ quantity: event.currentTarget.value })}
        />
        <TextInput
          size="lg"
          label={translate('Eenheid')}
          value={added.unit}
          maxLength={limits.shortName}
          onChange={(event) => change({ unit: event.currentTarget.value })}
        />
      </div>
      <Button
        size="lg"
        variant="default"
        disabled={!isWhole}
        onClick={() => {
          onChange([...materials, { what, quantity, unit: added.unit.trim() }]);
          setAdded(empty);
          onHalf(false);
        }}
      >
        {translate('Materiaal toevoegen')}
      </Button>
    </>
  );
}
