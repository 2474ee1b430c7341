import type { Material } from '@ploegplan/contract/materials/schemas';
import { findDriver } from '@ploegplan/contract/planning/drivers';
import type { VehicleDriver } from '@ploegplan/contract/planning/schemas';
import type { Option } from '../../../ui/form/fields.ts';
import { SelectField } from '../../../ui/form/select/SelectField.tsx';

interface Props {
  vehicles: readonly Pick<Material, 'id' | 'name'>[];
  /** The people on the item. */
  people: readonly Option[];
  drivers: readonly VehicleDriver[];
  onChange: (drivers: VehicleDriver[]) => void;
}

/** Chooses who drives each vehicle of an item. */
export function DriverFields({ vehicles, people, drivers, onChange }: Props) {
  const set = (materialId: string, employeeId: string | null) =>
    onChange([
      ...drivers.filter((driver) => driver.materialId !== materialId),
      ...(employeeId === null ? [] : [{ materialId, employeeId }]),
    ]);
  return (
    <div className="flex flex-col gap-4">
      {vehicles.map(({ id, name }) => {
        const driver = findDriver(drivers, id) ?? null;
        return (
          <SelectField
            key={id}
            label={`Bestuurder van ${name}`}
            placeholder="Nog niet bekend"
            settings={{ options: people }}
            value={people.some(({ value }) => value === driver) ? driver : null}
            onChange={(employeeId) => set(id, employeeId)}
          />
        );
      })}
    </div>
  );
}
