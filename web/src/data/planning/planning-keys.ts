export const planningKeys = {
  all: ['planning'] as const,
  weeks: ['planning', 'week'] as const,
  week: (monday: string) => ['planning', 'week', monday] as const,
  item: (id: string) => ['planning', 'item', id] as const,
  range: (id: string) => ['planning', 'range', id] as const,
  following: (work: object) => ['planning', 'following', work] as const,
  history: (id: string) => ['planning', 'history', id] as const,
  hours: (from: string, to: string) => ['planning', 'hours', from, to] as const,
};
