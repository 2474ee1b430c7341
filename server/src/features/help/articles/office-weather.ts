import type { ArticleSource } from './source.ts';

export const officeWeather: ArticleSource[] = [
  {
    slug: 'onwerkbaar-weer',
    title: 'Onwerkbaar weer',
    category: 'Planning',
    part: 'weather',
    keywords: [
      'weer',
      'vorst',
      'vorstverlet',
      'regen',
      'storm',
      'onwerkbaar weer',
      'UWV melden',
      'wachtdagen',
      'KNMI',
    ],
    contentHtml: `
<p>Kies in de <a href="/planning">planning</a>, onder <strong>Meer acties</strong>, <strong>Weer</strong>. Daar staat elk werk van vandaag met het
dichtstbijzijnde KNMI-station, de norm en de meting. Tik op het station om een ander te kiezen, of het soort werk waarvoor de wind telt.</p>
<h2>Niet werken</h2>
<ol>
<li>Met <strong>Niet werken op … onwerkbare plekken</strong> gaat iedereen op die werken in één keer naar huis; per werk of per persoon kan ook.
Onweer, sneeuw en ijzel kies je zelf als reden.</li>
<li>In de planning staat dan de afwezigheid, en de mensen krijgen bericht. Een vergissing zet je terug met <strong>Ongedaan maken</strong>.</li>
<li>Is er ander werk? <strong>Ander werk geven</strong> opent de dag in de planning. Kies daarna <strong>Toch werken</strong>.</li>
</ol>
<h2>Melden bij UWV</h2>
<p>Meld elke dag vóór 10:00 op de site van UWV. Kopieer de lijst of sla hem op, en druk daarna op <strong>Gemeld bij UWV</strong>. Morgen maakt
<strong>Zelfde als gisteren</strong> de lijst opnieuw, met wie er dan gepland staat.</p>
<p>Wachtdagen tellen pas als ze gemeld zijn: van vorst, sneeuw en ijzel per winter, van regen per kalenderjaar. Ook een deel van de dag telt als een
dag; kijk bij UWV na of dat voor jullie zo is. Feestdagen, verlof en roostervrije dagen tellen niet. Trek je een gemelde dag in, meld dat dan ook.</p>
<h2>Bewijs voor de opdrachtgever</h2>
<p>Bij elk werk maakt <strong>Bewijs voor de opdrachtgever</strong> een PDF of CSV van de onwerkbare dagen, met station, metingen, norm en bron.</p>
<h2>Metingen</h2>
<p>Bij <a href="/settings">Algemeen</a>, onder Onwerkbaar weer, stel je het adres en de sleutel van een bron in, en eigen normen. Zonder bron kies je bij
<strong>Weer</strong>, onder <strong>Meer</strong>, <strong>Metingen invoeren</strong>. Valt de bron uit, dan blijven de laatste metingen staan, met hun tijd.</p>`,
  },
];
