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
<li>Open het menu en kies <a href="/account">Profiel</a>.</li>
<li>Kies <strong>Meldingen aanzetten</strong> en sta ze toe.</li>
<li>Kies <strong>Stuur een proefmelding</strong> om te zien of het werkt.</li>
</ol>
<p>Op een iPhone of iPad werkt het vanaf iOS 16.4, en alleen in de app op je beginscherm:
<a href="/help/app-installeren">installeer die eerst</a>.</p>
<p>Liever mail? Kies bij <strong>Meldingen</strong> wat eerst komt. Lukt dat niet, dan komt de andere manier. Over verlof en uren kun je
uitzetten, over je planning niet. ’s Avonds en ’s nachts komt er niets, behalve over de volgende dag.</p>
<p>Heb je op de avond ervoor je planning voor morgen nog niet gezien, dan krijg je om zes uur een mail.</p>
<aside><p>In een melding staan alleen dag, tijd en project.</p></aside>`,
  },
  offlineArticle,
  createHelpArticle('employee'),
];
