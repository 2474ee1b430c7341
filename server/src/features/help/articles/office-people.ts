import { type ArticleSource, createOfficePicture } from './source.ts';

export const officePeople: ArticleSource[] = [
  {
    slug: 'personeel',
    title: 'Werknemers toevoegen en wijzigen',
    category: 'Personeel',
    keywords: [
      'werknemer toevoegen',
      'nieuwe werknemer',
      'personeel',
      'iemand in dienst',
      'ingeleend',
      'zzp',
      'ploeg',
      'noodcontact',
      'nieuwe medewerker',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/employees">Personeel</a> en kies <strong>Nieuw</strong>.</li>
<li>Vul de naam in, en de functie, de ploeg en de soort: eigen, ingeleend of zzp.</li>
<li>Kies <strong>Toevoegen</strong>. Je kunt deze persoon nu inplannen.</li>
</ol>
${createOfficePicture('personeel', 'De lijst met werknemers, hun functie en hun ploeg')}
<p>Moet iemand zelf uren schrijven? Kies op de werknemerspagina <strong>Account maken</strong>, dan gaat er een uitnodiging uit. Voor
veel mensen tegelijk: vink ze aan in de lijst en kies <strong>Uitnodigen</strong>. Je ziet eerst wie een account krijgt, en wie niet
en waarom.</p>
<p>Met <strong>Filteren</strong> zie je alleen wie een functie, ploeg of geldig certificaat heeft.</p>
<p>Geboortedatum en opmerkingen leest alleen kantoor.</p>`,
  },
  {
    slug: 'contracturen',
    title: 'Contracturen: hoeveel uur iemand per dag werkt',
    category: 'Personeel',
    keywords: [
      'contract',
      'contracturen',
      'parttime',
      'werkdagen',
      'uren per week',
      'vrije dag',
      'rooster werknemer',
    ],
    contentHtml: `
<ol>
<li>Open een <a href="/employees">werknemer</a> en kies <strong>Wijzigen</strong>.</li>
<li>Vul bij <strong>Contracturen</strong> per weekdag de uren in, en vanaf welke dag ze gelden.</li>
<li>Veranderen ze later? Voeg een contract toe met een nieuwe begindatum. Het oude blijft bewaard.</li>
</ol>
<p>De contracturen bepalen hoeveel verlof een dag kost, en of inplannen op een vrije dag een waarschuwing geeft.</p>`,
  },
  {
    slug: 'certificaten',
    title: 'Certificaten bijhouden, zoals VCA',
    category: 'Personeel',
    keywords: [
      'certificaat',
      'vca',
      'diploma',
      'verlopen',
      'geldig tot',
      'hoogwerker',
      'bhv',
      'keuring',
      'buitenlandse werknemer',
    ],
    contentHtml: `
<ol>
<li>Open een <a href="/employees">werknemer</a> en kies <strong>Wijzigen</strong>.</li>
<li>Voeg bij <strong>Certificaten</strong> de soort, het nummer en de laatste geldige dag toe.</li>
</ol>
<p>Vanaf 60 dagen voor het einde (anders in te stellen bij <a href="/settings">Instellingen</a>) staat het op het <a href="/home">Overzicht</a>. Beheerders krijgen er elke maandag een e-mail over; wie, kies je bij <a href="/users">Gebruikers</a>.</p>`,
  },
  {
    slug: 'uit-dienst',
    title: 'Iemand gaat uit dienst',
    category: 'Personeel',
    keywords: [
      'uit dienst',
      'ontslag',
      'weg',
      'laatste dag',
      'werknemer verwijderen',
      'vertrekt',
      'overnemen',
      'bewaartermijn',
      'identiteitsbewijs',
      'avg',
    ],
    contentHtml: `
<ol>
<li>Open de <a href="/employees">werknemer</a> en kies bij de acties om hem uit dienst te zetten.</li>
<li>Vul de laatste dag in.</li>
<li>Staat er daarna nog planning? Kies wie die overneemt, of laat haar staan.</li>
<li>Kies <strong>Uit dienst zetten</strong>.</li>
</ol>
<p>Uren, verlof en foto’s blijven bewaard. Komt iemand terug, kies dan <strong>Blijft in dienst</strong>.</p>
<h2>Wat weg moet of mag</h2>
<p>Bij <a href="/settings/retention">Bewaartermijnen</a> staat elk jaar van wie een identiteitsbewijs weg moet (na 5 jaar) en van wie uren
en verlof weg mogen (na 7 jaar). Foto’s en notities komen erbij na het aantal maanden dat je bij
<a href="/settings">Termijnen</a> kiest; bewaar een identiteitsbewijs bij <a href="/documents">Documenten</a> met die soort.</p>`,
  },
  {
    slug: 'personeel-importeren',
    title: 'Personeel importeren',
    category: 'Personeel',
    keywords: [
      'importeren',
      'import',
      'excel',
      'csv',
      'werknemers importeren',
      'bestand',
      'inlezen',
      'overzetten',
    ],
    contentHtml: `
<ol>
<li>Kies bij <a href="/employees">Personeel</a> voor <strong>Importeren</strong> en daarna je CSV- of Excel-bestand.</li>
<li>Kijk bij elke kolom of hij goed is herkend. Kies anders zelf wat het is, of <strong>Niet overnemen</strong>. Staat er een vraag boven de regels, beantwoord die dan.</li>
<li>Verbeter wat rood is in het vak zelf, of haal het vinkje weg bij een regel die niet mee hoeft.</li>
<li>Kies <strong>Importeer</strong>. Pas dan wordt er iets bewaard. Daarna kun je het nog ongedaan maken.</li>
</ol>
<p>Wie er al is, wordt herkend aan personeelsnummer, e-mail of naam. Lege vakken veranderen niets. Kolommen zoals voornaam en achternaam,
of straat en plaats, worden samengevoegd. Staat er alleen een plaats in het bestand, dan blijft een adres dat er al is staan, tenzij je <strong>Vervangen</strong> kiest.</p>
<p>Een export van de lijst kun je wijzigen en weer importeren.</p>`,
  },
];
