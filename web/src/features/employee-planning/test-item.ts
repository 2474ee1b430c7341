import type { EmployeePlanningItem } from '@ploegplan/contract/employee-planning/schemas';

export function makeTestItem(about: Partial<EmployeePlanningItem> = {}): EmployeePlanningItem {
  return {
    id: '0198a000-0000-7000-8000-000000000001',
    date: '2026-11-16',
    clientName: 'Bouwgroep Voorbeeld',
    projectName: 'Nieuwbouw De Proef',
    location: 'Kade 1, Utrecht',
    projectLocation: '',
    clientLocation: '',
    startTime: '07:00:00',
    endTime: '16:00:00',
    description: 'Gevel metselen',
    materials: ['Rolsteiger'],
    employees: ['Werknemer Een'],
    hoursWorked: null,
    hoursApproved: false,
    notes: '',
    contactPerson: null,
    ...about,
  };
}
