/** Why signing in with an account of the company was refused, or what is wrong with its settings, in Dutch. */
export const companyLoginFaults = {
  off: 'Je bedrijf gebruikt deze manier van inloggen niet (meer). Log in met je wachtwoord.',
  unreachable: 'De aanbieder van je bedrijf is niet bereikbaar. Probeer het zo opnieuw.',
  'no-provider': 'Op het adres van de aanbieder staat geen OpenID Connect. Controleer het adres.',
  'other-issuer': 'De aanbieder noemt zich anders dan in de instellingen. Controleer het adres.',
  client: 'De aanbieder kent Ploegplan niet: de client-ID of het client-secret klopt niet.',
  cancelled:
    'Je hebt het inloggen bij je bedrijf afgebroken, of mag Ploegplan daar niet gebruiken.',
  'provider-error': 'De aanbieder van je bedrijf gaf een fout. Probeer het opnieuw.',
  expired: 'Dit inloggen duurde te lang of begon in een andere browser. Begin opnieuw.',
  'code-used': 'Dit antwoord van de aanbieder is al gebruikt of verlopen. Begin opnieuw.',
  'wrong-issuer':
    'Het antwoord komt van een andere aanbieder dan die van je bedrijf. Begin opnieuw.',
  untrusted: 'Het antwoord van de aanbieder is niet te vertrouwen. Begin opnieuw.',
  'no-mail': 'Je account bij je bedrijf heeft geen mailadres. Vraag je beheerder om hulp.',
  'unverified-mail': 'Je mailadres is bij de aanbieder niet bevestigd. Vraag je beheerder om hulp.',
  'wrong-domain': 'Met dit mailadres kun je hier niet inloggen. Kies het account van je bedrijf.',
  'wrong-group': 'Je hoort niet bij de groep die hier mag inloggen. Vraag het aan je beheerder.',
  'no-groups': 'De aanbieder vertelt niet bij welke groepen je hoort. Vraag je beheerder om hulp.',
  'unknown-user':
    'Er is hier geen gebruiker met jouw mailadres. Vraag je beheerder om een account.',
  'inactive-user': 'Je account bij Ploegplan staat uit. Vraag het aan je beheerder.',
  'several-users': 'Meer gebruikers hebben jouw mailadres. Log in met je wachtwoord.',
} as const;

export type CompanyLoginFault = keyof typeof companyLoginFaults;
export const companyLoginFaultCodes = Object.keys(companyLoginFaults) as [
  CompanyLoginFault,
  ...CompanyLoginFault[],
];
