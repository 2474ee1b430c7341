import { type ArticleSource, createPhonePicture } from './source.ts';

export const workerHours: ArticleSource[] = [
  {
    slug: 'uren-invullen',
    title: 'Uren invullen of wijzigen',
    category: 'Uren',
    keywords: [
      'uren invoeren',
      'uren invullen',
      'uren schrijven',
      'hoe voer ik uren in',
      'uren gewerkt',
      'kwartier',
      'pauze',
      'kenteken',
      'opslaan',
      'ander werk',
      'niet gepland',
    ],
    contentHtml: `
<ol>
<li>Tik in je <a href="/employeeplanning">planning</a> op het werk waar je was.</li>
<li>Werkte je zoals gepland? Tik op <strong>Neem 8 uur over</strong>: dat zijn je geplande uren, de pauze is er al af.</li>
<li>Anders vul je bij <strong>Uren gewerkt</strong> je uren in. Met + en − gaat het per kwartier: 7,75 is zeven uur en drie kwartier, en
7:45 of 7u45 is hetzelfde. Is het meer dan gepland, dan vraagt Ploegplan één keer of het klopt.</li>
<li>Schrijf eronder wat je hebt gedaan, met het kenteken van machine of voertuig.</li>
<li>Kies <strong>Opslaan</strong>. Je komt terug waar je was.</li>
</ol>
${createPhonePicture('uren-invullen', 'Het werk met het veld Uren gewerkt, de knoppen + en − en daaronder de werkzaamheden')}
<h2>Een dag vergeten</h2>
<p>Kies boven je planning <strong>Eerder</strong>. Bij de dagen waarop je uren ontbreken staat een driehoekje. Je kunt ze
daar alsnog invullen, en ook verbeteren wat je eerder invulde.</p>
<h2>Ander werk</h2>
<p>Werkte je ergens waar je niet gepland stond? Kies in je planning, onder vandaag, <strong>Ander werk</strong>. Kies het werk, de dag en
je uren. Het staat daarna in je planning. Zie je de knop niet, dan vult kantoor die uren in.</p>
<h2>Naar je loon</h2>
<p>Staat boven je planning <strong>Naar loon</strong>? Daar zie je per periode wat er naar je loon ging en je verlofsaldo op dat moment, en
wat is goedgekeurd maar nog niet mee is.</p>`,
  },
  {
    slug: 'mijn-dag',
    title: 'Begin, einde en pauze: Mijn dag',
    category: 'Uren',
    keywords: [
      'mijn dag',
      'tijden',
      'begintijd',
      'eindtijd',
      'pauze',
      'zoals gepland',
      'reistijd',
      'kilometers',
      'meegereden',
    ],
    contentHtml: `
<p>Vraagt je bedrijf wanneer je werkte, dan staat in je <a href="/employeeplanning">planning</a> bij vandaag en bij eerdere dagen
<strong>Mijn dag</strong>. Staat het er niet, dan vul je alleen <a href="/help/uren-invullen">uren</a> in.</p>
<ol>
<li>Werkte je zoals gepland? Tik op <strong>Zoals gepland</strong>. Op de knop staat wat er wordt opgeslagen: begin, einde, pauze en
de uren van al je werk van die dag.</li>
<li>Was het anders? Tik op <strong>Anders</strong>, zet met − en + het begin, de pauze of het einde goed en kies
<strong>Opslaan</strong>. Houd − of + vast voor grotere stappen, of tik op de tijd zelf.</li>
<li>Later verbeteren kan met <strong>Aanpassen</strong>.</li>
</ol>
<h2>Tijden en uren</h2>
<p>Verander je een tijd, dan veranderen je uren mee, op hele kwartieren. Verander je de uren, dan schuift het einde mee. Had je meer dan één werk op een dag, dan
krijgt het laatste werk het verschil; de uren per werk kun je zelf anders verdelen. Had je maar één werk, dan staan begin, einde en pauze ook bij dat werk.</p>
<h2>Reis</h2>
<p>Vraagt je bedrijf ook naar je reis? Kies of je meereed of zelf reed, en vul je reistijd en de kilometers van een enkele reis in. De
volgende keer staat dat er voor hetzelfde werk al.</p>
<h2>Aangepast of goedgekeurd</h2>
<p>Heeft kantoor je tijden aangepast of de week goedgekeurd, dan staat dat erbij en kun je de dag niet meer wijzigen. Klopt er iets niet? Bel
kantoor.</p>`,
  },
  {
    slug: 'mijn-ploeg',
    title: 'De ploegstaat: uren van je ploeg',
    category: 'Uren',
    keywords: [
      'mijn ploeg',
      'ploegstaat',
      'voorman',
      'uitvoerder',
      'klopt',
      'klopt niet',
      'er niet',
      'kwam erbij',
      'dagrapport',
    ],
    contentHtml: `
<h2>Wat je voorman noteerde</h2>
<p>Vult je voorman de dag van de ploeg in, dan staat dat boven je <a href="/employeeplanning">planning</a> bij <strong>Van je voorman</strong>.
Met <strong>Klopt</strong> worden het je eigen uren. Met <strong>Klopt niet</strong> schrijf je wat er anders was; vul daarna je eigen uren in.
Kantoor ziet beide.</p>
<h2>Zelf een ploeg invullen</h2>
<p>Heb je in je planning de knop <strong>Mijn ploeg</strong>? Dan vul je daar de dag in van je ploeg en van wie op hetzelfde werk staat.</p>
<ol>
<li>Tik op <strong>Alles als gepland</strong>. Daarmee staat iedereen erop die gepland is en er is.</li>
<li>Was iemand anders? Tik op de naam, zet het einde goed met − en + en kies <strong>Opslaan</strong>. Werkte hij aan twee werken, kies dan
<strong>Ook aan</strong> en verdeel de uren. Reistijd vul je daar ook in.</li>
<li>Was iemand er niet, zet dan <strong>Er niet</strong> aan. Waarom vraagt kantoor.</li>
<li>Kwam er iemand bij? Kies <strong>Kwam erbij</strong> en de naam.</li>
</ol>
<p>Wat je invult, telt pas als de werknemer of kantoor het overneemt. Zonder verbinding blijft het op je telefoon staan en gaat het later vanzelf weg.</p>
<h2>Dagrapport</h2>
<p>Met <strong>Dagrapport</strong> onder de namen schrijf je wat er die dag is gedaan, het weer, vertraging en waardoor, wat er is gebruikt en wie er langskwam.
Mensen en uren komen uit de ploegstaat, foto’s van het werk.</p>`,
  },
  {
    slug: 'bonnen',
    title: 'Meerwerk vastleggen en laten tekenen',
    category: 'Uren',
    keywords: ['meerwerk', 'meerwerkbon', 'regie', 'regiebon', 'bon', 'handtekening', 'tekenen'],
    contentHtml: `
<p>Leid je een ploeg? Met <strong>Bonnen</strong> in je <a href="/employeeplanning">planning</a> leg je werk vast dat extra kost, vóór het begint. Het werkt
ook zonder verbinding.</p>
<ol>
<li>Kies <strong>Nieuwe bon</strong>, het werk, en schrijf wat er gebeurt en wie het vroeg.</li>
<li>Vul de prijs in en zeg die tegen de klant. Tik op <strong>De klant weet dat dit extra kost</strong>: het tijdstip komt op de bon.</li>
<li>Maak foto’s, en voeg later de uren toe, en wat er gebruikt is.</li>
<li>Kies <strong>Laten tekenen</strong> en geef de telefoon aan de klant. Is hij er niet of weigert hij, leg dat dan vast met de reden.</li>
</ol>
<p>Wat getekend is, verandert niet meer. Wil je iets wijzigen, dan maak je een nieuwe versie.</p>`,
  },
  {
    slug: 'ontbrekende-uren',
    title: 'Uren die je nog moet invullen',
    category: 'Uren',
    keywords: [
      'ontbrekende uren',
      'uren vergeten in te vullen',
      'gisteren',
      'dag vergeten',
      'uren van gisteren',
      'vorige week',
      'herinnering',
      'driehoekje',
    ],
    contentHtml: `
<p>Bij <a href="/missinghours">Ontbrekende uren</a> staan de dagen waarop je was ingepland en nog geen uren hebt.</p>
<ol>
<li>Werkte je zoals gepland? Tik op de geplande uren bij die dag, dan staan ze er.</li>
<li>Was het anders? Open de dag en vul in hoeveel je werkte.</li>
</ol>
<p>Was je ziek of vrij? Geef dat door aan kantoor. Zodra het op de verlofkaart staat, verdwijnt de dag hier.</p>`,
  },
  {
    slug: 'uren-zonder-bereik',
    title: 'Uren typen zonder bereik',
    category: 'Uren',
    keywords: [
      'geen bereik',
      'geen internet',
      'offline',
      'niet opgeslagen',
      'verbinding weg',
      'uren kwijt',
    ],
    contentHtml: `
<p>Wat je typt blijft op je telefoon staan, ook als de verbinding wegvalt of de app sluit.</p>
<ol>
<li>Lukt opslaan niet? Wacht tot je weer bereik hebt.</li>
<li>Open hetzelfde werk. Er staat dan: <em>Dit had je al ingevuld, maar nog niet opgeslagen.</em></li>
<li>Kies <strong>Opslaan</strong>.</li>
</ol>
<aside><p>Er wordt niets vanzelf verstuurd. Pas na <strong>Opslaan</strong> ziet kantoor je uren.</p></aside>`,
  },
  {
    slug: 'uren-staan-vast',
    title: 'Mijn uren zijn gewijzigd of staan vast',
    category: 'Uren',
    keywords: [
      'goedgekeurd',
      'uren aanpassen kan niet',
      'door kantoor gewijzigd',
      'vast',
      'heropenen',
      'uren kloppen niet',
    ],
    contentHtml: `
<p>Kantoor kijkt je uren na en keurt ze goed. Goedgekeurde uren staan vast: je ziet ze nog, maar wijzigt ze niet meer.</p>
<p>Heeft kantoor iets aangepast, dan zie je dat bij het werk, met wat jij zelf had ingevuld.</p>
<p>Klopt er iets niet? Bel kantoor. Zij kunnen de week heropenen.</p>`,
  },
];
