import type {
  Certificate,
  CertificateKind,
  EmployeeKind,
} from '@ploegplan/contract/employees.schemas';

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

export const certificateText = ({ kind, name }: Pick<Certificate, 'kind' | 'name'>): string =>
  kind === 'other' && name !== '' ? name : certificateKindTexts[kind];
