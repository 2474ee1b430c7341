import type { ArticleSource } from './articles.ts';

export const placeArticles: ArticleSource[] = [
  {
    id: '01900000-0000-7000-8000-00000000c054',
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
<p>Je kunt coördinaten ook zelf typen of plakken, zoals 52.092876,5.104480.</p>`,
  },
];
