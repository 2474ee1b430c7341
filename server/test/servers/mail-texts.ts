import type { LinkPurpose } from '@ploegplan/contract/session/endpoints';
import type { makeUser } from '../data/factories.ts';

export type LinkMail = LinkPurpose;

export const invited = { hasPassword: false };
export const employee = { userType: 'employee' } as const;

interface LinkMailCase {
  mail: LinkMail;
  requested: boolean;
  user: Parameters<typeof makeUser>[1];
  subject: string;
  page: string;
  /** Before the link, and after it. */
  text: [string, string];
}

/** The texts of each mail with a link, for the user jan of Bouwbedrijf Janssen. */
export const linkMails: LinkMailCase[] = [
  {
    mail: 'password-reset',
    requested: true,
    user: {},
    subject: 'Kies een nieuw wachtwoord voor Bouwbedrijf Janssen',
    page: 'password-reset',
    text: [
      'Hallo,\n\nVia de inlogpagina van Bouwbedrijf Janssen is een nieuw wachtwoord aangevraagd.\n\nJe gebruikersnaam is jan.\n\nWachtwoord kiezen:\n',
      '\n\nDe link werkt 1 uur en één keer.\n\nVroeg je dit niet aan? Dan hoef je niets te doen.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
  {
    mail: 'password-reset',
    requested: false,
    user: {},
    subject: 'Kies een nieuw wachtwoord voor Bouwbedrijf Janssen',
    page: 'password-reset',
    text: [
      'Hallo,\n\nEen beheerder van Bouwbedrijf Janssen vraagt je om een nieuw wachtwoord te kiezen.\n\nJe gebruikersnaam is jan.\n\nWachtwoord kiezen:\n',
      '\n\nDe link werkt 1 uur en één keer.\n\nTot je een nieuw wachtwoord kiest, blijft het oude werken.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
  {
    mail: 'magic-link',
    requested: true,
    user: employee,
    subject: 'Je inloglink voor Bouwbedrijf Janssen',
    page: 'magic',
    text: [
      'Hallo,\n\nVia de inlogpagina van Bouwbedrijf Janssen is een inloglink aangevraagd.\n\nHiermee log je zonder wachtwoord in als jan. Stuur deze mail niet door.\n\nInloggen:\n',
      '\n\nDe link werkt 15 minuten en één keer.\n\nVroeg je dit niet aan? Dan hoef je niets te doen.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
  {
    mail: 'magic-link',
    requested: false,
    user: employee,
    subject: 'Je inloglink voor Bouwbedrijf Janssen',
    page: 'magic',
    text: [
      'Hallo,\n\nEen beheerder van Bouwbedrijf Janssen stuurt je een inloglink.\n\nHiermee log je zonder wachtwoord in als jan. Stuur deze mail niet door.\n\nInloggen:\n',
      '\n\nDe link werkt 15 minuten en één keer.\n\nHeb je geen link nodig? Dan hoef je niets te doen.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
  {
    mail: 'account-activation',
    requested: false,
    user: invited,
    subject: 'Uitnodiging voor Ploegplan bij Bouwbedrijf Janssen',
    page: 'account-activation',
    text: [
      'Hallo,\n\nEen beheerder van Bouwbedrijf Janssen heeft een account voor je gemaakt in Ploegplan.\n\nJe gebruikersnaam is jan. Kies een wachtwoord om te beginnen.\n\nWachtwoord kiezen:\n',
      '\n\nDe link werkt 7 dagen en één keer.\n\nKen je Bouwbedrijf Janssen niet? Dan hoef je niets te doen.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
  {
    mail: 'account-activation',
    requested: true,
    user: invited,
    subject: 'Uitnodiging voor Ploegplan bij Bouwbedrijf Janssen',
    page: 'account-activation',
    text: [
      'Hallo,\n\nVia de inlogpagina van Bouwbedrijf Janssen is een nieuw wachtwoord aangevraagd. Je account heeft nog geen wachtwoord.\n\nJe gebruikersnaam is jan. Kies een wachtwoord om te beginnen.\n\nWachtwoord kiezen:\n',
      '\n\nDe link werkt 7 dagen en één keer.\n\nVroeg je dit niet aan? Dan hoef je niets te doen.\n\nVerstuurd door Ploegplan namens Bouwbedrijf Janssen.',
    ],
  },
];
