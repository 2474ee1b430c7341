/** The names of the answers that are kept on the device. */
export const keptNames = {
  account: 'account',
  days: 'own days',
  workDays: 'own work days',
  help: 'help',
  projects: 'own open projects',
  item: (id: string) => `own item ${id}`,
  told: 'own told days',
  missing: 'own missing hours',
  crew: (date: string) => `crew ${date}`,
  crewDays: 'own crew days',
  dayReport: (projectId: string, date: string) => `day report ${projectId} ${date}`,
  leave: (year: number | string) => `own leave ${year}`,
  slips: 'slips',
  slip: (id: string) => `slip ${id}`,
  slipChoices: 'slip choices',
  kindsOfLeave: 'own kinds of leave',
};
