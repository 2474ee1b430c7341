import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type HelpRole, helpRoles } from '@ploegplan/contract/help/schemas';
import { indexHelp, searchHelp } from '@ploegplan/contract/help/search';
import { usualTerms } from '@ploegplan/contract/texts/terms';
import { describe, expect, it } from 'vitest';
import { cleanHelpText } from '../../platform/rich-text.ts';
import { listBuiltIn } from './articles.ts';
import { numberArticles } from './layers.ts';
import { listBuiltInFor } from './service.ts';
import { translateArticle } from './terms.ts';

const articlesOf = (role: HelpRole) =>
  numberArticles(
    listBuiltInFor(role, { hiddenParts: [] }).map((article) =>
      translateArticle(article, usualTerms),
    ),
  );
const indexes = {
  admin: indexHelp(articlesOf('admin')),
  employee: indexHelp(articlesOf('employee')),
};

describe('the first hit for what an employee asks', () => {
  it.each([
    ['hoe voer ik uren in', 'uren-invullen'],
    ['uren wijzigen', 'uren-invullen'],
    ['uren van gisteren vergeten', 'ontbrekende-uren'],
    ['kan mijn uren niet meer aanpassen', 'uren-staan-vast'],
    ['verlof aanvragen', 'verlof-aanvragen'],
    ['ik wil vrij', 'verlof-aanvragen'],
    ['hoeveel vakantiedagen heb ik nog', 'verlofsaldo'],
    ['ik ben ziek', 'ziek-melden'],
    ['wachtwoord kwijt', 'wachtwoord-vergeten'],
    ['wachtwoord vergeten', 'wachtwoord-vergeten'],
    ['wachtwoord wijzigen', 'wachtwoord-en-e-mail'],
    ['foto verwijderen', 'foto-verwijderen'],
    ['foto toevoegen', 'fotos-toevoegen'],
    ['waar moet ik morgen heen', 'je-planning-bekijken'],
    ['adres van het werk', 'route-en-contactpersoon'],
    ['tekening bekijken', 'notities-en-documenten-bij-het-werk'],
    ['planning in google agenda', 'planning-in-je-agenda'],
    ['app installeren', 'app-installeren'],
    ['telefoon gestolen', 'toestel-kwijt'],
    ['geen internet', 'geen-verbinding'],
    ['uitloggen', 'inloggen-en-uitloggen'],
  ])('%s: %s', (question, slug) => {
    expect(searchHelp(indexes.employee, question)[0]?.slug).toBe(slug);
  });
});

describe('the first hit for what the office asks', () => {
  it.each([
    ['iemand inplannen', 'de-week-plannen'],
    ['hoe begin ik', 'aan-de-slag'],
    ['alle gegevens exporteren', 'gegevens-downloaden'],
    ['werknemer vraagt om zijn gegevens', 'gegevens-downloaden'],
    ['werkweek instellen', 'instellingen'],
    ['planning kopiëren', 'planning-wijzigen'],
    ['dubbel ingepland', 'waarschuwingen-in-de-planning'],
    ['waarom ziet de ploeg niets', 'concept-en-publiceren'],
    ['planning delen met klant', 'planninglink'],
    ['werkbon printen', 'planning-afdrukken'],
    ['bouwvak invoeren', 'bedrijfssluitingen'],
    ['hoe voer ik uren in', 'uren-controleren-en-goedkeuren'],
    ['uren goedkeuren', 'uren-controleren-en-goedkeuren'],
    ['wie heeft zijn uren niet ingevuld', 'ontbrekende-uren'],
    ['overwerk', 'urensoorten'],
    ['uren naar excel', 'uren-naar-de-loonadministratie'],
    ['mandagenregister', 'mandagenregister'],
    ['verlofaanvraag goedkeuren', 'verlofaanvragen-beantwoorden'],
    ['werknemer ziek melden', 'verlof-bijhouden'],
    ['vakantiedagen bijboeken', 'verlofsaldo-en-verval'],
    ['nieuw project', 'projecten'],
    ['status wijzigen', 'statussen'],
    ['klant toevoegen', 'klanten'],
    ['nieuwe werknemer', 'personeel'],
    ['vca verlopen', 'certificaten'],
    ['wie mag dit werk doen', 'eisen'],
    ['lijst voor de poort', 'poortlijst'],
    ['werknemer uit dienst', 'uit-dienst'],
    ['personeel importeren', 'personeel-importeren'],
    ['klanten uit excel', 'klanten-projecten-materieel-importeren'],
    ['machine defect', 'materieel'],
    ['document uploaden', 'documenten-bewaren'],
    ['foto verwijderen', 'foto-verwijderen'],
    ['collega kan niet inloggen', 'iemand-komt-er-niet-in'],
    ['wie heeft dit gewijzigd', 'logboek'],
    ['wachtwoord kwijt', 'wachtwoord-vergeten'],
  ])('%s: %s', (question, slug) => {
    expect(searchHelp(indexes.admin, question)[0]?.slug).toBe(slug);
  });
});

describe.each(helpRoles)('the articles of the code (%s)', (role) => {
  it.each(articlesOf(role).map(({ slug, contentHtml }) => [slug, contentHtml] as const))(
    '%s is written as the server cleans it',
    (_, contentHtml) => expect(cleanHelpText(contentHtml)).toBe(contentHtml),
  );
});

it('every picture of an article exists, and every existing one is in an article', () => {
  const folder = fileURLToPath(new URL('../../../../web/public/help-pictures', import.meta.url));
  const html = helpRoles
    .flatMap((role) => listBuiltIn(role).map((entry) => entry.contentHtml))
    .join();
  const used = [...html.matchAll(/\/help-pictures\/([a-z-]+\.webp)/g)].map(([, name]) => name);
  const existing = existsSync(folder) ? readdirSync(folder) : [];
  expect(new Set(existing)).toEqual(new Set(used));
});
