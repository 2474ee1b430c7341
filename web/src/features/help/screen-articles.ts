import { isAdmin, type Person } from '@ploegplan/contract/session/access';

type Articles = readonly (readonly [path: string, slug: string])[];

/** The article of each screen, by the beginning of its path; the first that fits counts. */
const office: Articles = [
  ['/home', 'overzicht'],
  ['/planning', 'de-week-plannen'],
  ['/employeeplanning', 'eigen-planning'],
  ['/closures', 'bedrijfssluitingen'],
  ['/requirements', 'eisen'],
  ['/gate-list', 'poortlijst'],
  ['/hoursmanagement', 'uren-controleren-en-goedkeuren'],
  ['/crew', 'ploegstaten'],
  ['/slips', 'bonnen'],
  ['/missinghours', 'ontbrekende-uren'],
  ['/hour-kinds', 'urensoorten'],
  ['/payroll', 'uren-naar-de-loonadministratie'],
  ['/employeeabsences/import', 'verlofsaldo-en-verval'],
  ['/employeeabsences', 'verlof-bijhouden'],
  ['/leave-kinds', 'verlofsoorten'],
  ['/own-leave', 'eigen-verlof'],
  ['/projecttimeline', 'tijdslijn'],
  ['/projecten/import', 'klanten-projecten-materieel-importeren'],
  ['/klanten/import', 'klanten-projecten-materieel-importeren'],
  ['/materials/import', 'klanten-projecten-materieel-importeren'],
  ['/employees/import', 'personeel-importeren'],
  ['/projecten', 'projecten'],
  ['/project-details', 'projecten'],
  ['/klant', 'klanten'],
  ['/material', 'materieel'],
  ['/employee-told', 'doorgegeven-en-gezien'],
  ['/employee', 'personeel'],
  ['/scaffold', 'steigerregister'],
  ['/weather', 'onwerkbaar-weer'],
  ['/documents', 'documenten-bewaren'],
  ['/notes', 'notities'],
  ['/users', 'gebruikers-uitnodigen'],
  ['/settings/logboek', 'logboek'],
  ['/settings/help', 'eigen-helpartikelen'],
  ['/admin/help-editor', 'eigen-helpartikelen'],
  ['/settings/export', 'gegevens-downloaden'],
  ['/settings/retention', 'uit-dienst'],
  ['/settings/limits', 'wettelijke-grenzen'],
  ['/settings/webhooks', 'webhooks'],
  ['/settings/keys', 'koppelingen'],
  ['/settings/connections', 'koppelingen'],
  ['/settings/api', 'koppelingen'],
  ['/settings', 'instellingen'],
  ['/account', 'wachtwoord-en-e-mail'],
];

const worker: Articles = [
  ['/employeeplanning', 'je-planning-bekijken'],
  ['/planning-details', 'uren-invullen'],
  ['/missinghours', 'ontbrekende-uren'],
  ['/slips', 'bonnen'],
  ['/crew', 'mijn-ploeg'],
  ['/own-leave', 'verlof-aanvragen'],
  ['/account', 'wachtwoord-en-e-mail'],
];

/** Returns the path of the screen's help article, or of the help's home page. */
export function getHelpPathFor(pathname: string, session: Person): string {
  const articles = isAdmin(session) ? office : session.userType === 'employee' ? worker : [];
  const [, slug] = articles.find(([path]) => pathname.startsWith(path)) ?? [];
  return slug === undefined ? '/help' : `/help/${slug}`;
}

/** The slugs to which the screens of a role lead. */
export const linkedSlugs = {
  admin: office.map(([, slug]) => slug),
  employee: worker.map(([, slug]) => slug),
};
