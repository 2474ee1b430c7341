import type { ArticleSource } from './articles.ts';
import { account, heicSteps, install } from './shared-articles.ts';

export const officeArticles: ArticleSource[] = [
  {
    id: '01900000-0000-7000-8000-00000000c001',
    slug: 'de-week-plannen',
    title: 'De week plannen',
    category: 'Planning',
    keywords: [
      'inplannen',
      'planbord',
      'week',
      'ploeg',
      'toetsenbord',
      'wijzigen',
      'planninglink',
      'agenda',
    ],
    contentHtml: `
<p>Bij <a href="/planning">Planning</a> staan je mensen links en de dagen bovenaan.</p>
<h2>Iemand inplannen</h2>
<ol>
<li>Klik op een leeg vak: de dag en de werknemer zijn dan al ingevuld. Of kies <strong>Nieuw</strong>.</li>
<li>Kies waar het werk is, de tijden en wie er nog meer gaat.</li>
<li>Kies <strong>Inplannen</strong>, of druk op <kbd>Ctrl</kbd> + <kbd>Enter</kbd>.</li>
</ol>
<h2>Iets wijzigen</h2>
<p>Klik op een blok om het te openen, pas aan wat anders moet en kies <strong>Opslaan</strong>. Een vinkje op een blok betekent
dat de uren zijn geschreven; een fotootje dat er foto’s bij zitten.</p>
<h2>De planning laten zien</h2>
<p>Met <strong>Planninglink</strong> maak je een link die zonder inloggen werkt: voor een scherm in de loods, een telefoon of een
agenda. Je kunt hem op elk moment intrekken.</p>
<h2>Met het toetsenbord</h2>
<p>Met de pijltjes loop je door het bord, <kbd>Enter</kbd> opent wat er staat of plant iets nieuws, <kbd>Esc</kbd> sluit.</p>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c002',
    slug: 'uren-van-de-ploeg',
    title: 'Zo schrijft de ploeg uren',
    category: 'Uren',
    keywords: ['uren', 'ontbreken', 'controleren', 'urenbriefje', 'werkbon', 'kwartier'],
    contentHtml: `
<p>Iedere werknemer schrijft de uren zelf, op de telefoon, bij het werk waarvoor je hem hebt ingepland. Dat gaat per
kwartier, met een veld voor wat er is gedaan.</p>
<ul>
<li>In de <a href="/planning">planning</a> krijgt het blok een vinkje zodra de uren er staan.</li>
<li>Wat een werknemer vergeet, ziet hij zelf bij <strong>Eerder</strong>: daar staan de dagen waarop uren ontbreken.</li>
<li>Werk waarop al uren zijn geschreven, kun je niet meer verwijderen.</li>
</ul>`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c003',
    slug: 'fotos-van-het-werk',
    title: 'Foto’s van het werk',
    category: 'Planning',
    keywords: ['foto', 'afbeelding', 'oplevering', 'schade', 'bewijs', 'heic'],
    contentHtml: `
<p>Werknemers zetten foto’s bij het werk waarvoor ze zijn ingepland. In de <a href="/planning">planning</a> krijgt het blok
dan een fotootje; wijs het blok aan, dan lees je hoeveel foto’s erbij zitten.</p>
<p>Je bekijkt ze bij het werk zelf, en op de pagina van het project en van de klant. Daar kies je ook
<strong>Afbeelding(en) uploaden</strong>, of <strong>Bestaande afbeelding(en) kiezen</strong> voor een foto die al ergens anders staat.
Hooguit 20 tegelijk, elk hooguit 25 MB.</p>
<p>Van elke foto wordt bewaard wie hem erbij zette en wanneer. Een werknemer geeft alleen eigen foto’s een andere naam of
verwijdert ze. Waar iemand stond toen hij de foto nam, wordt niet bewaard.</p>
<h2>Een foto kan niet mee</h2>
<p>HEIC en HEIF kunnen de meeste browsers niet lezen. Safari op een iPhone, iPad of Mac maakt er zelf JPEG van. Anders zet je
de camera op JPEG en maak je de foto opnieuw:</p>
${heicSteps}`,
  },
  {
    id: '01900000-0000-7000-8000-00000000c004',
    slug: 'gebruikers-uitnodigen',
    title: 'Gebruikers en uitnodigingen',
    category: 'Beheer',
    keywords: [
      'gebruiker',
      'account',
      'uitnodiging',
      'wachtwoord',
      'beheerder',
      'inloglink',
      'blokkeren',
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
<h2>Iemand komt er niet in</h2>
<p>Open de gebruiker. Je stuurt daar een nieuwe uitnodiging, een link waarmee een werknemer meteen is ingelogd, of je geeft een
tijdelijk wachtwoord.</p>
<h2>Iemand gaat weg</h2>
<p>Zet <strong>Actief</strong> uit. Inloggen kan dan niet meer, en alles wat hij schreef blijft staan. Wie wat deed, lees je
in het <a href="/settings/logboek">Logboek</a>.</p>`,
  },
  install('Install app'),
  account,
];
