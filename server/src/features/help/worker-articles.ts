import type { ArticleSource } from './articles.ts';
import { offlineArticle } from './offline-article.ts';
import { account, heicSteps, install } from './shared-articles.ts';

export const workerArticles: ArticleSource[] = [
  {
    id: '01900000-0000-7000-8000-00000000b001',
    slug: 'je-planning-bekijken',
    title: 'Je planning bekijken',
    category: 'Planning',
    keywords: [
      'rooster',
      'vandaag',
      'morgen',
      'adres',
      'route',
      'collega',
      'contactpersoon',
      'agenda',
    ],
    contentHtml: `
<p>Bij <a href="/employeeplanning">Planning</a> staat vandaag bovenaan, met daaronder de dagen die komen.</p>
<ul>
<li>Tik op een kaart voor alles wat je moet weten: de plaats, de tijd, het werk, met wie je gaat en wie je ter plaatse kunt
bellen.</li>
<li>Staat er iets bij met een punaise, dan wil kantoor dat je het leest voor je begint.</li>
<li>Tik op de plaats om erheen te rijden. Staat er ‘exacte locatie op pin’, dan leidt je navigatie precies naar de plek.</li>
<li>Tik op een telefoonnummer om meteen te bellen.</li>
<li>Tekeningen en veiligheidsplannen die kantoor erbij zette, open je bij <strong>Documenten</strong>.</li>
<li>Wat geweest is, vind je bij <strong>Eerder</strong>.</li>
</ul>
<p>Wil je je planning in de agenda van je telefoon? Maak dan bij <a href="/account">Profiel</a> een agendalink.</p>
<p>Klopt er iets niet? Geef het door aan kantoor: alleen kantoor past de planning aan.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000b002',
    slug: 'uren-invullen',
    title: 'Uren invullen of wijzigen',
    category: 'Uren',
    keywords: [
      'uren',
      'uren gewerkt',
      'vergeten',
      'kwartier',
      'pauze',
      'kenteken',
      'notitie',
      'opslaan',
    ],
    contentHtml: `
<ol>
<li>Tik in je <a href="/employeeplanning">planning</a> op het werk waar je was.</li>
<li>Werkte je zoals gepland? Tik op <strong>Neem 8 uur over</strong>: dat zijn je geplande uren, de pauze is er al af.</li>
<li>Anders vul je bij <strong>Uren gewerkt</strong> je uren in. Met + en − gaat het per kwartier: 7,75 is zeven uur en drie kwartier.</li>
<li>Schrijf eronder wat je hebt gedaan, met het kenteken van machine of voertuig.</li>
<li>Kies <strong>Opslaan</strong>. Je komt terug waar je was.</li>
</ol>
<h2>Een dag vergeten</h2>
<p>Kies boven je planning <strong>Eerder</strong>. Bij de dagen waarop je uren ontbreken staat een driehoekje. Je kunt ze
daar alsnog invullen, en ook verbeteren wat je eerder schreef.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000b004',
    slug: 'verlof-aanvragen',
    title: 'Verlof aanvragen',
    category: 'Verlof',
    keywords: ['vrij', 'vakantie', 'vrije dag', 'adv', 'saldo', 'ziek', 'intrekken', 'verlofuren'],
    contentHtml: `
<ol>
<li>Open <a href="/own-leave">Verlof</a> in het menu. Bovenaan staat hoeveel uur je hebt.</li>
<li>Kies <strong>Verlof aanvragen</strong>, de soort en de eerste en laatste dag. Je ziet meteen hoeveel uur het kost.</li>
<li>Ben je maar een deel van de dag weg? Kies dan <strong>Halve dag</strong> of <strong>Aantal uur per dag</strong>.</li>
<li>Kies <strong>Aanvragen</strong>. Kantoor krijgt er bericht van.</li>
</ol>
<p>Bij <strong>Aanvragen</strong> zie je wat kantoor antwoordt. Zolang er geen antwoord is, kun je de aanvraag intrekken. Gaat
verlof niet door nadat het is goedgekeurd? Bel dan kantoor.</p>
<h2>Waar komt dit saldo vandaan?</h2>
<p>Onderaan staat elke regel die erbij kwam of eraf ging. Feestdagen en dagen waarop het bedrijf dicht is, kosten geen verlof.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000b003',
    slug: 'fotos-toevoegen',
    title: 'Foto’s bij het werk zetten',
    category: 'Planning',
    keywords: ['foto', 'afbeelding', 'camera', 'bewijs', 'schade', 'verwijderen', 'naam', 'heic'],
    contentHtml: `
<ol>
<li>Tik in je <a href="/employeeplanning">planning</a> op het werk.</li>
<li>Kies <strong>Foto maken</strong>, of <strong>Afbeeldingen toevoegen</strong> voor een of meer foto’s van je telefoon: hooguit 20 tegelijk. Grote foto’s worden eerst kleiner gemaakt.</li>
<li>Geef ze een naam waaraan je ze terugvindt, zoals <em>Kopgevel links</em>.</li>
<li>Kies <strong>Opslaan</strong>. Dan pas worden ze verstuurd, één voor één.</li>
</ol>
<h2>De verbinding valt weg</h2>
<p>Wat al is verstuurd, is bewaard. De andere foto’s blijven staan: kies <strong>Opnieuw versturen</strong> zodra je weer
verbinding hebt. Geen foto komt er dubbel in.</p>
<h2>Een foto kan niet mee</h2>
<p>Een afbeelding mag hooguit 25 MB zijn. Lukt het niet omdat je foto HEIC of HEIF is, zet je camera dan op JPEG en maak de
foto opnieuw:</p>
${heicSteps}
<h2>Achteraf</h2>
<p>Je eigen foto’s kun je een andere naam geven of verwijderen. Die van een collega niet. Waar je stond toen je de foto nam,
wordt niet bewaard.</p>`,
  },
  offlineArticle,
  install('Installeer app'),
  account,
];
