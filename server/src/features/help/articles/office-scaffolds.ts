import type { ArticleSource } from './source.ts';

export const officeScaffolds: ArticleSource[] = [
  {
    slug: 'steigerregister',
    title: 'Het steigerregister: keuren, overdragen, afsluiten',
    category: 'Steigerregister',
    part: 'scaffolds',
    keywords: [
      'steiger',
      'keuring',
      'steigerkeuring',
      'overdracht',
      'opleveren',
      'storm',
      'afsluiten',
      'belastingklasse',
      'steigerkaart',
      'inspectie',
      'checklist',
      'twee weken',
    ],
    contentHtml: `
<p>In het <a href="/scaffolds">Steigerregister</a> staat van elke steiger de toestand, wat ermee gebeurde en wanneer hij weer gekeurd moet
worden. Je opent het bij <a href="/projecten">{Projecten}</a> onder <strong>Meer</strong>, of vanaf de pagina van een {project}.</p>
<h2>Een steiger toevoegen</h2>
<ol>
<li>Kies <strong>Nieuw</strong> en vul nummer, {project} en plaats in.</li>
<li>Kies belastingklasse, breedteklasse en categorie. De categorie bepaalt wie mag keuren en overdragen.</li>
<li>Een tekening kies je uit de <a href="/documents">documenten</a> van de soort Tekening.</li>
</ol>
<h2>Wanneer keuren</h2>
<p>Een keuring is nodig voor het eerste gebruik, daarna om de twee weken, na een wijziging, na storm of een voorval en na stilstand.
Valt de laatste dag in een weekend of op een vrije dag, dan meldt Ploegplan de steiger al op de werkdag ervoor. Verandert er niets, dan
mag de termijn langer: vul bij <strong>Dagen tussen keuringen</strong> hooguit 92 in, met de reden. Na een wijziging gelden weer twee weken.</p>
<p>Wat gekeurd moet worden, staat op het overzicht, bij het {project} in de planning en elke dag in een mail aan wie de mail over wat verloopt
krijgt. <strong>Keuring inplannen</strong> op de steigerpagina opent de planning met de steiger erbij.</p>
<h2>Keuren en overdragen</h2>
<p>Wie op een werk staat, vindt de steigers op de telefoon bij dat werk, ook zonder verbinding. <strong>Alles goed</strong> vult alle punten;
daarna zet je de uitzonderingen. Foto’s gaan mee. Is een punt niet goed, dan sluit de steiger af tot hij opnieuw is gekeurd. Overdragen kan
alleen na een goede keuring.</p>
<p>De punten, en welke functie wat mag, stel je in bij <a href="/settings">Instellingen</a>.</p>
<h2>Storm</h2>
<p>Kies in het register <strong>Storm melden</strong>, de windkracht en of het overal was. Alle steigers die die wind niet aankunnen, moeten
dan eerst gekeurd worden of gaan meteen dicht.</p>
<aside><p>Arbobesluit 7.34 vraagt deze keuringen; de termijn van twee weken komt uit de Richtlijn Steigers.</p></aside>`,
  },
];
