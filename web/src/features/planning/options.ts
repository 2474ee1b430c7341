import { createChoice, isBoolean, ofUser } from '../../lib/remembered/memory.ts';
import { useRemembered } from '../../lib/remembered/remembered.ts';
import { useTenant } from '../../lib/session/tenant.ts';
import type { RowsBy } from './edits/commands.ts';

/** The choice between the board and the list. */
export const planningLayout = createChoice('planningLayout', 'user', 'board', 'list');
/** The choice of the rows of the board. */
export const boardRows = createChoice('boardRows', 'user', 'employees', 'projects', 'materials');
/** The choice to group rows of employees by crew. */
export const boardGroups = createChoice('boardGroups', 'user', 'none', 'crew');
export const showsWeekend = ofUser('boardWeekend', isBoolean, () => true);

/** The field that finds rows of the board. */
export const planningSearch = {
  label: 'Zoek in de planning',
  placeholder: 'Zoek naam, werk of VCA',
  title: 'Naam, functie, werk, of een certificaat dat op de getoonde dagen geldig is',
};

/** Returns the kind of rows of the board; never materials where the tenant has none. */
export function useRowsBy(): RowsBy {
  const [rowsBy] = useRemembered(boardRows);
  const { hiddenParts } = useTenant();
  return rowsBy === 'materials' && hiddenParts.includes('materials') ? 'employees' : rowsBy;
}
