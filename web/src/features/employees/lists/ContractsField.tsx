import { Switch } from '@mantine/core';
import type { Contract } from '@ploegplan/contract/employees/schemas';
import { limits } from '@ploegplan/contract/limits';
import { DateField } from '../../../ui/fields/DateField.tsx';
import { ListField } from '../../../ui/form/fields/ListField.tsx';
import { WeekdayHoursField } from '../../../ui/form/fields/WeekdayHoursField.tsx';
import { emptyContract, findContractFault } from './contracts.ts';

interface Props {
  value: readonly Contract[];
  onChange: (value: Contract[]) => void;
  /** The error of the list, shown at the parts that have one. */
  error: string | undefined;
}

/** The contracts of an employee, each with its hours a day and the day from which it is in force. */
export const ContractsField = ({ value, onChange, error }: Props) => (
  <ListField
    label="Contract"
    value={value}
    onChange={onChange}
    max={limits.contracts}
    added={() => emptyContract}
    getName={() => ''}
  >
    {(contract, { heading, change, remove }) => {
      const fault = error === undefined ? {} : findContractFault(contract, value);
      return (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-2 font-semibold text-base">{heading}</legend>
          {remove}
          <DateField
            label="Vanaf"
            value={contract.from ?? ''}
            onChange={(from) => change({ ...contract, from: from || null })}
            error={fault.from}
            {...(contract.from === null && { placeholder: 'Vanaf het begin' })}
          />
          <WeekdayHoursField
            label="Contracturen"
            help="Uren per dag."
            value={contract.hours.length === 0 ? null : contract.hours}
            onChange={(hours) => change({ ...contract, hours: hours ?? [] })}
            error={fault.hours}
          />
          <Switch
            label="Oproepkracht"
            checked={contract.onCall ?? false}
            onChange={({ currentTarget }) => change({ ...contract, onCall: currentTarget.checked })}
          />
        </fieldset>
      );
    }}
  </ListField>
);
