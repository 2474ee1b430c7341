import {
  account,
  createHelpArticle,
  device,
  install,
  password,
  secondStep,
  session,
} from './shared.ts';
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
  secondStep,
  device,
  createHelpArticle('admin'),
];
