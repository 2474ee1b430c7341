import { type ArticleSource, createOfficePicture } from './source.ts';

export const officeWork: ArticleSource[] = [
  {
    slug: 'projecten',
    title: '{Projecten} toevoegen en bijhouden',
    category: '{Projecten}',
    keywords: [
      '{project} toevoegen',
      '{project} aanmaken',
      'nieuw {project}',
      'project toevoegen',
      'project aanmaken',
      'werk',
      'opdracht',
      'begrote uren',
      'klus',
    ],
    contentHtml: `
<p>Een {project} is een werk voor een klant. Je plant mensen erop in en ziet daarna hoeveel uren erin gaan.</p>
<ol>
<li>Open <a href="/projecten">{Projecten}</a> en kies <strong>Nieuw</strong>.</li>
<li>Vul een titel in en kies de klant. Bestaat de klant nog niet? Kies de plus naast het veld.</li>
<li>De locatie geldt voor alles wat je erop plant, tenzij je bij de planning een andere kiest.</li>
<li>Kies <strong>Toevoegen</strong>.</li>
</ol>
${createOfficePicture('projecten', 'De lijst met werken, hun klant en hun status')}
<p>Op de pagina van een {project} staan planning, uren, mensen, foto’s, notities en documenten bij elkaar. Verwijderen kan; wat ernaar
verwijst, blijft het noemen, en terugzetten kan ook.</p>`,
  },
  {
    slug: 'statussen',
    title: 'Status wijzigen en eigen statussen maken',
    category: '{Projecten}',
    keywords: [
      'status',
      'statussen',
      'status wijzigen',
      'offerte',
      'lopend',
      'afgerond',
      'kolommen',
      'volgorde',
    ],
    contentHtml: `
<h2>De status van een werk</h2>
<p>Kies op de pagina van een {project} <strong>Status wijzigen</strong>. Of kies in de <a href="/projecten">lijst</a>
<strong>Per status</strong> en sleep de kaart naar een andere kolom.</p>
<h2>Eigen statussen</h2>
<ol>
<li>Kies in de lijst <strong>Statussen</strong>.</li>
<li>Voeg toe, wijzig, of sleep ze in een andere volgorde.</li>
<li>Zet <strong>Telt als afgerond</strong> aan voor wat klaar is. Dat wordt bij het inplannen niet meer aangeboden.</li>
</ol>
<p>Verwijder je een status, dan kies je waar het werk met die status naartoe gaat.</p>`,
  },
  {
    slug: 'tijdslijn',
    title: 'De tijdslijn: wanneer loopt wat',
    category: '{Projecten}',
    keywords: [
      'tijdslijn',
      'gantt',
      'begin',
      'einde',
      'datums',
      'doorlooptijd',
      'bezetting',
      'oplevering',
    ],
    contentHtml: `
<p>Op de <a href="/projecttimeline">Tijdslijn</a> staat elk werk als een balk van zijn begin tot zijn verwachte einde, in de kleur van
zijn status. Weekenden, feestdagen en sluitingen zijn grijs, een streep is vandaag. Onderaan zie je hoeveel mensen er per week zijn
ingepland.</p>
${createOfficePicture('tijdslijn', 'De tijdslijn met een balk per werk over de weken')}
<h2>Datums wijzigen</h2>
<ol>
<li>Sleep een balk om het hele werk te verschuiven, of sleep een van de uiteinden. Staat er al planning, dan kies je of die meegaat.</li>
<li>Vergist? Kies <strong>Ongedaan maken</strong> in het bericht, of druk op <kbd>Ctrl</kbd> + <kbd>Z</kbd>.</li>
</ol>
<p>Het kan ook met het <a href="/help/toetsen-in-de-planning">toetsenbord</a>.</p>
<h2>Werk zonder datums</h2>
<p>Dat staat apart, onder <strong>Zonder datums</strong>. Sleep er over de dagen, of open het en vul begin en einde in. Is alleen een
van beide bekend, dan loopt de balk aan de andere kant vaag uit.</p>`,
  },
  {
    slug: 'klanten',
    title: 'Klanten en contactpersonen',
    category: 'Klanten',
    keywords: [
      'klant toevoegen',
      'nieuwe klant',
      'opdrachtgever',
      'contactpersoon',
      'bedrijf',
      'adres klant',
      'klant verwijderen',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/klanten">Klanten</a> en kies <strong>Nieuw</strong>.</li>
<li>Vul de naam in, en als het een bedrijf is de bedrijfsnaam.</li>
<li>Voeg contactpersonen toe met telefoon en e-mail. Die kies je later bij de planning.</li>
</ol>
<p>Op de pagina van een klant staan alle {projecten}, de planning, foto’s, notities en documenten.</p>
<p>Bij het inplannen bepaal je per keer of de ploeg naam, telefoon en e-mail van de contactpersoon ziet.</p>`,
  },
  {
    slug: 'materieel',
    title: 'Materieel: waar is het, en is het vrij',
    category: 'Materieel',
    part: 'materials',
    keywords: [
      'materieel',
      'machine',
      'gereedschap',
      'materiaal toevoegen',
      'dubbel',
      'defect',
      'onderhoud',
      'hoogwerker',
      'zoek',
      'voertuig',
      'bus',
      'bestuurder',
      'kilometers',
      'reistijd',
    ],
    contentHtml: `
<p>Bij <a href="/materials">Materieel</a> staat van elk stuk waar het <strong>nu</strong> is en waar het <strong>hierna</strong> heen gaat.
Dat komt uit de planning: verplaats je daar een blok, dan klopt het hier meteen.</p>
${createOfficePicture('materieel', 'De lijst met materieel, waar het nu is en waar het hierna heen gaat')}
<h2>Inplannen</h2>
<p>Kies het bij <strong>Materieel</strong> in het formulier van de planning. Je ziet daarbij wat die dag vrij is. Is het op dat moment ook
ergens anders ingepland, dan krijg je een waarschuwing. Opslaan mag toch.</p>
<h2>Voertuigen</h2>
<p>Zet bij een auto of bus <strong>Voertuig</strong> aan en vul in waar hij <strong>vertrekt</strong>. In het formulier van de planning kies je
dan bij elk voertuig wie van de ploeg rijdt. De rest rijdt mee; op de telefoon leest iedereen met welk voertuig, wie rijdt en waarvandaan.
Rijdt iemand tegelijk in twee voertuigen, dan krijg je een waarschuwing.</p>
<p>Hoe ver het is, staat bij het {project}: <strong>Enkele reis (km)</strong> en <strong>Reistijd (min)</strong>. Staan het werk en de vertrekplaats
als punt op de kaart, dan krijg je een voorstel voor de kilometers. Dat geldt pas als je het overneemt.</p>
<h2>Toestand</h2>
<p>Zet de toestand op <strong>In onderhoud</strong>, <strong>Defect</strong> of <strong>Zoek</strong> als je het niet kunt gebruiken. Op alles wat
vanaf vandaag is ingepland, komt dan een waarschuwing.</p>`,
  },
  {
    slug: 'klanten-projecten-materieel-importeren',
    title: 'Klanten, {projecten} en meer importeren',
    category: 'Klanten',
    keywords: [
      'importeren',
      'import',
      'excel',
      'csv',
      'klanten importeren',
      'projecten importeren',
      'inlezen',
      'overzetten',
      'bestand',
    ],
    contentHtml: `
<ol>
<li>Importeer eerst je <a href="/klanten">klanten</a> en daarna je <a href="/projecten">{projecten}</a>: die noemen hun klant.</li>
<li>Kies <strong>Importeren</strong> en je CSV- of Excel-bestand. Er mogen 5.000 regels in staan.</li>
<li>Kijk bij elke kolom of hij goed is herkend. Adres of straat, postcode en plaats worden samen de locatie. Staat er een vraag boven de regels,
beantwoord die dan.</li>
<li>Verbeter wat rood is. Komt dezelfde fout vaker voor, dan verbeter je met één knop ook de andere regels.</li>
<li>Kies <strong>Importeer</strong>. Pas dan wordt er iets bewaard: alles of niets.</li>
<li>Klopt het toch niet? Kies dan meteen <strong>Ongedaan maken</strong>, verbeter het en importeer opnieuw.</li>
</ol>
<p>Wat er al is, wordt herkend aan nummer of naam; een {project} ook aan zijn klant. Lege vakken veranderen niets, en hetzelfde bestand
nog een keer verandert ook niets. Bij twee klanten met dezelfde naam gebruik je een kolom <strong>Klantnummer</strong>.</p>
<p>Staat er alleen een plaats in het bestand, dan blijft een locatie die er al is staan, tenzij je <strong>Vervangen</strong> kiest. Een andere
contactpersoon komt helemaal in de plaats van de oude, ook met telefoon en e-mail. Een export van de lijst kun je wijzigen en weer importeren.</p>`,
  },
];
