import { ActionIcon, Button, Checkbox, Input, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import classes from './pay.module.css';
import {
  emptyBand,
  findTravelFaults,
  isValidTravel,
  type TravelFaults,
  type TypedBand,
  type TypedTravel,
} from './typed-travel.ts';

const MOST_BANDS = 60;

interface Props {
  travel: TypedTravel;
  onChange: (travel: TypedTravel) => void;
  /** The fault of a save that was tried; with it the faults of rules show. */
  error: string | undefined;
}

/** The rules for travel and for the longest day, each a sentence with its figures in fields. */
export function TravelField({ travel, onChange, error }: Props) {
  const faults: TravelFaults = error === undefined ? { bands: [] } : findTravelFaults(travel);
  const change = (parts: Partial<TypedTravel>) => onChange({ ...travel, ...parts });
  return (
    <fieldset className="flex flex-col gap-3 min-w-0">
      <legend className="mb-1 font-semibold text-base">Reis</legend>
      <Rule name="Reistijd" fault={faults.unpaidMinutes ?? faults.percent}>
        <div className="flex flex-wrap gap-1-5 items-center">
          <span>De eerste</span>
          <Figure
            label="Onbetaalde minuten"
            value={travel.unpaidMinutes}
            error={faults.unpaidMinutes !== undefined}
            onChange={(unpaidMinutes) => change({ unpaidMinutes })}
          />
          <span>minuten reistijd van een dag zijn onbetaald,</span>
          <span>verdere reistijd:</span>
          <span className="flex gap-1 items-center">
            <Figure
              label="Percentage"
              value={travel.percent}
              error={faults.percent !== undefined}
              onChange={(percent) => change({ percent })}
            />
            %
          </span>
        </div>
        <Checkbox
          label="Een bestuurder met collega’s krijgt ook de eerste minuten betaald"
          checked={travel.paysDriver}
          onChange={({ currentTarget }) => change({ paysDriver: currentTarget.checked })}
        />
        <Article value={travel.article} onChange={(article) => change({ article })} />
      </Rule>
      <Bands
        travel={travel}
        change={change}
        faults={faults.bands}
        dateFault={faults.bandsCheckedOn}
      />
      <Rule name="Langste dag" fault={faults.longest}>
        <div className="flex flex-wrap gap-1-5 items-center">
          <span>Werk, pauze en reis samen: hoogstens</span>
          <Figure
            label="Hoogstens op een dag"
            value={travel.longest}
            error={faults.longest !== undefined}
            onChange={(longest) => change({ longest })}
          />
          <span>uur, met overuren</span>
          <span className="flex gap-1 items-center">
            <Figure
              label="Hoogstens met overuren"
              value={travel.longestWithOvertime}
              error={faults.longest !== undefined}
              onChange={(longestWithOvertime) => change({ longestWithOvertime })}
            />
            uur
          </span>
        </div>
        <p className="text-quiet text-sm">
          De weekstaat waarschuwt als een dag langer is. Laat beide leeg als er geen grens is.
        </p>
        <Article
          value={travel.longestArticle}
          onChange={(longestArticle) => change({ longestArticle })}
        />
      </Rule>
      {error && isValidTravel(travel) && <FormError text={error} />}
    </fieldset>
  );
}

interface BandsProps {
  travel: TypedTravel;
  change: (parts: Partial<TypedTravel>) => void;
  faults: readonly (string | undefined)[];
  dateFault: string | undefined;
}

/** The table of kilometres, with where it comes from. A new band gets the focus. */
function Bands({ travel, change, faults, dateFault }: BandsProps) {
  const list = useRef<HTMLDivElement>(null);
  const { bands, bandsArticle, bandsCheckedOn } = travel;
  const add = () => {
    flushSync(() => change({ bands: [...bands, emptyBand] }));
    const rows = list.current?.querySelectorAll('fieldset');
    rows?.[bands.length]?.querySelector('input')?.focus();
  };
  const changeBand = (at: number, parts: Partial<TypedBand>) =>
    change({ bands: bands.map((band, place) => (place === at ? { ...band, ...parts } : band)) });
  return (
    <div ref={list} className="flex flex-col gap-3 min-w-0">
      <p className="text-quiet text-sm">
        {bands.length === 0
          ? 'De tabel met kilometers is leeg; vul hem in als jullie cao er een heeft. Zolang hij leeg is, telt de reistijd in minuten.'
          : 'Zijn de kilometers van een dag bekend, dan geldt de eerste regel van deze tabel die past, in plaats van de minuten.'}
      </p>
      {bands.map((band, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a band has no other name than its place
        <Rule key={at} name={`Kilometers ${at + 1}`} fault={faults[at]}>
          <div className="flex flex-wrap gap-1-5 items-center">
            <span>Enkele reis tot en met</span>
            <Figure
              label="Kilometers"
              value={band.upTo}
              error={faults[at] !== undefined}
              onChange={(upTo) => changeBand(at, { upTo })}
            />
            <span>km:</span>
            <Figure
              label="Betaalde uren"
              value={band.rider}
              error={faults[at] !== undefined}
              onChange={(rider) => changeBand(at, { rider })}
            />
            <span>uur betaald, bestuurder met collega’s</span>
            <span className="flex gap-1 items-center">
              <Figure
                label="Betaalde uren van een bestuurder"
                value={band.driver}
                error={faults[at] !== undefined}
                onChange={(driver) => changeBand(at, { driver })}
              />
              uur
            </span>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={`Kilometers ${at + 1} weghalen`}
              title="Weghalen"
              onClick={() => change({ bands: bands.toSpliced(at, 1) })}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </div>
        </Rule>
      ))}
      {bands.length > 0 && (
        <>
          <Article value={bandsArticle} onChange={(value) => change({ bandsArticle: value })} />
          <DateField
            label="Tabel gecontroleerd op"
            value={bandsCheckedOn}
            error={dateFault}
            onChange={(value) => change({ bandsCheckedOn: value })}
          />
        </>
      )}
      {bands.length < MOST_BANDS && (
        <div>
          <Button
            variant="default"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={add}
          >
            Kilometers toevoegen
          </Button>
        </div>
      )}
    </div>
  );
}

/** A frame with a sentence, and its fault. */
function Rule({
  name,
  fault,
  children,
}: {
  name: string;
  fault: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <fieldset
      className="flex flex-col gap-2 min-w-0 p-3 border rounded-md"
      aria-label={name}
      aria-describedby={fault && id}
    >
      {children}
      {fault && <Input.Error id={id}>{fault}</Input.Error>}
    </fieldset>
  );
}

interface FigureProps {
  label: string;
  value: string;
  error: boolean;
  onChange: (value: string) => void;
}

const Figure = ({ label, value, error, onChange }: FigureProps) => (
  <TextInput
    className={classes.figure ?? ''}
    aria-label={label}
    inputMode="decimal"
    autoComplete="off"
    value={value}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);

const Article = ({ value, onChange }: Pick<FigureProps, 'value' | 'onChange'>) => (
  <TextInput
    aria-label="Artikel"
    placeholder="Artikel van de cao"
    autoComplete="off"
    maxLength={limits.name}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
