import { useRemembered } from '../../../lib/remembered/remembered.ts';
import { useTenant } from '../../../lib/session/tenant.ts';
import type { RowsBy } from '../edits/commands.ts';
import { boardRows } from '../options.ts';

/** Returns the kind of rows of the board; never materials where the tenant has none. */
export function useRowsBy(): RowsBy {
  const [rowsBy] = useRemembered(boardRows);
  const { hiddenParts } = useTenant();
  return rowsBy === 'materials' && hiddenParts.includes('materials') ? 'employees' : rowsBy;
}
