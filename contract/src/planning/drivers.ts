import type { VehicleDriver } from './schemas.ts';

interface OnItem {
  employeeIds: readonly string[];
  materialIds: readonly string[];
}

/** The drivers who are on an item with their vehicle; the others are forgotten when they or the vehicle leave it. */
export const keepDrivers = (
  drivers: readonly VehicleDriver[],
  { employeeIds, materialIds }: OnItem,
): VehicleDriver[] =>
  drivers.filter(
    ({ materialId, employeeId }) =>
      materialIds.includes(materialId) && employeeIds.includes(employeeId),
  );

export const findDriver = (
  drivers: readonly VehicleDriver[],
  materialId: string,
): string | undefined => drivers.find((driver) => driver.materialId === materialId)?.employeeId;
