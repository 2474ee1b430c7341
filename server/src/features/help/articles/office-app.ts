import { account, createHelpArticle, device, install, password, session } from './shared.ts';
import type { ArticleSource } from './source.ts';

export const officeApp: ArticleSource[] = [
  {
    slug: 'zoeken',
    title: 'Alles vinden met Zoeken',
    category: 'De app',
    keywords: ['zoeken', 'vinden', 'ctrl k', 'snel openen', 'waar vind ik'],
    contentHtml: `
<ol>
<li>Druk op <kbd>Ctrl</kbd> + <kbd>K</kbd>, of kies <strong>Zoeken</strong> bovenaan het menu.</li>
<li>Typ een deel van een naam, een scherm of wat je wilt doen.</li>
<li>Kies met de pijltjes en druk op <kbd>Enter</kbd>.</li>
</ol>
<p>Je vindt klanten, {projecten}, mensen, notities, documenten, helpartikelen en meer. Wat je laatst koos, staat de volgende keer
bovenaan.</p>`,
  },
  {
    slug: 'lijsten',
    title: 'Lijsten: sorteren, kolommen en exporteren',
    category: 'De app',
    keywords: [
      'lijst',
      'sorteren',
      'kolommen',
      'exporteren',
      'excel',
      'csv',
      'filteren',
      'verwijderd terugzetten',
      'lijst afdrukken',
      'volgorde',
    ],
    contentHtml: `
<ul>
<li><strong>Zoeken:</strong> typ bovenaan een paar letters.</li>
<li><strong>Sorteren:</strong> klik op een kolom, of kies <strong>Sorteren</strong>.</li>
<li><strong>Kolommen:</strong> kies welke je ziet, en of de regels ruim of compact zijn.</li>
<li><strong>Exporteren:</strong> als Excel of CSV. Vink regels aan om alleen die mee te nemen.</li>
<li><strong>Afdrukken:</strong> kies de printer. Ook de filter staat erop.</li>
<li><strong>Verwijderd:</strong> daar staat wat is weggegooid. Kies een regel om hem terug te zetten.</li>
</ul>
<p>Ploegplan onthoudt je keuzes voor de volgende keer.</p>`,
  },
  {
    slug: 'samen-wijzigen',
    title: 'Iemand anders wijzigde hetzelfde',
    category: 'De app',
    keywords: [
      'tegelijk wijzigen',
      'wijzigde dit ook',
      'mijn versie opslaan',
      'versie overnemen',
      'niet opgeslagen',
      'conflict',
    ],
    contentHtml: `
<p>Wijzigde een collega hetzelfde terwijl jij bezig was, dan zegt het formulier dat, met beide versies naast elkaar. Er gaat niets
verloren.</p>
<ul>
<li><strong>Zijn versie overnemen</strong>: die van je collega blijft; wat jij bij andere velden invulde blijft ook staan.</li>
<li><strong>Mijn versie opslaan</strong>: die van jou.</li>
</ul>
<p>Wijzigden jullie verschillende velden, dan wordt allebei bewaard en merk je er niets van.</p>`,
  },
  {
    slug: 'geen-verbinding',
    title: 'Er staat ‘Geen verbinding’',
    category: 'De app',
    keywords: ['geen verbinding', 'geen internet', 'offline', 'wifi', 'verouderd', 'laadt niet'],
    contentHtml: `
<p>Het teken bovenin betekent dat wijzigingen van anderen even niet binnenkomen. Wat je ziet, kan verouderd zijn.</p>
<ol>
<li>Kijk of je internet het doet.</li>
<li>Ververs de pagina om opnieuw te verbinden.</li>
</ol>
<p>Het teken verdwijnt vanzelf zodra er weer verbinding is.</p>`,
  },
  install('Install app'),
  session,
  password,
  account,
  {
    slug: 'inloggen-in-twee-stappen',
    title: 'Inloggen in twee stappen',
    category: 'De app',
    keywords: [
      'tweede stap',
      'passkey',
      'authenticator',
      'code uit app',
      'herstelcode',
      '2fa',
      'telefoon kwijt',
      'vingerafdruk',
    ],
    contentHtml: `
<p>Met een tweede stap is je wachtwoord alleen niet genoeg om in je account te komen.</p>
<ol>
<li>Open je profiel en ga naar <strong>Inloggen in twee stappen</strong>.</li>
<li>Kies <strong>Passkey toevoegen</strong> voor je vingerafdruk, gezicht of pincode. Of kies <strong>App instellen</strong> en scan de
code met een authenticatie-app.</li>
<li>Bewaar de tien herstelcodes op een veilige plek. Elke code werkt één keer.</li>
</ol>
<p>Gebruikte je in deze browser eerder een passkey? Dan stelt het veld <strong>Gebruikersnaam</strong> hem voor en log je zonder
wachtwoord in.</p>
<p>Voor gevoelige handelingen vraagt Ploegplan opnieuw wie je bent. Wat je invulde, blijft staan.</p>
<aside><p>Telefoon kwijt? Kies bij de tweede stap <strong>Herstelcode gebruiken</strong>. Zijn ook de codes weg, dan haalt een beheerder
de tweede stap weg bij <strong>Gebruikers</strong>. Je krijgt daar een mail van.</p></aside>`,
  },
  device,
  createHelpArticle('admin'),
];
