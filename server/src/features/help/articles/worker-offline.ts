import type { ArticleSource } from './source.ts';

export const offlineArticle: ArticleSource = {
  slug: 'werken-zonder-verbinding',
  title: 'Werken zonder verbinding',
  category: 'De app',
  keywords: [
    'offline',
    'geen verbinding',
    'internet',
    'kelder',
    'bereik',
    'wachten',
    'vliegtuigstand',
    'versturen',
  ],
  contentHtml: `
<p>In een kelder of een lift zonder bereik werkt de app door. Daarvoor moet je haar een keer met verbinding hebben geopend op
deze telefoon.</p>
<h2>Wat je ziet</h2>
<ul>
<li>Je planning van twee weken terug tot vier weken vooruit, met de foto’s die je eerder bekeek, je ontbrekende uren, je verlof van
dit jaar en je profiel. Erboven staat van wanneer dat is: <em>Stand van 14:05 uur</em>. Wat kantoor daarna wijzigde, zie je nog niet.</li>
<li>Van het werk van vandaag en morgen ook de notities van kantoor, en de documenten waar <strong>ook zonder verbinding</strong> bij
staat. Is iets er niet, dan staat er waarom.</li>
<li>Rechtsboven staat een teken: <strong>Geen verbinding</strong>. Het gaat weg zodra de verbinding terug is.</li>
</ul>
<h2>Wat je kunt doen</h2>
<p>Uren, tijden en werkzaamheden invullen, foto’s toevoegen en verlof aanvragen. Kies <strong>Opslaan</strong> zoals altijd. De app zegt:
<em>Bewaard op je telefoon, wordt verstuurd zodra er verbinding is</em>. Bij het werk staat dat het
bewaard is. Rechtsboven staat hoeveel er wacht: druk daarop voor de hele lijst, met <strong>Nu proberen</strong> en
<strong>Weggooien</strong>.</p>
<p>Foto’s die al verstuurd waren, kun je zonder verbinding niet verwijderen of een andere naam geven.</p>
<h2>Wanneer het wordt verstuurd</h2>
<p>Vanzelf, als de app open is en er weer verbinding is. Je mag de app sluiten of je telefoon uitzetten: wat wacht, blijft bewaard.
Op een Android-telefoon met Chrome gaat het meestal ook mee als de app dicht is. Op een iPhone niet. Open de app in elk geval weer als je
bereik hebt, dan gaat alles mee. Niets komt er dubbel in.</p>
<p>Is je sessie verlopen of log je uit? Wat wacht, wordt verstuurd zodra jij weer inlogt op deze telefoon. Een ander ziet het niet.</p>
<h2>Niet aangenomen</h2>
<p>Soms is er intussen iets veranderd: het werk is verplaatst, of kantoor heeft de week al goedgekeurd. Dan staat er waarom het niet
kon, met wat je had ingevuld. Verlof pas je aan met <strong>Aanpassen</strong>. Kies anders <strong>Opnieuw versturen</strong>, <strong>Kopiëren</strong> of <strong>Weggooien</strong>. Er
verdwijnt niets vanzelf.</p>`,
};
