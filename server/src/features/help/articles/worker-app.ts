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
  offlineArticle,
  createHelpArticle('employee'),
];
