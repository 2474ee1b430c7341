import type { ArticleSource } from './source.ts';

export const officeManagement: ArticleSource[] = [
  {
    slug: 'gebruikers-uitnodigen',
    title: 'Gebruikers en uitnodigingen',
    category: 'Beheer',
    keywords: [
      'gebruiker toevoegen',
      'account maken',
      'uitnodigen',
      'uitnodiging',
      'beheerder',
      'rechten',
      'inlog voor collega',
      'toegang',
    ],
    contentHtml: `
<p>Wie mag inloggen, regel je bij <a href="/users">Gebruikers</a>.</p>
<h2>Iemand toevoegen</h2>
<ol>
<li>Kies <strong>Nieuw</strong> en vul een gebruikersnaam in.</li>
<li>Kies wat iemand is: een werknemer ziet de eigen planning en uren, een beheerder alles. Een beheerder die zelf meewerkt,
koppel je aan een werknemer.</li>
<li>Met een e-mailadres erbij gaat er een uitnodiging uit: daarmee kiest iemand zelf een wachtwoord.</li>
</ol>
<h2>Iemand gaat weg</h2>
<p>Zet <strong>Actief</strong> uit. Inloggen kan dan niet meer, en alles wat hij schreef blijft staan.</p>`,
  },
  {
    slug: 'iemand-komt-er-niet-in',
    title: 'Een collega kan niet inloggen',
    category: 'Beheer',
    keywords: [
      'collega kan niet inloggen',
      'werknemer kan niet inloggen',
      'tijdelijk wachtwoord',
      'link mailen',
      'inloglink',
      'geblokkeerd',
      'wachtwoord van werknemer',
    ],
    contentHtml: `
<p>Open de persoon bij <a href="/users">Gebruikers</a> en kies bij <strong>Acties</strong>:</p>
<ul>
<li><strong>Uitnodiging sturen</strong>: voor wie nog nooit heeft ingelogd. De link in de mail laat een wachtwoord kiezen.</li>
<li><strong>Link mailen</strong>: een werknemer is er met één tik in.</li>
<li><strong>Tijdelijk wachtwoord maken</strong>: geef het zelf door. Bij het inloggen kiest iemand meteen een eigen.</li>
</ul>
<p>Staat <strong>Actief</strong> uit? Zet het dan weer aan. Let ook op een typefout in de gebruikersnaam.</p>`,
  },
  {
    slug: 'instellingen',
    title: 'Instellingen van je bedrijf',
    category: 'Beheer',
    keywords: ['instellingen', 'algemeen', 'bedrijfsnaam', 'logo', 'kleur', 'versienummer', 'info'],
    contentHtml: `
<p>Bij <a href="/settings">Algemeen</a>, onder Instellingen, staat hoe Ploegplan voor jullie bedrijf is ingericht: de naam, het logo, de
woorden en wat er in gebruik is.</p>
<p>Het versienummer, onder welke naam je bent ingelogd, de ruimte voor bestanden en de laatste back-up staan bij
<a href="/settings/about">Info</a>.</p>
<p>Andere instellingen vind je bij het onderwerp zelf: verlofsoorten bij de <a href="/employeeabsences">Verlofkaart</a>, urensoorten en
herinneringen bij de uren, statussen bij <a href="/projecten">{Projecten}</a>.</p>`,
  },
  {
    slug: 'logboek',
    title: 'Logboek: wie deed wat',
    category: 'Beheer',
    keywords: [
      'logboek',
      'wie heeft dit gewijzigd',
      'geschiedenis',
      'wie logde in',
      'wijzigingen',
      'controle',
      'privacy',
    ],
    contentHtml: `
<p>In het <a href="/settings/logboek">Logboek</a> staat wie inlogde, wie wachtwoorden of rechten veranderde en wie er van buiten jullie
bedrijf meekeek.</p>
<ol>
<li>Zoek op een naam, of kies een gebeurtenis.</li>
<li>Kies van wanneer tot wanneer.</li>
</ol>
<p>Wie een klant, {project} of notitie wijzigde, lees je op de pagina daarvan, bij de geschiedenis. Niemand kan het logboek
aanpassen.</p>
<p>Het logboek blijft altijd bewaard, tenzij je bij <a href="/settings">Algemeen</a> een aantal maanden invult.</p>`,
  },
  {
    slug: 'eigen-helpartikelen',
    title: 'Zelf helpartikelen schrijven',
    category: 'Beheer',
    keywords: [
      'helpartikel',
      'help aanpassen',
      'eigen uitleg',
      'handleiding schrijven',
      'huisregels',
      'help-editor',
    ],
    contentHtml: `
<p>Je kunt de help aanvullen met hoe jullie het doen. Kies in de help
<strong>Artikelen wijzigen</strong>, of bij een artikel <strong>Artikel wijzigen</strong>. Je komt er ook via
<a href="/settings">Algemeen</a>, onder Instellingen, bij <a href="/settings/help">Helpartikelen</a>.</p>
<ol>
<li>Kies voor wie: kantoor of werknemers.</li>
<li>Kies <strong>Nieuw</strong>, of een bestaand artikel om het voor jullie bedrijf te veranderen.</li>
<li>Schrijf de tekst. Afbeeldingen plak je erin, of kies je met de knop.</li>
<li>Kies <strong>Opslaan als concept</strong> als je later verder wilt, of <strong>Publiceren</strong> als het af is.</li>
</ol>
<p>Verwijder je jullie versie van een artikel, dan is de gewone er weer. Bij <strong>Eerdere versies</strong> haal je een oude tekst
terug.</p>`,
  },
];
