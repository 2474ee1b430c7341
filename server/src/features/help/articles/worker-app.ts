import { account, createHelpArticle, device, install, password, session } from './shared.ts';
import type { ArticleSource } from './source.ts';
import { offlineArticle } from './worker-offline.ts';

export const workerApp: ArticleSource[] = [
  install('Installeer app'),
  session,
  password,
  account,
  device,
  {
    slug: 'geen-verbinding',
    title: 'Er staat ‘Geen verbinding’',
    category: 'De app',
    keywords: [
      'geen verbinding',
      'geen bereik',
      'geen internet',
      'wifi',
      'offline',
      'verouderd',
      'laadt niet',
    ],
    contentHtml: `
<p>Het teken bovenin betekent dat wijzigingen van kantoor even niet binnenkomen. Je kunt de planning nog wel bekijken en uren
invullen.</p>
<ol>
<li>Kijk of je bereik of wifi hebt.</li>
<li>Ververs de pagina, of sluit de app en open hem opnieuw.</li>
</ol>
<p>Het teken verdwijnt vanzelf zodra er weer verbinding is. Wat je zonder verbinding kunt doen, staat bij
<a href="/help/werken-zonder-verbinding">Werken zonder verbinding</a>.</p>`,
  },
  {
    slug: 'meldingen-op-je-telefoon',
    title: 'Meldingen op je telefoon',
    category: 'De app',
    keywords: [
      'melding',
      'notificatie',
      'pushbericht',
      'bericht',
      'geluid',
      'geen melding',
      'iphone melding',
      'mail in plaats van melding',
      'niet storen',
    ],
    contentHtml: `
<p>Verandert je planning, dan krijg je een melding op je telefoon, ook als Ploegplan dicht is. Zet ze één keer aan:</p>
<ol>
<li>Open <a href="/account">Profiel</a> en kies <strong>Meldingen aanzetten</strong>.</li>
<li>Sta ze toe, en kies <strong>Stuur een proefmelding</strong>.</li>
</ol>
<p>Op een iPhone of iPad werkt het vanaf iOS 16.4, en alleen in de <a href="/help/app-installeren">app op je beginscherm</a>.</p>
<p>Liever mail? Kies bij <strong>Meldingen</strong> wat eerst komt. Lukt dat niet, dan komt de andere manier. Meldingen over verlof en uren kun je uitzetten, die over je planning niet. ’s Avonds en ’s nachts komt er niets, behalve over de volgende dag. Heb je je planning voor morgen om 18:00 nog niet gezien, dan krijg je een mail.</p>
<p>In een melding staan alleen dag, tijd en project.</p>`,
  },
  offlineArticle,
  createHelpArticle('employee'),
];
