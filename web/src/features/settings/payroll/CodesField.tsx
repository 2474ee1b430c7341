import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@ploegplan/contract/limits';
import type { PayrollKind } from '@ploegplan/contract/payroll/schemas';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { FormError } from '../../../ui/messages/FormError.tsx';
import classes from './codes.module.css';
import {
  type CodeFault,
  createTypedCode,
  findCodeFault,
  listUnits,
  type TypedCode,
} from './typed-codes.ts';

interface Props {
  kinds: readonly PayrollKind[];
  codes: readonly TypedCode[];
  onChange: (codes: TypedCode[]) => void;
  /** The fault of a save that was tried; with it the faults of codes show. */
  error: string | undefined;
}

/** The code and unit of each kind, and the later ones with their first day. */
export function CodesField({ kinds, codes, onChange, error }: Props) {
  const hasFaults = codes.some((row) => findCodeFault(row, codes) !== undefined);
  const add = (kind: PayrollKind) => {
    const last = codes.findLastIndex((row) => row.kind === kind.kind);
    onChange(codes.toSpliced(last + 1, 0, createTypedCode(kind, '')));
  };
  return (
    <div>
      {error && !hasFaults && <FormError text={error} />}
      {kinds.map((kind) => {
        const own = codes.filter((row) => row.kind === kind.kind);
        const isMissing = own.every(({ code, unit }) => code.trim() === '' && unit !== 'none');
        return (
          <fieldset key={kind.kind} className={classes.kind}>
            <legend className="sr-only">{kind.name}</legend>
            <div className={classes.name} aria-hidden>
              {kind.name}
              {isMissing && <span className="block text-warning text-sm">geen looncode</span>}
            </div>
            <div className="flex flex-col gap-2">
              {own.map((row, at) => (
                <CodeRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: they have no id; the inputs are controlled.
                  key={at}
                  row={row}
                  kind={kind}
                  fault={error === undefined ? undefined : findCodeFault(row, codes)}
                  onChange={(changed) =>
                    onChange(codes.map((other) => (other === row ? changed : other)))
                  }
                  onRemove={
                    row.firstDay !== null && own.length > 1
                      ? () => onChange(codes.filter((other) => other !== row))
                      : undefined
                  }
                />
              ))}
            </div>
            {!isMissing && (
              <Button
                variant="subtle"
                size="xs"
                leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
                aria-label={`${kind.name}: andere code vanaf een dag`}
                onClick={() => add(kind)}
              >
                Vanaf een dag
              </Button>
            )}
          </fieldset>
        );
      })}
    </div>
  );
}

interface RowProps {
  row: TypedCode;
  kind: PayrollKind;
  fault: CodeFault | undefined;
  onChange: (row: TypedCode) => void;
  onRemove: (() => void) | undefined;
}

function CodeRow({ row, kind, fault, onChange, onRemove }: RowProps) {
  const { firstDay, unit } = row;
  const units = listUnits(kind);
  return (
    <div className="flex flex-wrap gap-2 items-start">
      <TextInput
        className={classes.code ?? ''}
        aria-label="Code"
        placeholder="Code"
        autoComplete="off"
        maxLength={limits.payrollCode}
        disabled={unit === 'none'}
        value={unit === 'none' ? '' : row.code}
        error={fault?.at === 'code' && fault.text}
        onChange={({ currentTarget }) => onChange({ ...row, code: currentTarget.value })}
      />
      <NativeSelect
        aria-label="Eenheid"
        data={units}
        value={unit}
        onChange={({ currentTarget }) =>
          onChange({
            ...row,
            unit: units.find(({ value }) => value === currentTarget.value)?.value ?? unit,
          })
        }
      />
      {firstDay !== null && (
        <DateField
          compact
          className={classes.code ?? ''}
          label="Vanaf"
          value={firstDay}
          {...(fault?.at === 'firstDay' && { error: fault.text })}
          onChange={(day) => onChange({ ...row, firstDay: day })}
        />
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label="Code weghalen"
          title="Weghalen"
          onClick={onRemove}
        >
          <IconTrash size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
