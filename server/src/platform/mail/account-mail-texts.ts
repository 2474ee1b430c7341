import { translate, translateCount } from '@ploegplan/contract/languages/translate';
import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import { linkLifetimes } from '../sessions/login-tokens.ts';
import type { Mail } from './template.ts';

export interface Addressee {
  username: string;
  tenant: string;
  /** True when it was requested at the login page; otherwise the office sent it. */
  requested: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

function describeLifetime(purpose: LinkPurpose): string {
  const ms = linkLifetimes[purpose];
  if (ms >= 2 * DAY_MS) {
    return translateCount(
      ms / DAY_MS,
      'De link werkt {count} dag en één keer.',
      'De link werkt {count} dagen en één keer.',
    );
  }
  if (ms >= HOUR_MS) {
    return translateCount(
      ms / HOUR_MS,
      'De link werkt {count} uur en één keer.',
      'De link werkt {count} uur en één keer.',
    );
  }
  return translateCount(
    ms / MINUTE_MS,
    'De link werkt {count} minuut en één keer.',
    'De link werkt {count} minuten en één keer.',
  );
}
const warnNotAsked = () => translate('Vroeg je dit niet aan? Dan hoef je niets te doen.');
const formatFooter = (tenant: string) =>
  translate('Verstuurd door Ploegplan namens {tenant}.', { tenant });

export function createActivationMail(
  { username, tenant, requested }: Addressee,
  url: string,
): Mail {
  return {
    subject: translate('Uitnodiging voor Ploegplan bij {tenant}', { tenant }),
    greeting: translate('Hallo,'),
    paragraphs: [
      requested
        ? translate(
            'Via de inlogpagina van {tenant} is een nieuw wachtwoord aangevraagd. Je account heeft nog geen wachtwoord.',
            { tenant },
          )
        : translate('Een beheerder van {tenant} heeft een account voor je gemaakt in Ploegplan.', {
            tenant,
          }),
      translate('Je gebruikersnaam is {username}. Kies een wachtwoord om te beginnen.', {
        username,
      }),
    ],
    button: { label: translate('Wachtwoord kiezen'), url },
    notes: [
      describeLifetime('account-activation'),
      requested
        ? warnNotAsked()
        : translate('Ken je {tenant} niet? Dan hoef je niets te doen.', { tenant }),
    ],
    footer: formatFooter(tenant),
  };
}

export function resetMail({ username, tenant, requested }: Addressee, url: string): Mail {
  return {
    subject: translate('Kies een nieuw wachtwoord voor {tenant}', { tenant }),
    greeting: translate('Hallo,'),
    paragraphs: [
      requested
        ? translate('Via de inlogpagina van {tenant} is een nieuw wachtwoord aangevraagd.', {
            tenant,
          })
        : translate('Een beheerder van {tenant} vraagt je om een nieuw wachtwoord te kiezen.', {
            tenant,
          }),
      translate('Je gebruikersnaam is {username}.', { username }),
    ],
    button: { label: translate('Wachtwoord kiezen'), url },
    notes: [
      describeLifetime('password-reset'),
      requested
        ? warnNotAsked()
        : translate('Tot je een nieuw wachtwoord kiest, blijft het oude werken.'),
    ],
    footer: formatFooter(tenant),
  };
}

export function createMagicLinkMail({ username, tenant, requested }: Addressee, url: string): Mail {
  return {
    subject: translate('Je inloglink voor {tenant}', { tenant }),
    greeting: translate('Hallo,'),
    paragraphs: [
      requested
        ? translate('Via de inlogpagina van {tenant} is een inloglink aangevraagd.', { tenant })
        : translate('Een beheerder van {tenant} stuurt je een inloglink.', { tenant }),
      translate('Hiermee log je zonder wachtwoord in als {username}. Stuur deze mail niet door.', {
        username,
      }),
    ],
    button: { label: translate('Inloggen'), url },
    notes: [
      describeLifetime('magic-link'),
      requested ? warnNotAsked() : translate('Heb je geen link nodig? Dan hoef je niets te doen.'),
    ],
    footer: formatFooter(tenant),
  };
}

export function createPasswordChangedMail({ username, tenant }: Addressee): Mail {
  return {
    subject: translate('Je wachtwoord is gewijzigd'),
    greeting: translate('Hallo,'),
    paragraphs: [
      translate('Het wachtwoord van je account {username} bij {tenant} is gewijzigd.', {
        username,
        tenant,
      }),
      translate('Op andere apparaten moet je opnieuw inloggen.'),
    ],
    notes: [
      translate(
        "Was jij dit niet? Kies dan meteen een nieuw wachtwoord met 'Wachtwoord vergeten' op de inlogpagina.",
      ),
    ],
    footer: formatFooter(tenant),
  };
}

export function createFactorsResetMail({ username, tenant }: Addressee): Mail {
  return {
    subject: translate('Je tweede stap bij het inloggen is weggehaald'),
    greeting: translate('Hallo,'),
    paragraphs: [
      translate(
        'Een beheerder van {tenant} heeft de passkeys, de authenticatie-app en de herstelcodes van je account {username} weggehaald.',
        { username, tenant },
      ),
      translate('Log opnieuw in en stel op je profiel een nieuwe tweede stap in.'),
    ],
    notes: [translate('Vroeg je hier niet om? Neem dan meteen contact op met een beheerder.')],
    footer: formatFooter(tenant),
  };
}

export function createEmailChangedMail({ username, tenant }: Addressee): Mail {
  return {
    subject: translate('Je e-mailadres is gewijzigd'),
    greeting: translate('Hallo,'),
    paragraphs: [
      translate('Het e-mailadres van je account {username} bij {tenant} is gewijzigd.', {
        username,
        tenant,
      }),
      translate('Mails gaan voortaan naar het nieuwe adres.'),
    ],
    notes: [translate('Was jij dit niet? Neem dan meteen contact op met een beheerder.')],
    footer: formatFooter(tenant),
  };
}
