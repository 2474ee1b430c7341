import type { ArticleSource } from './articles.ts';
import { account, heicSteps, install } from './shared-articles.ts';

export const officeArticles: ArticleSource[] = [
  {
    id: '01900000-0000-7000-8000-00000000c001',
    slug: 'de-week-plannen',
    title: 'De week plannen',
    category: 'Planning',
    keywords: [
      'inplannen',
      'planbord',
      'week',
      'ploeg',
      'toetsenbord',
      'wijzigen',
      'planninglink',
      'agenda',
    ],
    contentHtml: `
<p>Bij <a href="/planning">Planning</a> staan je mensen links en de dagen bovenaan.</p>
<h2>Iemand inplannen</h2>
<ol>
<li>Klik op een leeg vak: de dag en de werknemer zijn dan al ingevuld. Of kies <strong>Nieuw</strong>.</li>
<li>Kies waar het werk is, de tijden en wie er nog meer gaat.</li>
<li>Kies <strong>Inplannen</strong>, of druk op <kbd>Ctrl</kbd> + <kbd>Enter</kbd>.</li>
</ol>
<h2>Iets wijzigen</h2>
<p>Klik op een blok om het te openen, pas aan wat anders moet en kies <strong>Opslaan</strong>. Een vinkje op een blok betekent
dat de uren zijn geschreven; een fotootje dat er foto’s bij zitten.</p>
<h2>De planning laten zien</h2>
<p>Met <strong>Planninglink</strong> maak je een link die zonder inloggen werkt: voor een scherm in de loods, een telefoon of een
agenda. Je kunt hem op elk moment intrekken.</p>
<h2>Met het toetsenbord</h2>
<p>Met de pijltjes loop je door het bord, <kbd>Enter</kbd> opent wat er staat of plant iets nieuws, <kbd>Esc</kbd> sluit.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c002',
    slug: 'uren-van-de-ploeg',
    title: 'Zo schrijft de ploeg uren',
    category: 'Uren',
    keywords: ['uren', 'ontbreken', 'controleren', 'urenbriefje', 'werkbon', 'kwartier'],
    contentHtml: `
<p>Iedere werknemer schrijft de uren zelf, op de telefoon, bij het werk waarvoor je hem hebt ingepland. Dat gaat per
kwartier, met een veld voor wat er is gedaan.</p>
<ul>
<li>In de <a href="/planning">planning</a> krijgt het blok een vinkje zodra de uren er staan.</li>
<li>Wat een werknemer vergeet, ziet hij zelf bij <strong>Eerder</strong>: daar staan de dagen waarop uren ontbreken.</li>
<li>Werk waarop al uren zijn geschreven, kun je niet meer verwijderen.</li>
</ul>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c003',
    slug: 'fotos-van-het-werk',
    title: 'Foto’s van het werk',
    category: 'Planning',
    keywords: ['foto', 'afbeelding', 'oplevering', 'schade', 'bewijs', 'heic'],
    contentHtml: `
<p>Werknemers zetten foto’s bij het werk waarvoor ze zijn ingepland. In de <a href="/planning">planning</a> krijgt het blok
dan een fotootje; wijs het blok aan, dan lees je hoeveel foto’s erbij zitten.</p>
<p>Je bekijkt ze bij het werk zelf, en op de pagina van het project en van de klant. Daar kies je ook
<strong>Afbeelding(en) uploaden</strong>, of <strong>Bestaande afbeelding(en) kiezen</strong> voor een foto die al ergens anders staat.
Hooguit 20 tegelijk, elk hooguit 25 MB.</p>
<p>Van elke foto wordt bewaard wie hem erbij zette en wanneer. Een werknemer geeft alleen eigen foto’s een andere naam of
verwijdert ze. Waar iemand stond toen hij de foto nam, wordt niet bewaard.</p>
<h2>Een foto kan niet mee</h2>
<p>HEIC en HEIF kunnen de meeste browsers niet lezen. Safari op een iPhone, iPad of Mac maakt er zelf JPEG van. Anders zet je
de camera op JPEG en maak je de foto opnieuw:</p>
${heicSteps}`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c050',
    slug: 'documenten-bewaren',
    title: 'Documenten bewaren',
    category: 'Planning',
    keywords: [
      'document',
      'pdf',
      'tekening',
      'vgm',
      'contract',
      'keuring',
      'versie',
      'verloopt',
      'bestand',
    ],
    contentHtml: `
<p>Bij <a href="/documents">Documenten</a> bewaar je contracten, tekeningen, VGM-plannen en keuringen. Je kunt ze ook toevoegen op de
pagina van een project, klant, werknemer of planning; ze horen dan daarbij.</p>
<h2>Een document toevoegen</h2>
<ol>
<li>Kies <strong>Nieuw</strong> en sleep het bestand erheen, of kies het. PDF, Office, tekeningen en afbeeldingen, tot 100 MB.</li>
<li>Kies de soort en waar het bij hoort.</li>
<li>Zet <strong>Zichtbaar voor werknemers</strong> aan als wie daar is ingepland het moet kunnen lezen. Zonder die schakelaar ziet alleen
kantoor het.</li>
</ol>
<h2>Een nieuwe versie</h2>
<p>Open het document en kies <strong>Nieuwe versie uploaden</strong>. Iedereen ziet daarna de nieuwe; de oude blijven te downloaden.</p>
<h2>Wat verloopt</h2>
<p>Vul in <strong>Geldig tot en met</strong> in tot wanneer het geldt. Vanaf 60 dagen ervoor staat het op het
<a href="/home">Overzicht</a>, samen met certificaten van werknemers, en krijgen beheerders er elke maandag een e-mail over.</p>
<h2>Verwijderen</h2>
<p>Een verwijderd document zet je binnen 30 dagen terug bij <strong>Verwijderd</strong>. Daarna zijn de bestanden weg.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c005',
    slug: 'verlof-bijhouden',
    title: 'Verlof en ziekte bijhouden',
    category: 'Verlof',
    keywords: [
      'verlofkaart',
      'vakantie',
      'ziek',
      'adv',
      'saldo',
      'aanvraag',
      'goedkeuren',
      'vervallen',
      'verlofsoort',
    ],
    contentHtml: `
<p>Op de <a href="/employeeabsences">Verlofkaart</a> staan je mensen links en de dagen bovenaan: een maand, een kwartaal of een jaar.</p>
<h2>Verlof invoeren</h2>
<ol>
<li>Sleep over de dagen van iemand, of kies <strong>Nieuw</strong> voor meer mensen tegelijk, zoals bij vorst.</li>
<li>Kies de soort. Je ziet hoeveel uur het kost en wat er dan nog over is.</li>
<li>Staat iemand dan nog ingepland? Zet <strong>Planning vrijmaken</strong> aan, dan gaat hij er in één keer af.</li>
</ol>
<p>Klik op een balk om verlof te wijzigen of te verwijderen. Wie tijdens zijn vakantie ziek wordt, zet je ook op ziek: die dagen
kosten dan geen verlof. Van ziekte wordt geen reden bewaard.</p>
<h2>Aanvragen beantwoorden</h2>
<p>Bij <strong>Aanvragen</strong> staat wat er is gevraagd, met de planning en wie er dan ook weg is. Antwoord binnen twee weken. Bij
afwijzen schrijf je waarom.</p>
<h2>Saldo’s</h2>
<p>Bij <strong>Instellingen</strong> kies je vanaf welk jaar je saldo’s bijhoudt. Wat er toen al stond, boek je op de kaart van de
werknemer bij met <strong>Verlof boeken</strong>. Klik op een naam voor die kaart.</p>
<p>Wettelijk verlof vervalt een half jaar na het jaar, maar alleen als je op tijd hebt gewaarschuwd. Dat doe je bij
<strong>Verval</strong>.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c006',
    slug: 'personeel-importeren',
    title: 'Personeel importeren',
    category: 'Beheer',
    keywords: ['import', 'excel', 'csv', 'werknemers', 'bestand', 'inlezen', 'overzetten'],
    contentHtml: `
<ol>
<li>Kies bij <a href="/employees">Personeel</a> voor <strong>Importeren</strong> en daarna je CSV- of Excel-bestand.</li>
<li>Kijk bij elke kolom of hij goed is herkend. Kies anders zelf wat het is, of <strong>Niet overnemen</strong>.</li>
<li>Verbeter wat rood is in het vak zelf, of haal het vinkje weg bij een regel die niet mee hoeft.</li>
<li>Kies <strong>Importeer</strong>. Pas dan wordt er iets bewaard.</li>
</ol>
<p>Wie er al is, wordt herkend aan personeelsnummer, e-mail of naam. Lege vakken veranderen niets.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c004',
    slug: 'gebruikers-uitnodigen',
    title: 'Gebruikers en uitnodigingen',
    category: 'Beheer',
    keywords: [
      'gebruiker',
      'account',
      'uitnodiging',
      'wachtwoord',
      'beheerder',
      'inloglink',
      'blokkeren',
    ],
    contentHtml: `
<p>Wie mag inloggen, regel je bij <a href="/users">Gebruikers</a>.</p>
<h2>Iemand toevoegen</h2>
<ol>
<li>Kies <strong>Nieuw</strong> en vul een gebruikersnaam in.</li>
<li>Kies wat iemand is: een werknemer ziet de eigen planning en uren, een beheerder alles. Een beheerder die zelf meewerkt,
koppel je aan een werknemer.</li>
<li>Met een e-mailadres erbij gaat er een uitnodiging uit: daarmee kiest iemand zelf een wachtwoord.</li>
</ol>
<h2>Iemand komt er niet in</h2>
<p>Open de gebruiker. Je stuurt daar een nieuwe uitnodiging, een link waarmee een werknemer meteen is ingelogd, of je geeft een
tijdelijk wachtwoord.</p>
<h2>Iemand gaat weg</h2>
<p>Zet <strong>Actief</strong> uit. Inloggen kan dan niet meer, en alles wat hij schreef blijft staan. Wie wat deed, lees je
in het <a href="/settings/logboek">Logboek</a>.</p>`,
  },
  install('Install app'),
  account,
];
