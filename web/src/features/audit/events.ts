import type { AuditEvent } from '@ploegplan/contract/audit.schemas';

export const eventLabels: Record<AuditEvent, string> = {
  login: 'Ingelogd',
  'login-failed': 'Inloggen mislukt',
  logout: 'Uitgelogd',
  'magic-link-sent': 'Inloglink verstuurd',
  'magic-link-used': 'Ingelogd met inloglink',
  'password-changed': 'Wachtwoord gewijzigd',
  'password-reset-sent': 'Link voor nieuw wachtwoord verstuurd',
  'password-reset': 'Nieuw wachtwoord gekozen',
  'temporary-password': 'Tijdelijk wachtwoord gemaakt',
  'invitation-sent': 'Uitnodiging verstuurd',
  'account-activated': 'Account geactiveerd',
  'email-changed': 'E-mailadres gewijzigd',
  'session-ended': 'Op één apparaat uitgelogd',
  'sessions-ended': 'Overal uitgelogd',
  'user-created': 'Gebruiker toegevoegd',
  'user-changed': 'Gebruiker of rechten gewijzigd',
  'tenant-created': 'Bedrijf toegevoegd',
  'tenant-changed': 'Bedrijf gewijzigd',
  'tenant-blocked': 'Bedrijf gesloten',
  'tenant-unblocked': 'Bedrijf weer geopend',
  'planning-link-created': 'Planninglink gemaakt',
  'planning-link-renewed': 'Planninglink vernieuwd',
  'planning-link-revoked': 'Planninglink ingetrokken',
  'god-call': 'Handeling van god',
};

/** Events that are highlighted as security-relevant. */
export const isWarning = (event: AuditEvent): boolean =>
  event === 'login-failed' || event === 'tenant-blocked';
