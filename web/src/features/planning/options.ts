import { createChoice, isBoolean, ofUser } from '../../lib/remembered/memory.ts';

/** Whether the planning is shown as the board or as a list. */
export const planningLayout = createChoice('planningLayout', 'user', 'board', 'list');
/** What the rows of the board are. */
export const boardRows = createChoice('boardRows', 'user', 'employees', 'projects', 'materials');
/** Whether its rows of employees are grouped by crew. */
export const boardGroups = createChoice('boardGroups', 'user', 'none', 'crew');
export const showsWeekend = ofUser('boardWeekend', isBoolean, () => true);

/** The field that finds rows of the board. */
export const planningSearch = {
  label: 'Zoek in de planning',
  placeholder: 'Zoek naam, werk of VCA',
  title: 'Naam, functie, werk, of een certificaat dat op de getoonde dagen geldig is',
};
