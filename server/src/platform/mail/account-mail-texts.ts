import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import { linkLifetimes } from '../sessions/login-tokens.ts';
import type { Mail } from './template.ts';

export interface Addressee {
  username: string;
  /** Display name of the tenant. */
  tenant: string;
  /** Whether it was requested at the login page; otherwise the office sent it. */
  requested: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function formatDuration(ms: number): string {
  if (ms >= 2 * DAY_MS) return `${ms / DAY_MS} dagen`;
  return ms >= HOUR_MS ? `${ms / HOUR_MS} uur` : `${ms / MINUTE_MS} minuten`;
}

const describeLifetime = (purpose: LinkPurpose) =>
  `De link werkt ${formatDuration(linkLifetimes[purpose])} en één keer.`;
const notAsked = 'Vroeg je dit niet aan? Dan hoef je niets te doen.';
const formatFooter = (tenant: string) => `Verstuurd door Ploegplan namens ${tenant}.`;
const greeting = 'Hallo,';

export function createActivationMail(
  { username, tenant, requested }: Addressee,
  url: string,
): Mail {
  return {
    subject: `Uitnodiging voor Ploegplan bij ${tenant}`,
    greeting,
    paragraphs: [
      requested
        ? `Via de inlogpagina van ${tenant} is een nieuw wachtwoord aangevraagd. Je account heeft nog geen wachtwoord.`
        : `Een beheerder van ${tenant} heeft een account voor je gemaakt in Ploegplan.`,
      `Je gebruikersnaam is ${username}. Kies een wachtwoord om te beginnen.`,
    ],
    button: { label: 'Wachtwoord kiezen', url },
    notes: [
      describeLifetime('account-activation'),
      requested ? notAsked : `Ken je ${tenant} niet? Dan hoef je niets te doen.`,
    ],
    footer: formatFooter(tenant),
  };
}

export function resetMail({ username, tenant, requested }: Addressee, url: string): Mail {
  return {
    subject: `Kies een nieuw wachtwoord voor ${tenant}`,
    greeting,
    paragraphs: [
      requested
        ? `Via de inlogpagina van ${tenant} is een nieuw wachtwoord aangevraagd.`
        : `Een beheerder van ${tenant} vraagt je om een nieuw wachtwoord te kiezen.`,
      `Je gebruikersnaam is ${username}.`,
    ],
    button: { label: 'Wachtwoord kiezen', url },
    notes: [
      describeLifetime('password-reset'),
      requested ? notAsked : 'Tot je een nieuw wachtwoord kiest, blijft het oude werken.',
    ],
    footer: formatFooter(tenant),
  };
}

export function createMagicLinkMail({ username, tenant, requested }: Addressee, url: string): Mail {
  return {
    subject: `Je inloglink voor ${tenant}`,
    greeting,
    paragraphs: [
      requested
        ? `Via de inlogpagina van ${tenant} is een inloglink aangevraagd.`
        : `Een beheerder van ${tenant} stuurt je een inloglink.`,
      `Hiermee log je zonder wachtwoord in als ${username}. Stuur deze mail niet door.`,
    ],
    button: { label: 'Inloggen', url },
    notes: [
      describeLifetime('magic-link'),
      requested ? notAsked : 'Heb je geen link nodig? Dan hoef je niets te doen.',
    ],
    footer: formatFooter(tenant),
  };
}

export function createPasswordChangedMail({ username, tenant }: Addressee): Mail {
  return {
    subject: 'Je wachtwoord is gewijzigd',
    greeting,
    paragraphs: [
      `Het wachtwoord van je account ${username} bij ${tenant} is gewijzigd.`,
      'Op andere apparaten moet je opnieuw inloggen.',
    ],
    notes: [
      "Was jij dit niet? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten' op de inlogpagina.",
    ],
    footer: formatFooter(tenant),
  };
}

export function createEmailChangedMail({ username, tenant }: Addressee): Mail {
  return {
    subject: 'Je e-mailadres is gewijzigd',
    greeting,
    paragraphs: [
      `Het e-mailadres van je account ${username} bij ${tenant} is gewijzigd.`,
      'Mails gaan voortaan naar het nieuwe adres.',
    ],
    notes: ['Was jij dit niet? Neem dan meteen contact op met een beheerder.'],
    footer: formatFooter(tenant),
  };
}
