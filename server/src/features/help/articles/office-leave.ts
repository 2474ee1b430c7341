import { type ArticleSource, createOfficePicture } from './source.ts';

export const officeLeave: ArticleSource[] = [
  {
    slug: 'verlof-bijhouden',
    title: 'Verlof en ziekte bijhouden',
    category: 'Verlof',
    keywords: [
      'verlofkaart',
      'verlof invoeren',
      'vakantie invoeren',
      'ziek melden',
      'ziekmelding',
      'afwezig',
      'vorst',
      'planning vrijmaken',
    ],
    contentHtml: `
<p>Op de <a href="/employeeabsences">Verlofkaart</a> staan je mensen links en de dagen bovenaan: een maand, een kwartaal of een jaar. Wat
kleuren, letters en arcering betekenen, staat eronder.</p>
${createOfficePicture('verlofkaart', 'De verlofkaart met per werknemer gekleurde balken voor vakantie en ziekte')}
<ol>
<li>Sleep over de dagen van iemand, of kies <strong>Nieuw</strong> voor meer mensen tegelijk, zoals bij vorst.</li>
<li>Kies de soort. Je ziet hoeveel uur het kost en wat er dan nog over is.</li>
<li>Staat iemand dan nog ingepland? Zet <strong>Planning vrijmaken</strong> aan, dan gaat hij er in één keer af.</li>
</ol>
<p>Klik op een balk om verlof te wijzigen of te verwijderen. Vergist? Druk op <kbd>Ctrl</kbd> + <kbd>Z</kbd>. Wie tijdens zijn vakantie
ziek wordt, zet je ook op ziek: die dagen kosten dan geen verlof. Van ziekte wordt geen reden bewaard. Het kan ook met het
<a href="/help/toetsen-in-de-planning">toetsenbord</a>.</p>
<h2>Ziek tot nader bericht</h2>
<p>Klik in de <a href="/planning">planning</a> met rechts op de naam, een vrije dag of een balk van iemand en kies
<strong>Ziek melden</strong>. Vanaf die dag is hij ziek tot nader bericht. Stond er werk op de planning, dan zie je dat meteen in een
lijst: klik op de naam van wie het het beste kan overnemen, kies bij <strong>Overnemen door</strong> een ander, of haal het van de planning.</p>
<p>Een werknemer kan zich ook zelf ziek melden, op zijn telefoon. Je krijgt er een mail van, zonder het woord ziek. De melding staat op
het <a href="/home">overzicht</a>, en de planning toont hem als <strong>Ziek gemeld</strong>: kies daar <strong>Ziek melden</strong>, of op de
<a href="/employeeabsences">Verlofkaart</a> <strong>Aanvragen</strong> en dan <strong>Ziek tot nader bericht</strong>.</p>
<p>Weer beter? Kies <strong>Beter melden</strong> op de dag dat hij terug is, of open de balk op de verlofkaart en kies
<strong>Beter gemeld</strong>.</p>`,
  },
  {
    slug: 'verlofaanvragen-beantwoorden',
    title: 'Verlofaanvragen goedkeuren of afwijzen',
    category: 'Verlof',
    keywords: [
      'verlofaanvraag',
      'aanvraag goedkeuren',
      'verlof goedkeuren',
      'afwijzen',
      'verlof aanvragen',
      'vrij vragen',
    ],
    contentHtml: `
<p>Werknemers vragen verlof aan op hun telefoon. Jij krijgt daar bericht van.</p>
<ol>
<li>Kies op de <a href="/employeeabsences">Verlofkaart</a> <strong>Aanvragen</strong>.</li>
<li>Bij elke aanvraag zie je de planning van die dagen en wie er dan ook weg is.</li>
<li>Keur goed of wijs af. Bij afwijzen schrijf je waarom: de werknemer leest dat.</li>
</ol>
<p>Bij elke aanvraag staat tot en met welke dag je kunt antwoorden: twee weken. Antwoord je niet, dan staat vakantie volgens de wet vast.
Ploegplan zet het verlof dan zelf op de kaart, met <strong>zonder antwoord</strong>, en mailt jou en de werknemer. Staat er op die dagen al
ander verlof, dan krijg je alleen bericht.</p>
<p>Verlof dat zo vaststaat, trek je alleen in overleg in: klik op de balk en schrijf de reden op.</p>`,
  },
  {
    slug: 'verlofsaldo-en-verval',
    title: 'Verlofsaldo’s: bijboeken, afboeken en verval',
    category: 'Verlof',
    keywords: [
      'saldo',
      'verlofsaldo',
      'bijboeken',
      'afboeken',
      'uitbetalen',
      'vervallen',
      'beginsaldo',
      'vakantiedagen',
      'tijd voor tijd',
    ],
    contentHtml: `
<h2>Beginnen</h2>
<p>Kies op de <a href="/employeeabsences">Verlofkaart</a> bij <strong>Meer</strong> de <strong>Instellingen</strong>. Vul in
vanaf welk jaar je saldo’s bijhoudt, en hoeveel uur iemand per jaar krijgt. Het wettelijke verlof komt er vanzelf bij.</p>
<h2>Bijboeken of afboeken</h2>
<ol>
<li>Klik op een naam voor de kaart van die werknemer.</li>
<li>Kies <strong>Verlof boeken</strong>: bijboeken, afboeken of uitbetalen. Zet erbij waarom.</li>
<li>De uren gaan af van het deel dat je kiest. Wettelijk verlof betaal je pas uit vanaf iemands laatste dag in dienst: eerder mag niet.</li>
<li>Vergist? Kies bij de regel <strong>Terugboeken</strong>.</li>
</ol>
<h2>Tijd-voor-tijd importeren</h2>
<p>Overuren kun je <a href="/help/toeslagen">sparen als tijd</a>. Begin met het saldo dat er al was: kies op de Verlofkaart bij
<strong>Meer</strong> <strong>Tijd-voor-tijd importeren</strong> (als er toeslagen zijn ingesteld) en een CSV- of Excel-bestand met naam of
personeelsnummer en het saldo in uren. Zonder kolom <strong>Datum</strong> geldt het op 31 december van vorig jaar. Ploegplan laat eerst
zien wat er verandert, en boekt dan het verschil.</p>
<h2>Verval</h2>
<p>Wettelijk verlof vervalt een half jaar na het jaar, maar alleen als je ten minste een maand ervoor hebt gewaarschuwd. Zonder
waarschuwing vervalt het nooit. Waarschuwen doe je op de Verlofkaart bij <strong>Meer</strong>, <strong>Verval</strong>. De mail telt
zodra die is verstuurd. Was iemand de hele maand voor de vervaldag ziek, dan kon hij het niet opnemen: het blijft tot vijf jaar na het jaar.</p>
<p>Over onbetaald verlof en ouderschapsverlof wordt geen wettelijk verlof opgebouwd. Dat gaat er aan het eind van de maand af; je stelt het in per <a href="/leave-kinds">verlofsoort</a>.</p>
<p>Heeft iemand geen mailadres? Vertel het zelf en kies op zijn kaart bij <strong>Gewaarschuwd</strong>
<strong>Verteld vastleggen</strong>: zet erbij wanneer en hoe.</p>`,
  },
  {
    slug: 'verlofsoorten',
    title: 'Verlofsoorten instellen',
    category: 'Verlof',
    keywords: [
      'verlofsoort',
      'soorten verlof',
      'bijzonder verlof',
      'geboorteverlof',
      'ouderschapsverlof',
      'zorgverlof',
      'individueel budget',
      'adv',
      'roostervrij',
      'kleur',
      'aan te vragen',
    ],
    contentHtml: `
<ol>
<li>Kies op de <a href="/employeeabsences">Verlofkaart</a> bij <strong>Meer</strong> de <a href="/leave-kinds">Verlofsoorten</a>.</li>
<li>Kies <strong>Nieuw</strong>, geef een naam en een kleur.</li>
<li>Bij <strong>Geldt als</strong> kies je welke regels gelden. Bij ziekte wordt geen reden bewaard en gaat er geen verlof af.</li>
<li>Zet <strong>Werknemers kunnen dit aanvragen</strong> aan als het op de telefoon te kiezen moet zijn.</li>
</ol>
<h2>Hoeveel iemand van een soort mag opnemen</h2>
<p>Bij geboorte-, ouderschaps- en zorgverlof staat hoogstens hoeveel werkweken in hoeveel maanden, vanaf de eerste dag. Op de kaart van een werknemer
staat onder <strong>Bijzonder verlof</strong> wat is opgenomen en wat er over is. Wordt het te veel, dan zie je dat bij het invullen; het mag wel. Neemt iemand
ouderschapsverlof op voor twee kinderen, dan telt dat samen: tel de weken dan zelf na.</p>
<p>Een dag uit het <strong>individueel budget</strong> heeft een eigen soort en gaat van geen saldo af.</p>`,
  },
  {
    slug: 'eigen-verlof',
    title: 'Zelf verlof aanvragen',
    category: 'Verlof',
    keywords: ['eigen verlof', 'mijn verlof', 'zelf vrij', 'eigen saldo'],
    contentHtml: `
<p>Werk je zelf ook mee, dan vraag je bij <a href="/own-leave">Eigen verlof</a> vrij aan, net als je ploeg.</p>
<ol>
<li>Kies <strong>Verlof aanvragen</strong>, de soort en de dagen.</li>
<li>Kies <strong>Aanvragen</strong>. Een collega van kantoor keurt het goed, of jij zelf op de verlofkaart.</li>
</ol>`,
  },
];
