import { heicSteps } from './shared.ts';
import type { ArticleSource } from './source.ts';

const category = 'Notities, documenten en foto’s';

export const officeRecords: ArticleSource[] = [
  {
    slug: 'notities',
    title: 'Notities, ook voor de ploeg',
    category,
    keywords: [
      'notitie',
      'notitie maken',
      'opschrijven',
      'onthouden',
      'vastzetten',
      'punaise',
      'bericht aan de ploeg',
      'sleutel',
    ],
    contentHtml: `
<p>Wat je wilt onthouden of doorgeven, schrijf je bij <a href="/notes">Notities</a>. Of meteen waar het over gaat: op de pagina van een
{project}, klant, werknemer of planning staat het kaartje <strong>Notities</strong>.</p>
<ol>
<li>Kies <strong>Notitie toevoegen</strong> en vul een titel in.</li>
<li>Maak de tekst op met de knoppen erboven: vet, cursief, een opsomming, een nummering of een link.</li>
<li>Zet <strong>Vastzetten</strong> aan voor wat bovenaan moet blijven.</li>
</ol>
<h2>Voor de ploeg</h2>
<p>Een notitie is alleen voor kantoor. Zet <strong>Voor de ploeg</strong> en <strong>Vastzetten</strong> aan en kies een {project}, dan staat
ze op de telefoon van iedereen die daar is ingepland, bij het werk zelf. Kies er een planning bij, dan alleen op die dag; kies er een
werknemer bij, dan alleen voor hem.</p>
<h2>Terugkijken</h2>
<p>Onder een notitie lees je wie haar schreef en wie wat veranderde. Een verwijderde notitie zet je terug bij
<strong>Verwijderd</strong>.</p>`,
  },
  {
    slug: 'documenten-bewaren',
    title: 'Documenten bewaren',
    category,
    keywords: [
      'document',
      'document uploaden',
      'pdf',
      'tekening',
      'vgm',
      'contract',
      'keuring',
      'nieuwe versie',
      'verloopt',
      'bestand',
    ],
    contentHtml: `
<p>Bij <a href="/documents">Documenten</a> bewaar je contracten, tekeningen, VGM-plannen en keuringen. Je kunt ze ook toevoegen op de
pagina van een {project}, klant, werknemer of planning; ze horen dan daarbij.</p>
<h2>Een document toevoegen</h2>
<ol>
<li>Kies <strong>Nieuw</strong> en sleep het bestand erheen, of kies het. PDF, Office, tekeningen en afbeeldingen, tot 100 MB.</li>
<li>Kies de soort en waar het bij hoort.</li>
<li>Kies bij <strong>Zichtbaar voor</strong> ‘Ook werknemers’ als wie daar is ingepland het moet kunnen lezen. Anders ziet alleen
kantoor het.</li>
<li>Zet <strong>Ook zonder verbinding</strong> aan voor wat ook in een kelder open moet kunnen, zoals een veiligheidsplan. Telefoons bewaren
het bij werk van vandaag en morgen, tot 20 MB per document.</li>
</ol>
<h2>Een nieuwe versie</h2>
<p>Open het document en kies <strong>Nieuwe versie uploaden</strong>. Iedereen ziet daarna de nieuwe; de oude blijven te downloaden.</p>
<h2>Wat verloopt</h2>
<p>Vul in <strong>Geldig t/m</strong> in tot wanneer het geldt. Vanaf 60 dagen ervoor, of zo lang als je kiest bij <a href="/settings">Instellingen</a>, staat het op het
<a href="/home">Overzicht</a>, samen met certificaten van werknemers, en krijgen beheerders er elke maandag een e-mail over. Wie die krijgt, kies je per beheerder bij <a href="/users">Gebruikers</a>.</p>
<h2>Verwijderen</h2>
<p>Een verwijderd document zet je binnen 30 dagen (of wat je instelt) terug bij <strong>Verwijderd</strong>. Daarna zijn de bestanden weg.</p>`,
  },
  {
    slug: 'fotos-van-het-werk',
    title: 'Foto’s van het werk bekijken en toevoegen',
    category,
    keywords: [
      'foto',
      'foto toevoegen',
      'foto uploaden',
      'afbeelding',
      'oplevering',
      'schade',
      'bewijs',
      'heic',
    ],
    contentHtml: `
<p>Werknemers zetten foto’s bij het werk waarvoor ze zijn ingepland. In de <a href="/planning">planning</a> krijgt het blok
dan een fotootje; wijs het blok aan, dan lees je hoeveel foto’s erbij zitten.</p>
<p>Je bekijkt ze bij het werk zelf, en op de pagina van een {project} en van de klant. Daar kies je ook
<strong>Afbeelding(en) uploaden</strong>, of <strong>Bestaande afbeelding(en) kiezen</strong> voor een foto die al ergens anders staat.
Hooguit 20 tegelijk, elk hooguit 25 MB.</p>
<p>Van elke foto wordt bewaard wie hem erbij zette en wanneer. Waar iemand stond toen hij de foto nam, wordt niet bewaard.</p>
<h2>Een foto kan niet mee</h2>
<p>HEIC en HEIF kunnen de meeste browsers niet lezen. Safari op een iPhone, iPad of Mac maakt er zelf JPEG van. Anders zet je
de camera op JPEG en maak je de foto opnieuw:</p>
${heicSteps}`,
  },
  {
    slug: 'foto-verwijderen',
    title: 'Een foto verwijderen of hernoemen',
    category,
    keywords: [
      'foto verwijderen',
      'foto weghalen',
      'foto hernoemen',
      'afbeelding verwijderen',
      'wissen',
    ],
    contentHtml: `
<ol>
<li>Klik bij het werk, op de pagina van een {project} of van een klant op de foto.</li>
<li>Kies <strong>Verwijderen</strong> of <strong>Hernoemen</strong>.</li>
</ol>
<p>Staat dezelfde foto ook ergens anders, dan blijft hij daar staan. Een werknemer geeft alleen eigen foto’s een andere naam of
verwijdert ze.</p>`,
  },
];
