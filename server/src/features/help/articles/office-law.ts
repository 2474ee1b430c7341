import type { ArticleSource } from './source.ts';

/** What the rules of the contract say of working time. */
export const officeLaw: ArticleSource[] = [
  {
    slug: 'arbeidstijdenwet',
    title: 'Wat de planning van de Arbeidstijdenwet bewaakt',
    category: 'Planning',
    keywords: [
      'arbeidstijden',
      'nachtdienst',
      'zondag',
      'pauze',
      'gemiddeld aantal uren',
      'rusttijd',
      'jonger dan 18',
      'leerling',
      'schooldag',
      'zzp',
    ],
    contentHtml: `
<p>De planning rekent bij elke dienst mee en noemt het artikel erbij. Ze waarschuwt alleen: jij beslist.</p>
<h2>Wat als werk telt</h2>
<ul>
<li>Een dag is één dienst, ook met twee werken. De pauze van je werkweek gaat er één keer af, bij het langste werk, zodra er meer dan 5,5 uur wordt gewerkt. Een gat van een kwartier of meer tussen twee werken telt als pauze.</li>
<li>Een nacht telt in de week waarin de uren vallen: zondag 22:00 tot maandag 06:00 is twee uur in de oude week.</li>
<li>Vakantie, ziekte, doktersbezoek, bijzonder verlof en scholing tellen mee in de uren van een week. Roostervrij, tijd voor tijd, ouderschaps-, zorg- en onbetaald verlof niet.</li>
<li>Voor wie is ingeleend geldt hetzelfde. Zzp’ers zijn niet gebonden: bij hen staat er niets.</li>
</ul>
<h2>Waarvoor je een waarschuwing krijgt</h2>
<ul>
<li>Een dienst van meer dan 12 uur, een week van meer dan 60, of gemiddeld meer dan 55 over 4 of 48 over 16 weken.</li>
<li>Minder dan 11 uur rust per etmaal (één keer per week 8), of te weinig rust per week.</li>
<li>Een pauze in je werkweek die korter is dan de wet vraagt: 30 minuten boven 5,5 uur werk, 45 boven 10.</li>
<li>Nachten: meer dan 10 uur (12 mag met 12 uur rust, 5 keer in 14 dagen en 22 keer in 52 weken), minder dan 14 uur rust erna, minder dan 46 na drie of meer, meer dan 7 achter elkaar, meer dan 36 in 16 weken, of gemiddeld meer dan 40 uur bij 16 nachten of meer.</li>
<li>Minder dan 13 vrije zondagen in 52 weken.</li>
<li>Wie 16 of 17 is: 9 uur per dag, 45 per week, 12 uur rust, niet tussen 23:00 en 06:00. Onder de 16 mag niet.</li>
<li>Een leerling op zijn schooldag. Onder de 18 telt school als werk, met de contracturen van die weekdag of anders een gewone werkdag. Feestdagen en sluitingen tellen niet; schoolvakanties kent Ploegplan niet.</li>
</ul>
<p>Een geboortedatum en <strong>Schooldagen</strong> vul je in bij de <a href="/employees">werknemer</a>; alleen kantoor ziet ze.</p>
<h2>Op tijd laten weten</h2>
<p>Wijzig je gepubliceerd werk, dan zegt de planning wie dat korter vooraf hoort dan mag: 4 dagen voor een oproepkracht, die dan mag weigeren met behoud van loon, en 28 dagen voor anderen. Het blijft staan in de geschiedenis van het werk. Wie oproepkracht is, vink je aan bij het contract van de <a href="/employees">werknemer</a>.</p>`,
  },
  {
    slug: 'wettelijke-grenzen',
    title: 'Eigen grenzen naast de wet',
    category: 'Beheer',
    keywords: [
      'cao',
      'rooster',
      'oproepkracht',
      'eigen grens',
      'vervaltermijn',
      'pauzeregel',
      'wet',
    ],
    contentHtml: `
<p>Bij <a href="/settings/limits">Wettelijke grenzen</a> staat elke grens van de wet met haar artikel. Klik op een regel om er vanaf een dag een eigen grens voor te zetten, met de bron en de dag waarop je die nakeek.</p>
<ul>
<li>Planning, uren en verlof rekenen met de grens van de dag waarover het gaat; een melding noemt een eigen grens met zijn eerste dag.</li>
<li>Een grens die al geldt, beëindig je met <strong>Tot en met</strong>; een die nog komt, kun je ook verwijderen.</li>
</ul>`,
  },
];
