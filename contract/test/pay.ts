import type { PaidPerson, PayDay, Travel } from '../src/rules/pay/placing.ts';
import { buildingAndInfra, type PayRules } from '../src/rules/pay/rules.ts';
import { usualWeek } from '../src/rules/working-time/working-week.ts';

export const payRules: PayRules = { ...buildingAndInfra, firstDay: '2026-01-01' };

/** Works eight hours a day, from Monday to Friday. */
export const paidPerson: PaidPerson = {
  contracts: [{ from: null, hours: [8, 8, 8, 8, 8, 0, 0] }],
  leave: new Map(),
  holidays: new Set(),
  workingWeek: usualWeek,
};

/** A Thursday without times, work or travel, with these properties instead. */
export const payDay = ({
  travel,
  ...rest
}: Partial<Omit<PayDay, 'travel'>> & { travel?: Partial<Travel> } = {}): PayDay => ({
  ...{ date: '2026-11-26', startTime: null, endTime: null, breakStart: null, breakMinutes: 0 },
  works: [],
  travel: travel
    ? { minutes: 0, kilometres: null, isDriver: false, hasRiders: false, ...travel }
    : null,
  ...rest,
});
