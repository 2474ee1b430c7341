import type { AbsenceKind } from '../absences/schemas.ts';
import type { ClosureCost } from '../closures/schemas.ts';
import type { DocumentKind } from '../documents/schemas.ts';
import type { CertificateKind, EmployeeKind } from '../employees/schemas.ts';
import type { UserType } from '../fields.ts';
import { translate } from '../languages/translate.ts';
import type { LeaveRequestState, LotKind } from '../leave/schemas.ts';
import type { LeaveAccount } from '../leave-kinds/schemas.ts';
import type { MaterialState } from '../materials/schemas.ts';
import type { ExpiringKind } from '../retention/schemas.ts';
import type { ReceiptAnswer } from '../told/schemas.ts';

/** Values of closed lists, for screens, mails and exports; on the server in Dutch. */

export const userTypeTexts: Record<UserType, string> = {
  employee: translate('Werknemer'),
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
  a1: 'A1-verklaring',
  'work-permit': 'TWV',
  'single-permit': 'GVVA',
  'residence-permit': 'Verblijfsdocument',
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

/** The names with which the kinds of leave of a company begin (`usual_leave_kinds` of the migrations). */
const listUsualLeaveKinds = () =>
  new Map([
    ['Vakantie', translate('Vakantie')],
    ['Individueel budget', translate('Individueel budget')],
    ['Roostervrij (ADV/ATV)', translate('Roostervrij (ADV/ATV)')],
    ['Tijd-voor-tijd', translate('Tijd-voor-tijd')],
    ['Ziek', translate('Ziek')],
    ['Dokter of tandarts', translate('Dokter of tandarts')],
    ['Bijzonder verlof', translate('Bijzonder verlof')],
    ['Calamiteitenverlof', translate('Calamiteitenverlof')],
    ['Geboorteverlof', translate('Geboorteverlof')],
    ['Aanvullend geboorteverlof', translate('Aanvullend geboorteverlof')],
    ['Ouderschapsverlof', translate('Ouderschapsverlof')],
    ['Kortdurend zorgverlof', translate('Kortdurend zorgverlof')],
    ['Langdurend zorgverlof', translate('Langdurend zorgverlof')],
    ['Onbetaald verlof', translate('Onbetaald verlof')],
    ['Cursus', translate('Cursus')],
    ['Onwerkbaar weer', translate('Onwerkbaar weer')],
    ['Overig', translate('Overig')],
  ]);

/** The name of a kind of leave: in the language of the reader, unless the company gave it one of its own. */
export const translateLeaveKind = (name: string): string => listUsualLeaveKinds().get(name) ?? name;

export const requestStateTexts: Record<LeaveRequestState, string> = {
  requested: translate('Aangevraagd'),
  approved: translate('Goedgekeurd'),
  refused: translate('Afgewezen'),
  withdrawn: translate('Ingetrokken'),
  unanswered: translate('Staat vast zonder antwoord'),
};

export const leaveAccountTexts: Record<LeaveAccount, string> = {
  vacation: translate('Vakantie'),
  rostered: translate('Roostervrij'),
  'time-for-time': translate('Tijd-voor-tijd'),
};

export const closureCostTexts: Record<ClosureCost, string> = {
  leave: 'Vakantie, dan roostervrij',
  vacation: 'Vakantie',
  rostered: 'Roostervrij',
  none: 'Niets',
};

export const leaveLotTexts: Record<LotKind, string> = {
  statutory: translate('Wettelijk'),
  extra: translate('Bovenwettelijk'),
  rostered: translate('Roostervrij'),
  'time-for-time': translate('Tijd-voor-tijd'),
};

export const documentKindTexts: Record<DocumentKind, string> = {
  contract: translate('Contract'),
  drawing: translate('Tekening'),
  safety: translate('Veiligheid (VGM)'),
  certificate: translate('Certificaat'),
  inspection: translate('Keuring'),
  identity: translate('Identiteitsbewijs'),
  other: translate('Overig'),
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
