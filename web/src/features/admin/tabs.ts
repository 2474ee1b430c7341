/** The parts of the admin area, as they stand in its address. */
export const adminTabs = ['bedrijven', 'logboek', 'beheer'] as const;
export type AdminTab = (typeof adminTabs)[number];

export const tabLabels: Record<AdminTab, string> = {
  bedrijven: 'Bedrijven',
  logboek: 'Logboek',
  beheer: 'Beheer',
};

export const isTab = (text: unknown): text is AdminTab => adminTabs.some((tab) => tab === text);
