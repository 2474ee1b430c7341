import { type ArticleSource, createOfficePicture } from './source.ts';

export const officeHours: ArticleSource[] = [
  {
    slug: 'uren-van-de-ploeg',
    title: 'Zo vult de ploeg uren in',
    category: 'Uren',
    keywords: [
      'uren ploeg',
      'urenbriefje',
      'uren schrijven',
      'hoe vullen werknemers uren in',
      'kwartier',
    ],
    contentHtml: `
<p>Iedere werknemer vult de uren zelf in, op de telefoon, bij het werk waarvoor je hem hebt ingepland. Dat gaat per
kwartier, met een veld voor wat er is gedaan.</p>
<ul>
<li>In de <a href="/planning">planning</a> krijgt het blok een vinkje zodra de uren er staan.</li>
<li>Wat een werknemer vergeet, staat bij hem onder <strong>Ontbrekende uren</strong>; met één tik vult hij de geplande tijd in.</li>
<li>Heeft iemand geen telefoon bij de hand? Dan vul jij de uren in.</li>
<li>Werk waarop al uren zijn ingevuld, kun je niet meer verwijderen.</li>
</ul>`,
  },
  {
    slug: 'ploegstaten',
    title: 'Ploegstaten en dagrapporten van de voorman',
    category: 'Uren',
    part: 'hours',
    keywords: ['ploegstaat', 'voorman', 'uitvoerder', 'bezwaar', 'overnemen', 'dagrapport'],
    contentHtml: `
<p>Een voorman vult de dag van zijn ploeg in één keer in. Zet daarvoor bij <a href="/users">Gebruikers</a> <strong>Uitvoerder van eigen ploeg</strong>
aan. Van anderen krijgt hij alleen naam, geplande tijden en werk, en dat iemand er niet is; niet waarom.</p>
<h2>Overnemen</h2>
<p>Wat de voorman invult, telt nog niet. De werknemer kan het bevestigen: dan zijn het zijn eigen uren. Bij <a href="/hoursmanagement">Alle uren</a>, in het menu bij <strong>Ploegstaten</strong>, staan
per dag gepland, voorman en werknemer naast elkaar; wat verschilt, staat bovenaan.</p>
<ul>
<li>Liet de werknemer zijn uren leeg, dan neem je alle ploegstaten met één knop over.</li>
<li>Bij verschil of bezwaar open je de dag en kies je wie je overneemt. Kies je meer dagen, dan gaat het voor die dagen tegelijk.</li>
<li>Was iemand er niet, leg dan vanaf de dag vast waarom.</li>
<li><kbd>Ctrl</kbd> + <kbd>Z</kbd> maakt een overname ongedaan. Daarna keur je de week goed zoals altijd.</li>
</ul>
<h2>Dagrapporten</h2>
<p>De dagrapporten staan op de pagina van het {project}. Je kunt ze afdrukken om te laten tekenen.</p>`,
  },
  {
    slug: 'bonnen',
    title: 'Meerwerkbonnen en regiebonnen',
    category: 'Uren',
    part: 'hours',
    keywords: ['meerwerk', 'meerwerkbon', 'regie', 'regiebon', 'bon', 'handtekening', 'factuur'],
    contentHtml: `
<p>Op een bon staat werk dat extra kost: wat, voor wie, tegen welke prijs, en dat de klant dat wist voordat het begon. De voorman maakt hem op het werk,
jij kunt het ook bij <a href="/slips">Bonnen</a>, in het menu van <a href="/hoursmanagement">Urenbeheer</a>.</p>
<h2>Tekenen</h2>
<ul>
<li>De klant tekent op het scherm, of via een link in de mail. De link toont precies die versie.</li>
<li>Wat getekend is, verandert niet meer. Een wijziging is een nieuwe versie; beide blijven staan.</li>
<li>Wie een e-mailadres opgeeft, krijgt een kopie en kan daarin bevestigen.</li>
<li>Weigeren en ‘Niet aanwezig’ leg je ook vast, met de reden.</li>
</ul>
<h2>Uren</h2>
<p>De uren van een getekende bon komen één keer in de uren, als Meerwerk of Regie. Ze komen naast de gewone uren van die dag: haal ze daar af als de
werknemer ze al bij zijn gewone uren schreef. Is de week al goedgekeurd, dan staan ze op de bon onder <strong>Niet geboekt</strong>; heropen de week en kies
<strong>Uren alsnog boeken</strong>. Met <strong>Verschil met de uren</strong> zie je waar bonnen en uren niet gelijk zijn.</p>
<h2>Factureren</h2>
<p>Filter op <strong>Getekend</strong>, vink de bonnen aan en haal ze op als Excel, CSV of <strong>PDF-bundel</strong>. Zet ze daarna op
<strong>Gefactureerd</strong>. Bij ruzie zet je een bon op <strong>Betwist</strong>. Een concept dat
niemand nodig heeft, laat je vervallen; je vindt het terug met de filter.</p>
<h2>Echt of niet</h2>
<p>Op elke bon staat een SHA-256. Iedereen kan op <a href="/bon-controle">Bon controleren</a> zien of een getekende PDF echt is.</p>`,
  },
  {
    slug: 'uren-controleren-en-goedkeuren',
    title: 'Uren controleren en goedkeuren',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'urenbeheer',
      'alle uren',
      'uren goedkeuren',
      'uren wijzigen',
      'heropenen',
      'weekstaat',
      'overwerk',
      'ander werk',
      'hoe voer ik uren in',
      'uren invoeren',
    ],
    contentHtml: `
<p>Bij <a href="/hoursmanagement">Alle uren</a> staat per persoon en per dag wat er gepland is en wat er is gewerkt. Met
<strong>{Projecten}</strong> zie je hetzelfde per werk.</p>
${createOfficePicture('uren', 'Het urenrooster van een week met per persoon en dag de gewerkte uren')}
<h2>Uren invullen of wijzigen</h2>
<p>Kies een vak en typ. <kbd>Enter</kbd> gaat omlaag, <kbd>Tab</kbd> naar rechts, <kbd>Ctrl</kbd> + <kbd>Z</kbd> zet terug,
<kbd>Ctrl</kbd> + <kbd>↓</kbd> gaat naar de volgende persoon. Een blok uit een rekenblad kun je plakken. Wat niet kan, wordt rood, met de reden erbij; <kbd>F8</kbd> brengt je erheen. Druk op <kbd>?</kbd> voor alle toetsen;
wat op elk bord werkt, staat bij <a href="/help/toetsen-in-de-planning">Toetsen en slepen</a>. Wat de werknemer invulde, blijft onderaan te lezen; zet erbij waarom je iets wijzigt. Vult hij
daarna iets anders in, pas het dan aan of kies <strong>Uren van kantoor houden</strong> of <strong>Uren van werknemer overnemen</strong>.</p>
<p>Is het meer dan er tussen de geplande tijden past, dan vraagt Ploegplan één keer of het klopt.</p>
<p>Op een dag met verlof, ziekte of een feestdag staat dat in het vak of boven de dag.</p>
<p>Uren zonder planning, overwerk of reisuren? Kies <strong>Uren toevoegen</strong>.</p>
<p>Mogen werknemers zelf uren invullen op werk waarop ze niet gepland stonden? Zet dan bij <a href="/settings">Algemeen</a>, onder
<strong>Uren</strong>, <strong>Uren invullen op ander werk</strong> aan; anders kan het niet. In de weekstaat staat er ‘Ander werk, niet gepland’ bij.</p>
<h2>Goedkeuren</h2>
<ol>
<li>Een oranje streep betekent: hier is iets te bekijken. Wijs het vak aan om te lezen wat.</li>
<li>Klik op een naam voor de weekstaat, of druk er op <kbd>Enter</kbd>, en kies <strong>Goedkeuren</strong>
(<kbd>Ctrl</kbd> + <kbd>Enter</kbd>). Of keur met <strong>Goedkeuren wat klopt</strong>
alle weken goed waar niets aan te zien is.</li>
<li>Goedgekeurde uren staan vast, voor jou en voor de werknemer. Met <strong>Heropenen</strong> kan er weer iets gewijzigd worden.</li>
</ol>`,
  },
  {
    slug: 'ontbrekende-uren',
    title: 'Wie zijn uren nog niet invulde',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'ontbrekende uren',
      'uren ontbreken',
      'herinneren',
      'herinnering',
      'wie mist uren',
      'e-mail',
      'aanmanen',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/missinghours">Ontbrekende uren</a>: daar staat wie dagen mist, vanaf de dag erna. Vulde je voor
iemand alleen reisuren of overwerk in, dan mist hij zijn gewone uren nog.</li>
<li>Klik op een naam om per dag het werk en de geplande uren te zien.</li>
<li>Kies <strong>Iedereen herinneren</strong>, of kies een paar mensen. Zij krijgen een melding of e-mail. Wie uit dienst is,
krijgt er geen: vul zijn uren zelf in.</li>
</ol>
<p>De mail gaat naar het adres van het account of, zonder account, naar dat bij <a href="/employees">Personeel</a>. Wie geen van beide
heeft, staat met naam boven de lijst.</p>
<h2>Elke dag vanzelf</h2>
<p>Bij <strong>Herinneringen</strong> zet je <strong>Elke werkdag vanzelf herinneren</strong> aan. Nooit over verlofdagen, en hooguit één
keer per dag.</p>`,
  },
  {
    slug: 'urensoorten',
    title: 'Urensoorten: overwerk, reisuren, meerwerk',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'urensoort',
      'overwerk',
      'overuren',
      'reisuren',
      'meerwerk',
      'soorten uren',
      'werktijd',
    ],
    contentHtml: `
<ol>
<li>Kies bij <a href="/hoursmanagement">Alle uren</a> in het menu <strong>Urensoorten</strong>.</li>
<li>Kies <strong>Nieuw</strong> en geef de soort een naam.</li>
<li>Zet <strong>Telt als werktijd</strong> uit voor bijvoorbeeld reisuren: die tellen dan niet mee voor de grenzen van de
Arbeidstijdenwet.</li>
</ol>
<p>Werknemers schrijven altijd de gewone soort. De andere kies je zelf bij het controleren.</p>`,
  },
  {
    slug: 'toeslagen',
    title: 'Toeslagen instellen',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'toeslag',
      'overurentoeslag',
      '125 procent',
      '150 procent',
      'zaterdag',
      'zondag',
      'feestdag',
      'cao',
      'bouw en infra',
      'loonregels',
      'tijd voor tijd',
      'tvt',
      'overuren sparen',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/settings">Algemeen</a>, onder Instellingen, en kies <strong>Toeslagen</strong>.</li>
<li>Kies <strong>Neem over: Bouw &amp; Infra</strong>, of bij regels die er al zijn <strong>Wijzigen</strong>.</li>
<li>Kies de eerste dag en vul bij elke regel de cijfers van jullie cao in. Gelden er op een moment meer regels, dan telt het hoogste percentage.</li>
<li>Vul bij <strong>Proefdag</strong> een dag in: eronder staat wat de uren waard zijn, ook voor je opslaat.</li>
</ol>
<p>Bij Bouw &amp; Infra is de toeslag buiten de gewone uren <strong>niet ingevuld</strong>: vul die zelf in. Kijk ook de andere cijfers na in
de cao, en zet bij <strong>Gecontroleerd op</strong> wanneer je dat deed.</p>
<p>Verandert de cao? Kies <strong>Nieuwe regels vanaf een dag</strong>. Regels waarmee al weken zijn goedgekeurd, staan vast: die weken
houden hun toeslagen. Heropen je een week, dan gelden de regels van nu, en zegt de weekstaat wat er anders is.</p>
<h2>Overuren uitbetalen of sparen</h2>
<p>Bij de regels kies je wat er meestal met <strong>Overuren</strong> gebeurt: <strong>Uitbetalen</strong> of <strong>Sparen als tijd</strong>. Op de
weekstaat kies je het anders voor één week, tot die is goedgekeurd. Gespaarde overuren tellen met hun toeslag (2 uur van 125 % is 2,5 uur),
of één op één; dan wordt de toeslag uitbetaald. Per week wordt naar boven afgerond op een kwartier.</p>
<p>Met het goedkeuren komt de tijd op het saldo <strong>Tijd-voor-tijd</strong> van de <a href="/help/verlofsaldo-en-verval">verlofkaart</a>; heropenen
haalt die er weer af. Wat gespaard is, heet overal <strong>gespaard</strong>: betaal dat niet uit. Sparen kan voor eigen mensen, als je
saldo’s bijhoudt.</p>
<h2>Waar je ze ziet</h2>
<p>De toeslagen staan op de weekstaat, ook op papier, en bij <strong>Totalen</strong> in de <a href="/hoursmanagement">uren</a>: per soort en
per project, ook als bestand. Een werknemer ziet die van de eigen week. De uren beginnen zoals gepland en duren zo lang als is ingevuld.</p>`,
  },
  {
    slug: 'mandagenregister',
    title: 'Mandagenregister uitgeven',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'mandagenregister',
      'register van dagen',
      'ketenaansprakelijkheid',
      'opdrachtgever',
      'hoofdaannemer',
      'uitgave',
      'bsn',
    ],
    contentHtml: `
<ol>
<li>Kies bij <a href="/hoursmanagement">Alle uren</a> <strong>{Projecten}</strong> en bij een {project} <strong>Mandagenregister</strong>, of
kies het op de pagina van het {project}.</li>
<li>Geef daar het register van de week uit. Het wordt gemaakt van goedgekeurde uren.</li>
<li>Druk het af of bewaar het als PDF: er staan regels op voor naam, datum en handtekening van aannemer en opdrachtgever.</li>
</ol>
<p>Elke uitgave krijgt een nummer en blijft bewaard. Verandert er later iets, dan geef je een nieuwe uit: die zegt wat er anders is.</p>`,
  },
  {
    slug: 'uren-naar-de-loonadministratie',
    title: 'Uren naar de loonadministratie',
    category: 'Uren',
    part: 'hours',
    keywords: [
      'loonadministratie',
      'loon',
      'salaris',
      'uren exporteren',
      'excel',
      'csv',
      'totalen',
      'weekstaat afdrukken',
      'looncode',
      'loonbatch',
      'nmbrs',
      'loket',
      'afas',
    ],
    contentHtml: `
<p>Een batch heeft wat er in een maand of vier weken is goedgekeurd: uren, kilometers, verlof en ziekte. Elk uur zit in precies één
batch. Wat je later corrigeert, gaat als verschil mee met de volgende.</p>
<h2>Eén keer instellen</h2>
<ol>
<li>Kies bij <a href="/settings">Algemeen</a>, onder <strong>Salarisadministratie</strong>, de periode en wie meegaan, en vul de nummers van Nmbrs of Loket in.</li>
<li>Geef onder <strong>Looncodes</strong> elke soort een code, of kies <strong>gaat niet mee</strong>.</li>
<li>Lees bij Loket eerst het proefbestand van één persoon in. Staat 7,50 daar voor zeven uur en vijftig minuten? Zet dan
<strong>Achter de komma staan minuten</strong> aan.</li>
</ol>
<h2>Elke periode</h2>
<ol>
<li>Keur de uren goed.</li>
<li>Kies bij <a href="/hoursmanagement">Urenbeheer</a>, onder Meer, <strong>Naar de salarisadministratie</strong> en dan <strong>Nieuw</strong>. Je ziet wat er meegaat, en wat eerst nog nodig is.</li>
<li>Kies <strong>Batch maken</strong> en download het bestand.</li>
<li>Kies <strong>Overgedragen</strong> als het bestand weg is, en <strong>Verwerkt</strong> als het loon klaar is.</li>
</ol>
<p>Een batch verandert nooit meer. Bij <strong>Controle</strong> hoort het verschil 0,00 te zijn. Weken die niet zijn goedgekeurd,
gaan later mee.</p>
<h2>Alleen een lijst</h2>
<p>Kies bij <a href="/hoursmanagement">Alle uren</a> <strong>Totalen</strong> en sla <strong>Alle regels</strong> op voor Excel of als CSV.</p>
<h2>Op papier</h2>
<p>Klik op een naam en druk de weekstaat af: er staan regels op voor naam, datum en handtekening van werknemer en leidinggevende.</p>`,
  },
];
