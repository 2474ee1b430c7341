import type { AbsenceKind } from '../absences/schemas.ts';
import type { ClosureCost } from '../closures/schemas.ts';
import type { DocumentKind } from '../documents/schemas.ts';
import type { CertificateKind, EmployeeKind } from '../employees/schemas.ts';
import type { UserType } from '../fields.ts';
import type { LeaveRequestState, LotKind } from '../leave/schemas.ts';
import type { LeaveAccount } from '../leave-kinds/schemas.ts';
import type { MaterialState } from '../materials/schemas.ts';
import type { ExpiringKind } from '../retention/schemas.ts';
import type { ReceiptAnswer } from '../told/schemas.ts';

/** Values of closed lists in Dutch, for screens, mails and exports. */

export const userTypeTexts: Record<UserType, string> = {
  employee: 'Werknemer',
  admin: 'Beheerder',
  god: 'God',
  other: 'Overig',
};

export const employeeKindTexts: Record<EmployeeKind, string> = {
  own: 'Eigen',
  hired: 'Ingeleend',
  'self-employed': 'Zzp',
};

export const certificateKindTexts: Record<CertificateKind, string> = {
  'vca-basic': 'VCA basis',
  'vca-supervisor': 'VCA VOL',
  scaffolder: 'Steigerbouwer',
  'aerial-platform': 'Hoogwerker',
  telehandler: 'Verreiker',
  crane: 'Kraan',
  'emergency-response': 'BHV',
  other: 'Anders',
};

export const absenceKindTexts: Record<AbsenceKind, string> = {
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

export const requestStateTexts: Record<LeaveRequestState, string> = {
  requested: 'Aangevraagd',
  approved: 'Goedgekeurd',
  refused: 'Afgewezen',
  withdrawn: 'Ingetrokken',
  unanswered: 'Staat vast zonder antwoord',
};

export const leaveAccountTexts: Record<LeaveAccount, string> = {
  vacation: 'Vakantie',
  rostered: 'Roostervrij',
  'time-for-time': 'Tijd-voor-tijd',
};

export const closureCostTexts: Record<ClosureCost, string> = {
  leave: 'Vakantie, dan roostervrij',
  vacation: 'Vakantie',
  rostered: 'Roostervrij',
  none: 'Niets',
};

export const leaveLotTexts: Record<LotKind, string> = {
  statutory: 'Wettelijk',
  extra: 'Bovenwettelijk',
  rostered: 'Roostervrij',
  'time-for-time': 'Tijd-voor-tijd',
};

export const documentKindTexts: Record<DocumentKind, string> = {
  contract: 'Contract',
  drawing: 'Tekening',
  safety: 'Veiligheid (VGM)',
  certificate: 'Certificaat',
  inspection: 'Keuring',
  identity: 'Identiteitsbewijs',
  other: 'Overig',
};

export const expiringKindTexts: Record<ExpiringKind, string> = {
  identity: 'Identiteitsbewijzen',
  wages: 'Uren en verlof',
  images: 'Foto’s',
  notes: 'Notities',
};

export const materialStateTexts: Record<MaterialState, string> = {
  usable: 'Inzetbaar',
  maintenance: 'In onderhoud',
  defective: 'Defect',
  missing: 'Zoek',
};

export const receiptAnswerTexts: Record<ReceiptAnswer, string> = {
  shown: 'In beeld geweest',
  seen: 'Gezien',
  cannot: 'Kan niet',
};
