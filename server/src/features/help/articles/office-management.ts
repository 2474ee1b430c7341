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
      'hele ploeg uitnodigen',
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
<p>De hele ploeg in één keer: vink de mensen aan bij <a href="/employees">Personeel</a> en kies <strong>Uitnodigen</strong>.</p>
<h2>Iemand gaat weg</h2>
<p>Zet <strong>Actief</strong> uit. Inloggen kan dan niet meer, en alles wat hij schreef blijft staan.</p>`,
  },
  {
    slug: 'bedrijfslogin',
    title: 'Inloggen met het account van je bedrijf',
    category: 'Beheer',
    keywords: [
      'bedrijfslogin',
      'microsoft',
      'entra',
      'azure',
      'office 365',
      'google',
      'workspace',
      'sso',
      'openid',
    ],
    contentHtml: `
<p>Je mensen kunnen inloggen met hun account van Microsoft, Google of een andere aanbieder met OpenID Connect. Hun mailadres daar is dat
van hun gebruiker bij <a href="/users">Gebruikers</a>. Een wachtwoord blijft ook werken.</p>
<ol>
<li>Meld Ploegplan aan bij de aanbieder, met het adres dat bij <a href="/settings">Algemeen</a> staat, onder Bedrijfslogin. Je krijgt een client-ID en
een client-secret.</li>
<li>Vul die in met het adres van de aanbieder. Bij Google is dat https://accounts.google.com, bij Microsoft
https://login.microsoftonline.com/<em>tenant-ID</em>/v2.0.</li>
<li>Sla op en kies <strong>Verbinding testen</strong>.</li>
<li>Vul bij <strong>Inloggen met</strong> de naam in. Dan staat de knop op de inlogpagina.</li>
</ol>
<p>Je kunt inloggen beperken tot maildomeinen of een groep, en een groep laten bepalen wie beheerder is. Een laatste beheerder met een wachtwoord
blijft dat altijd.</p>
<p>Wijzigde iemand zelf zijn mailadres? Dan werkt de bedrijfslogin weer nadat hij een link uit een mail van Ploegplan gebruikte, zoals
bij <strong>Wachtwoord vergeten</strong>.</p>
<aside><p>Komt iemand er niet in? De reden staat in het <a href="/settings/logboek">Logboek</a>. Geeft Microsoft geen bevestigd mailadres, en beheert je
bedrijf alle adressen zelf? Zet dan bij <strong>Geavanceerd</strong> <strong>Mailadressen niet laten bevestigen</strong> aan.</p></aside>`,
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
    keywords: [
      'instellingen',
      'algemeen',
      'bedrijfsnaam',
      'logo',
      'kleur',
      'werkweek instellen',
      'pauze',
      'feestdagen',
      'versienummer',
      'info',
    ],
    contentHtml: `
<p>Bij <a href="/settings">Algemeen</a>, onder Instellingen, richt je Ploegplan in voor jullie bedrijf. Kies een onderwerp:</p>
<ul>
<li><strong>Naam en uiterlijk:</strong> de naam, de kleur en jullie logo, ook op papier en in de mails.</li>
<li><strong>Woorden en onderdelen:</strong> hoe een werk bij jullie heet, en wat je niet gebruikt.</li>
<li><strong>Werkweek</strong> en <strong>Vrije dagen:</strong> de gewone tijden en pauzes, en op welke feestdagen jullie vrij zijn.</li>
<li><strong>Termijnen en foto’s:</strong> hoe lang een planninglink geldt, hoe lang iets bewaard blijft en, bij <strong>Geavanceerd</strong>, hoe groot foto’s zijn.</li>
<li><strong>Uren:</strong> herinneringen, en of werknemers uren invullen op werk waarop ze niet gepland zijn. Dat staat uit tot je het aanzet.</li>
<li><strong>Toeslagen:</strong> wat overuren, nachten, weekenden en feestdagen waard zijn. Zie <a href="/help/toeslagen">Toeslagen instellen</a>.</li>
<li><strong>Salarisadministratie</strong> en <strong>Looncodes:</strong> wat naar het loon gaat. Zie <a href="/help/uren-naar-de-loonadministratie">Uren naar de loonadministratie</a>.</li>
<li><strong>Bellen:</strong> of werknemers het nummer zien van wie op hetzelfde werk staat. Ook dat staat eerst uit.</li>
<li><strong>Bedrijfslogin:</strong> inloggen met een account van Microsoft of Google. Zie <a href="/help/bedrijfslogin">Inloggen met het account van je bedrijf</a>.</li>
<li><strong>Help:</strong> wie je mensen om hulp vragen; dat nummer belt ook <strong>Bel kantoor</strong>.</li>
</ul>
<p>Bij <strong>Op een eigen scherm</strong> ga je naar statussen, verlof, gebruikers en het logboek.</p>
<p>Het versienummer, onder welke naam je bent ingelogd, de ruimte voor bestanden en de laatste back-up staan bij
<a href="/settings/about">Info</a>.</p>`,
  },
  {
    slug: 'aan-de-slag',
    title: 'Aan de slag met een nieuw bedrijf',
    category: 'Beheer',
    keywords: [
      'hoe begin ik',
      'beginnen',
      'starten',
      'eerste stappen',
      'nieuw bedrijf',
      'opzetten',
    ],
    contentHtml: `
<p>Op het <a href="/home">Overzicht</a> staan vijf stappen tot jullie eerste planning. Sla er gerust een over: hij blijft staan tot hij
klaar is.</p>
<ol>
<li><strong>Logo en kleur:</strong> voor de inlogpagina, de app, papier en mails.</li>
<li><strong>Je mensen:</strong> uit een lijst van Excel, of één voor één bij <a href="/employees">Personeel</a>.</li>
<li><strong>Je eerste {project}:</strong> waar het is, en voor wie.</li>
<li><strong>De eerste planning:</strong> wie waar werkt, en wanneer.</li>
<li><strong>De ploeg uitnodigen:</strong> dan zien ze hun planning op de telefoon en schrijven ze uren.</li>
</ol>
<p>Heb je de stappen niet meer nodig? Kies <strong>Niet meer tonen</strong>.</p>`,
  },
  {
    slug: 'gegevens-downloaden',
    title: 'Alle gegevens downloaden',
    category: 'Beheer',
    keywords: [
      'exporteren',
      'gegevens opvragen',
      'back-up',
      'avg',
      'privacy',
      'inzage',
      'overstappen',
      'zip',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/settings/export">Gegevens downloaden</a>, onder Algemeen.</li>
<li>Kies <strong>Bestand maken</strong>. Je ziet hoe ver het is, en kunt intussen verder werken.</li>
<li>Is het klaar, dan kun je het zeven dagen downloaden. Er zit een tabel per onderwerp in voor Excel, en alle afbeeldingen en
documenten.</li>
</ol>
<h2>Van één werknemer</h2>
<p>Vraagt iemand wat er over hem bewaard wordt? Kies dan op zijn pagina bij <a href="/employees">Personeel</a>
<strong>Gegevens downloaden</strong>.</p>
<p>Een lijst op het scherm, zoals klanten of {projecten}, zet je met <strong>Exporteren</strong> bij die lijst in Excel.</p>`,
  },
  {
    slug: 'webhooks',
    title: 'Wijzigingen doorsturen met webhooks',
    category: 'Beheer',
    keywords: ['webhook', 'koppeling', 'koppelen', 'whsec', 'Zapier', 'Make', 'n8n', 'API'],
    contentHtml: `
<p>Een webhook laat een ander systeem meteen weten wat er verandert: planning, goedgekeurde weken, verlof, de status van een {project}, wat is
doorgegeven, en getekende bonnen. Open <a href="/settings/webhooks">Webhooks</a>, onder Algemeen en Koppelingen, en kies <strong>Nieuw</strong>.</p>
<ol>
<li>Vul het adres in dat de ontvanger je geeft, en kies de gebeurtenissen.</li>
<li>Open de webhook, kies <strong>Geheim tonen</strong> en vul het geheim in bij de ontvanger. Die controleert er berichten mee, volgens Standard Webhooks.</li>
<li>Kies <strong>Proef sturen</strong>. Onderaan staat of het bericht aankwam.</li>
</ol>
<h2>Wat er in een bericht staat</h2>
<p>De gebeurtenis (<strong>type</strong>), het moment (<strong>timestamp</strong>) en <strong>data</strong>: het nummer, datums, welke velden veranderden en in
<strong>url</strong> het adres van de API waar de rest te lezen is. Namen staan er niet in, en ook niet waarom iemand afwezig is.</p>
<p>Een bericht kan twee keer komen, met hetzelfde <strong>webhook-id</strong>: laat de ontvanger dat overslaan. Berichten over hetzelfde komen op volgorde.</p>
<h2>Als het niet aankomt</h2>
<p>De ontvanger moet binnen 10 seconden antwoorden met een status van 200 tot en met 299. Anders probeert Ploegplan het steeds later opnieuw. Lukt het twee
dagen niet, dan gaat de webhook uit en krijgt kantoor een mail. Bij het antwoord 410 gebeurt dat meteen. Zet je hem weer aan, dan wordt verstuurd wat nog wachtte.
Wat veranderde terwijl hij uit stond, komt niet meer. Berichten zijn 14 dagen te zien en opnieuw te sturen.</p>`,
  },
  {
    slug: 'koppelingen',
    title: 'Koppelen met andere programma’s',
    category: 'Beheer',
    keywords: [
      'api',
      'sleutel',
      'koppeling',
      'zapier',
      'make',
      'n8n',
      'power automate',
      'integratie',
    ],
    contentHtml: `
<p>Vaak hoeft er geen koppeling te zijn: bij <a href="/settings/connections">Koppelingen</a>, onder Algemeen, staan eerst de eenvoudige
wegen, zoals een agenda, exporteren en importeren.</p>
<h2>Een API-sleutel maken</h2>
<ol>
<li>Open <a href="/settings/keys">API-sleutels</a>, onder Algemeen en Koppelingen.</li>
<li>Geef de naam van het programma, en kies per onderdeel of het mag lezen of ook wijzigen. Geef niet meer dan nodig is.</li>
<li>Kies <strong>Sleutel maken</strong> en bewaar de sleutel meteen. Hierna is hij niet meer te zien.</li>
</ol>
<p>Alles wat het programma wijzigt, staat met de naam van de sleutel in de geschiedenis en in het <a href="/settings/logboek">Logboek</a>.
Is een sleutel uitgelekt of niet meer nodig? Kies <strong>Intrekken</strong>: hij werkt dan meteen niet meer.</p>
<h2>Voor wie de koppeling maakt</h2>
<p>Bij <a href="/settings/connections">Koppelingen</a> staan drie uitgewerkte voorbeelden voor Zapier, Make, n8n en Power Automate. Alle
aanroepen staan in <a href="/settings/api">de naslag</a>, met een voorbeeld dat je kunt proberen.</p>
<p>Wil een programma bijhouden wat er verandert? Dan leest het een lijst met <strong>changes</strong>, en bewaart na elke bladzijde de
<strong>cursor</strong>. Met die cursor krijgt het later alleen wat er veranderde.</p>`,
  },
  {
    slug: 'logboek',
    title: 'Logboek: wie deed wat',
    category: 'Beheer',
    keywords: [
      'logboek',
      'wie heeft dit gewijzigd',
      'wie heeft dit verzet',
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
<li>Wil je weten wie iets verzette? Kies bij <strong>Onderwerp</strong> de planning, de {projecten} of de uren. Een regel leidt naar
wat er gewijzigd is.</li>
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
