import { type ArticleSource, createOfficePicture } from './source.ts';

export const officePlanning: ArticleSource[] = [
  {
    slug: 'overzicht',
    title: 'Het overzicht: wat er vandaag speelt',
    category: 'Planning',
    keywords: [
      'overzicht',
      'beginpagina',
      'startpagina',
      'dashboard',
      'wie is vrij',
      'wie is afwezig',
      'verloopt binnenkort',
    ],
    contentHtml: `
<p>Het <a href="/home">Overzicht</a> laat zien wie vandaag waar werkt, wie vrij of afwezig is, en wat je aandacht vraagt.</p>
${createOfficePicture('overzicht', 'Het overzicht met wie waar werkt, wie vrij is en wat er ontbreekt')}
<ul>
<li><strong>Vrij</strong>: klik op een naam om die persoon meteen in te plannen.</li>
<li><strong>Uren ontbreken</strong>: wie nog dagen moet invullen.</li>
<li><strong>Verloopt binnenkort</strong>: documenten en certificaten die binnen 60 dagen aflopen, of zo lang als je bij <a href="/settings">Instellingen</a> kiest.</li>
<li><strong>Vandaag gewijzigd</strong>: wat er in de planning is veranderd, en door wie. Wat één handeling op veel dagen deed, is één regel.</li>
</ul>
<p>Met <strong>Nieuw</strong> voeg je van hieruit alles toe: planning, verlof, een klant of een notitie.</p>`,
  },
  {
    slug: 'de-week-plannen',
    title: 'De week plannen',
    category: 'Planning',
    keywords: [
      'inplannen',
      'iemand inplannen',
      'planning maken',
      'planbord',
      'week',
      'ploeg',
      'nieuwe planning',
    ],
    contentHtml: `
<p>Bij <a href="/planning">Planning</a> staan je mensen links en de dagen bovenaan.</p>
${createOfficePicture('planning', 'De planning van een week met werknemers links en gekleurde blokken per dag')}
<h2>Iemand inplannen</h2>
<ol>
<li>Klik op een leeg vak: de dag en de werknemer zijn dan al ingevuld. Of kies <strong>Nieuw</strong>.</li>
<li>Kies waar het werk is, de tijden en wie er nog meer gaat.</li>
<li>Eindigt het vroeger dan het begint, dan is dat de volgende dag; zijn begin en einde gelijk, dan duurt het 24 uur.</li>
<li>Moet het meer dagen? Vul in tot en met welke dag, of kies losse dagen.</li>
<li>Kies <strong>Inplannen</strong>, of druk op <kbd>Ctrl</kbd> + <kbd>Enter</kbd>.</li>
</ol>
<p>Sleep over de vakken van meer dagen en mensen om ze samen in te plannen.</p>
<p>Een vinkje op een blok betekent dat de uren zijn ingevuld; een fotootje dat er foto’s bij zitten; een driehoekje dat er iets niet
klopt.</p>
<h2>Genoeg mensen</h2>
<p>Vul bij een {project} onder <strong>Mensen nodig per dag</strong> in hoeveel mensen er nodig zijn, en zo nodig van welke functie. Bij een planning vul je
het in als het die dag anders is. Met de
{projecten} in de rijen staat dan per dag <strong>3 van 4</strong>, in rood als er te weinig zijn, of welke functie er mist. Onder de
rijen zie je wie er op een dag vrij of afwezig is: sleep iemand naar een dag van een {project}, of klik op de naam. Wie ontbreken, staat
ook in <strong>Wat klopt er niet</strong>.</p>
<h2>Anders kijken</h2>
<p>Bovenaan kies je dag, week of maand. Bij <strong>Weergave</strong> kies je wat er op de rijen staat, zoals werknemers of
{projecten}. Het zoekveld vindt ook een functie, of een certificaat dat op de getoonde dagen geldig is: zo zie je met <strong>Alleen wie
vrij is</strong> wie er met VCA vrij is. <strong>Lijst</strong> zet alles onder elkaar, om te sorteren, te zoeken of naar Excel te halen.
Vink regels aan om ze samen te verplaatsen, herhalen of verwijderen, of om er concepten van te maken.</p>
<p>In een maand is weinig plaats: daar staan voornamen en korte namen. Geef een {project} zelf een <strong>Korte naam</strong> als de
gemaakte niet duidelijk is.</p>`,
  },
  {
    slug: 'wie-kan',
    title: 'Wie kan dit werk doen?',
    category: 'Planning',
    keywords: [
      'wie kan',
      'wie is vrij',
      'vervanger',
      'vervangen',
      'invaller',
      'stel ploeg voor',
      'voorstel',
      'te weinig mensen',
    ],
    contentHtml: `
<p>Klik in de <a href="/planning">planning</a> met rechts op een blok, of met de {projecten} in de rijen op een vrije dag, en kies
<strong>Wie kan?</strong> Je ziet wie kan, de beste eerst, met de redenen: vrij, uitgerust, wat het werk eist is geldig, was er al, eigen
ploeg, hoe ver weg iemand woont en hoeveel uur er nog in het contract zit. Onderaan staat wie niet kan, en waarom. Eén klik plant iemand in.</p>
<ul>
<li>Bij <strong>In plaats van</strong> kies je wie er af gaat, of dat er iemand bij komt.</li>
<li>Heeft het werk meer dagen, dan kies je voor welke.</li>
<li>De afstand staat er alleen als het adres van de werknemer en de locatie van het werk allebei een punt op de kaart zijn.</li>
</ul>
<h2>Iemand is ziek</h2>
<p>Kies met rechts <strong>Ziek melden</strong>. Bij elk werk staat wie het het beste kan overnemen: één klik en het is geregeld.</p>
<h2>Stel ploeg voor</h2>
<p>Kies boven het bord <strong>Meer acties</strong> en dan <strong>Stel ploeg voor</strong>. Voor de getoonde dagen vanaf vandaag krijg je een voorstel voor elk werk met
te weinig mensen, en voor concepten waarop iemand staat die niet kan. Wie al is ingepland, blijft staan. Haal weg wat je niet wilt en kies
<strong>Als concept inplannen</strong>: alleen kantoor ziet het, en één keer <strong>Ongedaan maken</strong> haalt alles weer weg. Publiceer het
als het klopt.</p>
<aside><p>Een voorstel plant niemand in die afwezig is, al werk heeft, mist wat een eis verplicht, of te weinig rust zou krijgen.</p></aside>`,
  },
  {
    slug: 'planning-wijzigen',
    title: 'Planning verplaatsen, kopiëren of verwijderen',
    category: 'Planning',
    keywords: [
      'planning wijzigen',
      'verplaatsen',
      'slepen',
      'kopiëren',
      'verschuiven',
      'uitloop',
      'ruimte maken',
      'herhalen',
      'planning verwijderen',
      'ongedaan maken',
      'ander tijdstip',
      'reeks',
    ],
    contentHtml: `
<ul>
<li><strong>Openen:</strong> klik op een blok, pas aan wat anders moet en kies <strong>Opslaan</strong>.</li>
<li><strong>Verplaatsen:</strong> sleep het blok naar een andere dag of persoon. Sleep aan een uiteinde voor meer of minder dagen.</li>
<li><strong>Kopiëren of herhalen:</strong> klik met rechts op een blok en kies <strong>Verplaatsen of kopiëren</strong> of
<strong>Herhalen</strong>. Een hele dag of week kopieer je met <strong>Planning kopiëren</strong> boven het bord.</li>
<li><strong>Wisselen:</strong> sleep het blok op dat van een ander en kies <strong>Wisselen</strong>.</li>
<li><strong>Later of eerder:</strong> klik met rechts op een blok of een naam en kies <strong>Verschuiven</strong>. Kies wat er schuift: alles van het
{project}, alleen dit werk, de ploeg, of <strong>Maak ruimte</strong>: dan schuift alleen mee wat erna in de weg staat. Een hele ploeg verschuif je ook met
<strong>Planning verschuiven</strong> boven het bord, een {project} ook vanaf zijn pagina. Feestdagen, sluitingen, verlof en vrije dagen van het
contract worden overgeslagen; wie er niet is, gaat die dag van het werk. Je ziet van elk blok de oude en de nieuwe dag, en wat er botst.</li>
<li><strong>Verwijderen:</strong> open het blok en kies <strong>Verwijderen</strong>.</li>
</ul>
<p>Hoort een blok bij een reeks, dan kies je: alleen deze dag, deze en latere dagen, of alle dagen.</p>
<p>Vergist? Kies <strong>Ongedaan maken</strong>, of druk op <kbd>Ctrl</kbd> + <kbd>Z</kbd>.</p>
<aside><p>Werk waarop al uren zijn ingevuld, kun je niet meer verwijderen. Kopiëren kan wel.</p></aside>`,
  },
  {
    slug: 'concept-en-publiceren',
    title: 'Eerst een concept, dan publiceren',
    category: 'Planning',
    keywords: [
      'concept',
      'publiceren',
      'nog niet zichtbaar',
      'voorlopig',
      'ploeg ziet niets',
      'waarom ziet de ploeg niets',
      'stippellijn',
      'definitief',
    ],
    contentHtml: `
<p>Een concept ziet alleen kantoor. Zo plan je de volgende week rustig vooruit.</p>
<ol>
<li>Zet bij het inplannen <strong>Concept</strong> aan. Het blok krijgt een gestreepte rand.</li>
<li>Is de planning klaar? Kies boven het bord <strong>Publiceren</strong>.</li>
<li>Vanaf dan staat het op de telefoon van de ploeg, en is het doorgegeven.</li>
</ol>
<p>Toch terug? Klik met rechts op een blok en kies <strong>Naar concept</strong>.</p>`,
  },
  {
    slug: 'doorgegeven-en-gezien',
    title: 'Zien wie de planning gezien heeft',
    category: 'Planning',
    keywords: [
      'gezien',
      'gelezen',
      'doorgeven',
      'wijziging doorgeven',
      'kan niet',
      'herinneren',
      'bewijs',
      'wie heeft het gezien',
      'bericht aan ploeg',
      'whatsapp',
      'melding',
      'niet te bereiken',
      'te laat doorgegeven',
    ],
    contentHtml: `
<p>Boven het bord staat hoeveel mensen gezien hebben wat je doorgaf, zoals ‘38 van 42 gezien’. Klik erop, of kies
<strong>Gezien en doorgegeven</strong> bij <strong>Meer acties</strong>.</p>
<ul>
<li><strong>Kan niet:</strong> klik op de regel om te zien wie dan vrij is en het werk over te dragen.</li>
<li><strong>Nog niet gezien:</strong> met <strong>Herinneren</strong> krijgt iedereen die er staat één bericht, hoogstens één per dag.</li>
<li><strong>Nog niet doorgegeven:</strong> wat je na het publiceren veranderde. Geef het door als je klaar bent met schuiven.</li>
</ul>
<p>Iemand krijgt een melding op zijn telefoon of een mail, wat hij zelf kiest in zijn profiel. Heeft hij om zes uur ’s avonds zijn planning
voor morgen nog niet gezien, dan volgt een mail. Wanneer je niemand stoort, stel je in bij <a href="/settings">Algemeen</a>.
Is iemand <strong>niet te bereiken</strong>? Kies daar <strong>Kopieer voor WhatsApp</strong>. Met rechts klikken op zijn rij van het
bord kan ook, voor hem of voor zijn ploeg.</p>
<p>Op de telefoon staat altijd de planning die nu geldt. Doorgeven betekent dat je mensen het verschil te zien krijgen en erop antwoorden.
Wijzigingen voor vandaag en morgen gaan meteen, tenzij je dat uitzet bij
<a href="/settings">Algemeen</a>, onder <strong>Planning doorgeven</strong>.</p>
<p>Wat iemand wanneer te horen kreeg, zag en antwoordde, staat bij de werknemer onder <strong>Doorgegeven planning</strong>. Je ziet daar
ook wat te laat was, en je haalt het op als CSV of Excel.</p>`,
  },
  {
    slug: 'waarschuwingen-in-de-planning',
    title: 'Wat een waarschuwing in de planning betekent',
    category: 'Planning',
    keywords: [
      'waarschuwing',
      'driehoekje',
      'dubbel ingepland',
      'rust',
      'arbeidstijdenwet',
      'te veel uren',
      'feestdag',
      'conflict',
      'rood teken',
    ],
    contentHtml: `
<p>Een driehoekje op een blok zegt dat er iets niet klopt. Wijs het aan om te lezen wat.</p>
<ul>
<li>Iemand is op dat moment ook ergens anders ingepland.</li>
<li>Iemand is afwezig, uit dienst, of werkt die dag niet volgens het contract.</li>
<li>Het is een feestdag, of het bedrijf is gesloten.</li>
<li>Er wordt te lang gewerkt of te weinig gerust volgens de Arbeidstijdenwet.</li>
<li>Iemand voldoet niet aan de <a href="/help/eisen">eisen</a> van het werk.</li>
</ul>
<p>Je ziet het al voordat je opslaat. Opslaan mag toch: jij beslist. Alleen eisen die blokkeren, houden je tegen.</p>`,
  },
  {
    slug: 'eisen',
    title: 'Eisen: wie mag dit werk doen',
    category: 'Planning',
    keywords: [
      'eisen',
      'vereist',
      'certificaat verplicht',
      'vca verplicht',
      'bhv per ploeg',
      'eerste monteur',
      'machinist',
      'blokkeren',
      'toch plannen',
    ],
    contentHtml: `
<p>Eisen zijn certificaten of functies die werk vraagt, zoals ‘VCA basis, en minstens 2 met BHV’.</p>
<ol>
<li>Kies op de <a href="/planning">planning</a> bij <strong>Meer acties</strong> voor <a href="/requirements">Eisen</a>.</li>
<li>Kies <strong>Nieuw</strong>, geef een naam en voeg eisen toe. Zonder aantal gelden ze voor iedereen.</li>
<li>Kies de eisen bij een {project}, of bij een machine of voertuig.</li>
</ol>
<p>Een {project} telt alle mensen van die dag. Een machine vraagt het van de bestuurder; is die niet bekend, dan van één van de mensen.
VCA VOL telt ook als VCA basis. Bij een nacht moet het certificaat ook de tweede dag gelden.</p>
<p>Het bord waarschuwt voordat je loslaat: wat ontbreekt, is verlopen, of verloopt vóór de laatste dag van een reeks.</p>
<h2>Blokkeren</h2>
<p>Staat <strong>Blokkeert</strong> aan, dan kan wie niet voldoet niet definitief worden ingepland. Als concept wel. Wie ziek is, haal je er
altijd af. Een beheerder met <strong>Mag eisen voorbijgaan</strong> (bij <a href="/users">Gebruikers</a>) kiest <strong>Toch
plannen</strong>; dat staat met namen in het <a href="/settings/logboek">logboek</a>.</p>`,
  },
  {
    slug: 'poortlijst',
    title: 'Poortlijst: wie er komt, voor de poort',
    category: 'Planning',
    keywords: [
      'poortlijst',
      'poort',
      'toegang bouwplaats',
      'id gezien',
      'a1-verklaring',
      'twv',
      'gvva',
      'verblijfsvergunning',
      'portier',
    ],
    contentHtml: `
<p>De <a href="/gate-list">Poortlijst</a> noemt wie een dag definitief op een {project} staat: certificaten met hun einde, of de ID is
gezien, en A1 of vergunning. Je vindt hem op de pagina van een {project} en op de planning bij <strong>Meer acties</strong>. Met
<strong>Afdrukken</strong> komt hij op papier.</p>
<p>Een <a href="/help/planninglink">planninglink</a> van een {project} toont hem ook, als je bij het maken <strong>Met poortlijst</strong>
aanzet.</p>
<aside>Bij een werknemer vul je <strong>ID gezien op</strong> in. Bewaar geen kopie van het identiteitsbewijs van wie je inleent: dat mag
niet. A1, TWV, GVVA en verblijfsdocument zet je bij <strong>Certificaten</strong>; ze melden zich voor ze verlopen.</aside>`,
  },
  {
    slug: 'locatie-op-de-kaart',
    title: 'Een locatie op de kaart kiezen',
    category: 'Planning',
    keywords: ['locatie', 'adres', 'kaart', 'pin', 'gps', 'coördinaten', 'navigatie', 'bouwplaats'],
    contentHtml: `
<p>Heeft een plek nog geen adres, zoals een nieuwe wijk of een kade? Kies hem dan op de kaart.</p>
<ol>
<li>Kies in het veld <strong>Locatie</strong> het teken van de kaart.</li>
<li>Verschuif de kaart tot de pin op de plek staat. Dat kan ook met de pijltjestoetsen, en zoomen met + en −.</li>
<li>Sta je er zelf? Kies dan <strong>Mijn locatie</strong>.</li>
<li>Kies <strong>Deze plek kiezen</strong>.</li>
</ol>
<p>Op de planning staat dan de straat en plaats die erbij horen, met <strong>(exacte locatie op pin)</strong>. Tikt je ploeg daarop, dan
leidt de navigatie precies naar de pin. Is er geen straat bekend, dan staan er coördinaten: die werken net zo goed.</p>
<h2>Een plek zonder adres: coördinaten</h2>
<p>Je kunt coördinaten ook zelf typen of plakken, zoals 52.092876,5.104480. Heeft jouw Ploegplan geen kaart, dan staat <strong>Mijn
locatie</strong> ook in het veld: die vult in waar je bent. Op het raster zie je dan de plekken die al bekend zijn.</p>`,
  },
  {
    slug: 'planninglink',
    title: 'Planninglink: de planning delen zonder inloggen',
    category: 'Planning',
    keywords: [
      'planninglink',
      'planning delen',
      'link',
      'scherm in de loods',
      'agenda',
      'qr-code',
      'intrekken',
      'klant laten meekijken',
    ],
    contentHtml: `
<ol>
<li>Kies boven de <a href="/planning">planning</a> <strong>Planninglink</strong>.</li>
<li>Kies <strong>Scherm of telefoon</strong> voor een pagina, of <strong>Agenda</strong> voor een abonnement in een agenda.</li>
<li>Kies wat er te zien is, en tot wanneer de link geldt: hooguit een jaar.</li>
<li>Kies <strong>Link maken</strong>. Kopieer de link of laat de QR-code scannen.</li>
</ol>
<p>Wie de link heeft, ziet de planning zonder in te loggen. Geen telefoonnummers, geen uren, geen notities.</p>
<p>Bij <strong>Gemaakte links</strong> zie je welke er zijn. Met <strong>Intrekken</strong> werkt een link meteen niet meer.</p>`,
  },
  {
    slug: 'planning-afdrukken',
    title: 'Planning en werkbon afdrukken',
    category: 'Planning',
    keywords: ['afdrukken', 'printen', 'print', 'werkbon', 'papier', 'pdf', 'handtekening'],
    contentHtml: `
<h2>De planning</h2>
<p>Kies boven de <a href="/planning">planning</a> de printer. Een week past op papier in de breedte, zonder menu en knoppen.</p>
<h2>Een werkbon</h2>
<p>Open een blok en kies <strong>Werkbon</strong>. Er staat op waar, wie en wat, met ruimte voor het uitgevoerde werk en een
handtekening voor akkoord.</p>
<p>Kies in het printvenster ‘Opslaan als PDF’ om hem te mailen.</p>`,
  },
  {
    slug: 'bedrijfssluitingen',
    title: 'Bouwvak en andere dagen dat het bedrijf dicht is',
    category: 'Planning',
    keywords: [
      'bedrijfssluiting',
      'bouwvak',
      'gesloten',
      'kerst',
      'dicht',
      'brugdag',
      'vrije dagen bedrijf',
      'feestdagen',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/closures">Bedrijfssluitingen</a>, in het menu met de drie puntjes van de planning.</li>
<li>Kies <strong>Nieuw</strong> en vul een naam en de dagen in, zoals <em>Bouwvak</em>.</li>
</ol>
<p>De dagen worden grijs in de planning, en inplannen op zo’n dag geeft een waarschuwing. Feestdagen staan er vanzelf
in.</p>
<h2>Wat een sluiting kost</h2>
<p>Kies bij <strong>Kost</strong> of de dagen van ieders <strong>vakantie</strong> of <strong>roostervrij</strong> afgaan, of niets. Bij
<strong>Vakantie, dan roostervrij</strong> gaat roostervrij eraf waar de vakantie op is. Je ziet meteen wat het iedereen kost en wie te weinig
heeft. Elke contractdag telt één keer, ook als iemand dan zelf verlof heeft. Feestdagen kosten niets.</p>`,
  },
  {
    slug: 'eigen-planning',
    title: 'Zelf meewerken: je eigen planning en uren',
    category: 'Planning',
    keywords: [
      'eigen planning',
      'eigen uren',
      'werkt ook mee',
      'voorman',
      'meewerkend',
      'eigen verlof',
    ],
    contentHtml: `
<p>Werk je zelf ook mee, dan heb je naast kantoor je eigen planning. Een beheerder zet daarvoor bij je
<a href="/users">gebruiker</a> <strong>Werkt ook mee</strong> aan en koppelt je aan een werknemer.</p>
<ul>
<li>Bij <strong>Eigen planning</strong> zie je waar je zelf staat en vul je je uren in.</li>
<li>Bij <strong>Eigen uren</strong> staan de dagen die je nog moet invullen.</li>
<li>Bij <strong>Eigen verlof</strong> vraag je vrij aan en zie je je saldo.</li>
</ul>`,
  },
  {
    slug: 'toetsen-in-de-planning',
    title: 'Toetsen en slepen op planning, uren, verlof en tijdslijn',
    category: 'Planning',
    keywords: [
      'toetsenbord',
      'sneltoetsen',
      'toetsen',
      'pijltjes',
      'zonder muis',
      'shortcuts',
      'slepen',
      'vinger',
      'tablet',
    ],
    contentHtml: `
<p>De <a href="/planning">Planning</a>, <a href="/hoursmanagement">Alle uren</a>, de <a href="/employeeabsences">Verlofkaart</a> en de
<a href="/projecttimeline">Tijdslijn</a> werken met dezelfde toetsen en gebaren.</p>
<h2>Toetsen</h2>
<ul>
<li>Met de pijltjes, <kbd>Page Up</kbd> en <kbd>Page Down</kbd> loop je door het bord. <kbd>Home</kbd> en <kbd>End</kbd> gaan naar het
begin en het einde van een rij, met <kbd>Ctrl</kbd> naar die van het hele bord.</li>
<li><kbd>Enter</kbd> opent wat er staat of maakt iets nieuws, <kbd>Esc</kbd> laat los of sluit.</li>
<li><kbd>Shift</kbd> + pijltje kiest meer vakken.</li>
<li><kbd>Alt</kbd> + pijltje verplaatst een blok of balk, <kbd>Alt</kbd> + <kbd>Shift</kbd> + pijltje verandert het einde. Op de tijdslijn
verandert <kbd>Shift</kbd> + pijltje het begin. Bij een kwartaal of jaar gaat dat per week.</li>
<li><kbd>Ctrl</kbd> + <kbd>Z</kbd> maakt ongedaan, <kbd>Ctrl</kbd> + <kbd>Y</kbd> doet het opnieuw.</li>
<li><kbd>Ctrl</kbd> + <kbd>Enter</kbd> slaat een formulier op.</li>
<li>Bij de uren typ je in een vak zoals in een rekenblad. Druk daar op <kbd>?</kbd> voor wat er dan nog meer kan.</li>
</ul>
<h2>Slepen</h2>
<ul>
<li>Sleep een blok of balk om het te verplaatsen, of sleep een uiteinde. Sleep over lege dagen om daar iets te maken, bij de uren om
vakken te kiezen.</li>
<li>Aan de rand schuift het bord mee. <kbd>Esc</kbd> breekt het slepen af.</li>
<li>Met een vinger: houd even vast en sleep dan. Veeg je meteen, dan schuift het bord. Een tik opent.</li>
</ul>`,
  },
];
