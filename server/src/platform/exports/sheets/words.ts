/** Values of closed lists, as the interface calls them. */
export const employeeKinds = { own: 'Eigen', hired: 'Ingeleend', 'self-employed': 'Zzp' };

export const certificateKinds = {
  'vca-basic': 'VCA basis',
  'vca-supervisor': 'VCA VOL',
  scaffolder: 'Steigerbouwer',
  'aerial-platform': 'Hoogwerker',
  telehandler: 'Verreiker',
  crane: 'Kraan',
  'emergency-response': 'BHV',
  other: 'Anders',
};

export const absenceKinds = {
  vacation: 'Vakantie',
  'rostered-day-off': 'Roostervrij (ADV/ATV)',
  'time-for-time': 'Tijd-voor-tijd',
  sick: 'Ziek',
  doctor: 'Dokter of tandarts',
  'special-leave': 'Bijzonder verlof',
  'parental-leave': 'Ouderschapsverlof',
  'care-leave': 'Zorgverlof',
  'unpaid-leave': 'Onbetaald verlof',
  training: 'Cursus',
  'unworkable-weather': 'Onwerkbaar weer',
  other: 'Overig',
};

export const requestStates = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
};

export const leaveAccounts = {
  vacation: 'Vakantie',
  rostered: 'Roostervrij',
  'time-for-time': 'Tijd-voor-tijd',
};

export const leaveLots = {
  statutory: 'Wettelijk',
  extra: 'Bovenwettelijk',
  rostered: 'Roostervrij',
  'time-for-time': 'Tijd-voor-tijd',
};

export const leaveLineTypes = {
  grant: 'Toegekend',
  use: 'Opgenomen',
  expiry: 'Vervallen',
  correction: 'Correctie',
  payout: 'Uitbetaald',
};

export const documentKinds = {
  contract: 'Contract',
  drawing: 'Tekening',
  safety: 'Veiligheid (VGM)',
  certificate: 'Certificaat',
  inspection: 'Keuring',
  other: 'Overig',
};

export const materialStates = {
  usable: 'Inzetbaar',
  maintenance: 'In onderhoud',
  defective: 'Defect',
  missing: 'Zoek',
};

export const userTypes = { employee: 'Werknemer', admin: 'Beheerder', other: 'Overig' };

export const changeActions = { insert: 'Toegevoegd', update: 'Gewijzigd', delete: 'Verwijderd' };
