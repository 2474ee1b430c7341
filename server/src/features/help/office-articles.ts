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
    id: '01900000-0000-7000-8000-00000000c014',
    slug: 'tijdslijn',
    title: 'De tijdslijn: wanneer loopt wat',
    category: 'Planning',
    keywords: ['tijdslijn', 'gantt', 'begin', 'einde', 'datums', 'doorlooptijd', 'bezetting'],
    contentHtml: `
<p>Op de <a href="/projecttimeline">Tijdslijn</a> staat elk werk als een balk van zijn begin tot zijn verwachte einde, in de kleur van
zijn status. Weekenden, feestdagen en sluitingen zijn grijs, een streep is vandaag. Onderaan zie je hoeveel mensen er per week zijn
ingepland.</p>
<h2>Datums wijzigen</h2>
<ol>
<li>Sleep een balk om het hele werk te verschuiven, of sleep een van de uiteinden.</li>
<li>Vergist? Kies <strong>Ongedaan maken</strong> in het bericht, of druk op <kbd>Ctrl</kbd> + <kbd>Z</kbd>.</li>
</ol>
<p>Met het toetsenbord: kies een regel met de pijltjes. <kbd>Alt</kbd> + pijltje verschuift het werk, <kbd>Shift</kbd> + pijltje het
einde en allebei samen het begin: een dag tegelijk, bij een kwartaal of jaar een week. <kbd>Enter</kbd> opent het werk.</p>
<h2>Werk zonder datums</h2>
<p>Dat staat apart, onder <strong>Zonder datums</strong>. Sleep er over de dagen, of open het en vul begin en einde in. Is alleen een
van beide bekend, dan loopt de balk aan de andere kant vaag uit.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c002',
    slug: 'uren-van-de-ploeg',
    title: 'Zo schrijft de ploeg uren',
    category: 'Uren',
    keywords: ['uren', 'ontbreken', 'herinneren', 'urenbriefje', 'werkbon', 'kwartier'],
    contentHtml: `
<p>Iedere werknemer schrijft de uren zelf, op de telefoon, bij het werk waarvoor je hem hebt ingepland. Dat gaat per
kwartier, met een veld voor wat er is gedaan.</p>
<ul>
<li>In de <a href="/planning">planning</a> krijgt het blok een vinkje zodra de uren er staan.</li>
<li>Wat een werknemer vergeet, staat bij hem onder <strong>Ontbrekende uren</strong>; met één tik vult hij de geplande tijd in.</li>
<li>Jij ziet bij <a href="/missinghours">Ontbrekende uren</a> wie dagen mist, en stuurt een herinnering per e-mail. Met
<strong>Herinneringen</strong> gaat dat elke werkdag vanzelf.</li>
<li>Werk waarop al uren zijn geschreven, kun je niet meer verwijderen.</li>
</ul>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c00a',
    slug: 'uren-controleren-en-goedkeuren',
    title: 'Uren controleren en goedkeuren',
    category: 'Uren',
    keywords: [
      'urenbeheer',
      'goedkeuren',
      'heropenen',
      'weekstaat',
      'mandagenregister',
      'overwerk',
      'loon',
      'excel',
    ],
    contentHtml: `
<p>Bij <a href="/hoursmanagement">Alle uren</a> staat per persoon en per dag wat er gepland is en wat er is gewerkt. Met
<strong>Projecten</strong> zie je hetzelfde per werk.</p>
<h2>Uren wijzigen</h2>
<p>Kies een vak en typ. <kbd>Enter</kbd> gaat omlaag, <kbd>Tab</kbd> naar rechts, <kbd>Ctrl</kbd> + <kbd>Z</kbd> zet terug. Een
blok uit een rekenblad kun je plakken. Wat de werknemer invulde, blijft onderaan te lezen; zet erbij waarom je iets wijzigt.</p>
<h2>Uren zonder planning, overwerk, reisuren</h2>
<p>Kies <strong>Uren toevoegen</strong>. Welke soorten er zijn, bepaal je bij <strong>Urensoorten</strong>.</p>
<h2>Goedkeuren</h2>
<ol>
<li>Een oranje streep betekent: hier is iets te bekijken. Wijs het vak aan om te lezen wat.</li>
<li>Klik op een naam voor de weekstaat, en kies <strong>Goedkeuren</strong>. Of keur met <strong>Goedkeuren wat klopt</strong>
alle weken goed waar niets aan te zien is.</li>
<li>Goedgekeurde uren staan vast, voor jou en voor de werknemer. Met <strong>Heropenen</strong> kan er weer iets gewijzigd worden.</li>
</ol>
<h2>Naar de loonadministratie</h2>
<p>Bij <strong>Totalen</strong> sla je alle regels op voor Excel of als CSV. De weekstaat druk je af met regels voor de handtekeningen.</p>
<h2>Mandagenregister</h2>
<p>Kies <strong>Projecten</strong> en klik op een project: daar geef je het register van de week uit, gemaakt van goedgekeurde uren.
Elke uitgave krijgt een nummer en blijft bewaard; een latere zegt wat er is veranderd.</p>`,
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
    id: '01900000-0000-7000-8000-00000000c051',
    slug: 'notities',
    title: 'Notities',
    category: 'Planning',
    keywords: ['notitie', 'opschrijven', 'onthouden', 'vastzetten', 'punaise', 'ploeg', 'sleutel'],
    contentHtml: `
<p>Wat je wilt onthouden of doorgeven, schrijf je bij <a href="/notes">Notities</a>. Of meteen waar het over gaat: op de pagina van een
project, klant, werknemer of planning staat het kaartje <strong>Notities</strong>.</p>
<ol>
<li>Kies <strong>Notitie toevoegen</strong> en vul een titel in.</li>
<li>Maak de tekst op met de knoppen erboven: vet, cursief, een opsomming, een nummering of een link.</li>
<li>Zet <strong>Vastzetten</strong> aan voor wat bovenaan moet blijven.</li>
</ol>
<h2>Voor de ploeg</h2>
<p>Een notitie is alleen voor kantoor. Zet <strong>Voor de ploeg</strong> en <strong>Vastzetten</strong> aan en kies een project, dan staat
ze op de telefoon van iedereen die daar is ingepland, bij het werk zelf. Kies er een planning bij, dan alleen op die dag; kies er een
werknemer bij, dan alleen voor hem.</p>
<h2>Terugkijken</h2>
<p>Onder een notitie lees je wie haar schreef en wie wat veranderde. Een verwijderde notitie zet je terug bij
<strong>Verwijderd</strong>.</p>`,
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
<p>Vul in <strong>Geldig tot en met</strong> in tot wanneer het geldt. Vanaf 60 dagen ervoor, of zo lang als je kiest bij <a href="/settings">Instellingen</a>, staat het op het
<a href="/home">Overzicht</a>, samen met certificaten van werknemers, en krijgen beheerders er elke maandag een e-mail over.</p>
<h2>Verwijderen</h2>
<p>Een verwijderd document zet je binnen 30 dagen (of wat je instelt) terug bij <strong>Verwijderd</strong>. Daarna zijn de bestanden weg.</p>`,
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
    id: '01900000-0000-7000-8000-00000000c053',
    slug: 'materieel',
    title: 'Materieel: waar is het, en is het vrij',
    category: 'Planning',
    keywords: [
      'materieel',
      'machine',
      'gereedschap',
      'dubbel',
      'defect',
      'onderhoud',
      'hoogwerker',
    ],
    contentHtml: `
<p>Bij <a href="/materials">Materieel</a> staat van elk stuk waar het <strong>nu</strong> is en waar het <strong>hierna</strong> heen gaat.
Dat komt uit de planning: verplaats je daar een blok, dan klopt het hier meteen.</p>
<h2>Inplannen</h2>
<p>Kies het bij <strong>Materialen</strong> in het formulier van de planning. Je ziet daarbij wat die dag vrij is. Is het op dat moment ook
ergens anders ingepland, dan krijg je een waarschuwing, en jij en je collega’s zien het teken op beide blokken. Opslaan mag toch.</p>
<h2>Toestand</h2>
<p>Zet de toestand op <strong>In onderhoud</strong>, <strong>Defect</strong> of <strong>Zoek</strong> als je het niet kunt gebruiken. Op alles wat
vanaf vandaag is ingepland, komt dan een waarschuwing.</p>
<p>Op de pagina van een stuk materieel staan alle dagen, ook die geweest zijn, en wie wat wijzigde.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c052',
    slug: 'klanten-projecten-materieel-importeren',
    title: 'Klanten, projecten en materieel importeren',
    category: 'Beheer',
    keywords: [
      'import',
      'excel',
      'csv',
      'klanten',
      'projecten',
      'materieel',
      'inlezen',
      'overzetten',
    ],
    contentHtml: `
<ol>
<li>Importeer eerst je <a href="/klanten">klanten</a> en daarna je <a href="/projecten">projecten</a>: een project noemt zijn klant.</li>
<li>Kies <strong>Importeren</strong> en je CSV- of Excel-bestand. Er mogen 5.000 regels in staan.</li>
<li>Kijk bij elke kolom of hij goed is herkend. Straat, postcode en plaats worden samen de locatie.</li>
<li>Verbeter wat rood is. Komt dezelfde fout vaker voor, dan verbeter je met één knop ook de andere regels.</li>
<li>Kies <strong>Importeer</strong>. Pas dan wordt er iets bewaard: alles of niets.</li>
</ol>
<p>Wat er al is, wordt herkend aan nummer of naam; een project ook aan zijn klant. Lege vakken veranderen niets, en hetzelfde bestand nog
een keer verandert ook niets. Staat een klant of status van een project er nog niet, voeg die dan eerst toe. Bij twee klanten met dezelfde
naam gebruik je een kolom <strong>Klantnummer</strong>.</p>`,
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
