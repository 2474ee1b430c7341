import { type ArticleSource, createPhonePicture } from './source.ts';

export const workerLeave: ArticleSource[] = [
  {
    slug: 'verlof-aanvragen',
    title: 'Verlof aanvragen',
    category: 'Verlof',
    keywords: [
      'verlof aanvragen',
      'vrij vragen',
      'ik wil vrij',
      'vakantie',
      'vrije dag',
      'snipperdag',
      'halve dag',
      'adv',
      'intrekken',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/own-leave">Verlof</a> in het menu. Bovenaan staat hoeveel uur je hebt.</li>
<li>Kies <strong>Verlof aanvragen</strong>, de soort en de eerste en laatste dag. Je ziet meteen hoeveel uur het kost.</li>
<li>Ben je maar een deel van de dag weg? Kies dan <strong>Halve dag</strong> of <strong>Aantal uur</strong>.</li>
<li>Kies <strong>Aanvragen</strong>. Kantoor krijgt er bericht van.</li>
</ol>
${createPhonePicture('eigen-verlof', 'Je verlof: bovenaan het saldo, daaronder je aanvragen')}
<h2>Antwoord van kantoor</h2>
<p>Bij <strong>Aanvragen</strong> zie je wat kantoor antwoordt. Zolang er geen antwoord is, kun je de aanvraag intrekken. Antwoordt kantoor
niet binnen twee weken, dan staat je vakantie vast en krijg je daar bericht van. Gaat
verlof niet door nadat het is goedgekeurd? Bel dan kantoor.</p>`,
  },
  {
    slug: 'verlofsaldo',
    title: 'Hoeveel verlof je nog hebt',
    category: 'Verlof',
    keywords: [
      'saldo',
      'verlofuren',
      'hoeveel vakantie',
      'vakantiedagen over',
      'vervalt',
      'wettelijk',
      'bovenwettelijk',
      'tijd voor tijd',
      'geboorteverlof',
      'ouderschapsverlof',
      'zorgverlof',
    ],
    contentHtml: `
<p>Bij <a href="/own-leave">Verlof</a> staat bovenaan per soort hoeveel uur je hebt.</p>
<h2>Waar komt dit saldo vandaan?</h2>
<p>Onderaan staat elke regel die erbij kwam of eraf ging. Feestdagen kosten geen verlof. Dagen waarop het bedrijf dicht is, zoals de
bouwvak, kosten het als kantoor dat zo heeft ingesteld; zelf verlof aanvragen hoeft dan niet.</p>
<p>Spaart kantoor je overuren als tijd, dan staan die bij <strong>Tijd-voor-tijd</strong>, met de week. Hoeveel er in een week is gespaard,
zie je ook bij <strong>Toeslagen</strong> van die week in je planning.</p>
<h2>Verlof dat vervalt</h2>
<p>Wettelijk verlof vervalt een half jaar na het jaar waarin je het kreeg, maar alleen als kantoor je op tijd heeft gewaarschuwd en je niet de hele
maand ervoor ziek was. Over onbetaald verlof en ouderschapsverlof krijg je er geen bij. Klopt je saldo niet? Vraag
het kantoor.</p>
<h2>Geboorte-, ouderschaps- en zorgverlof</h2>
<p>Onder <strong>Bijzonder verlof</strong> staat hoeveel je daarvan opnam en hoeveel je nog hebt, zodra je er iets van opneemt.</p>`,
  },
  {
    slug: 'ziek-melden',
    title: 'Ziek melden',
    category: 'Verlof',
    keywords: [
      'ziek',
      'ziek melden',
      'ik ben ziek',
      'ziekmelding',
      'bel kantoor',
      'beter',
      'griep',
      'ziek tijdens vakantie',
    ],
    contentHtml: `
<ol>
<li>Kies in je <a href="/employeeplanning">planning</a>, onder vandaag, <strong>Ik ben ziek</strong>.</li>
<li>Kies <strong>Bel kantoor</strong> als je vandaag zou werken: dan weet kantoor het meteen.</li>
<li>Kies vanaf welke dag, en <strong>Ziek melden</strong>. Kantoor krijgt bericht en zet je op ziek. Zonder bereik gaat de melding weg zodra er weer verbinding is.</li>
</ol>
<ul>
<li>Per ongeluk gemeld? Trek het in bij <a href="/own-leave">Mijn verlof</a>, zolang kantoor het nog niet verwerkte.</li>
<li>Je hoeft niet te zeggen wat je hebt. Ploegplan bewaart geen reden.</li>
<li>Ben je beter? Bel ook dan.</li>
<li>Word je ziek tijdens je vakantie? Meld het ook: die dagen kosten dan geen verlof.</li>
</ul>`,
  },
];
