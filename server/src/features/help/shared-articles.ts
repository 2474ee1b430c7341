import type { ArticleSource } from './articles.ts';

export const install = (menuLabel: string): ArticleSource => ({
  id: '01900000-0000-7000-8000-00000000a001',
  slug: 'app-installeren',
  title: 'Ploegplan als app installeren',
  category: 'De app',
  keywords: ['app', 'telefoon', 'beginscherm', 'iphone', 'android', 'installeren', 'icoon'],
  contentHtml: `
<p>Met Ploegplan als app open je de planning met één tik, op het hele scherm en zonder adresbalk. Je hoeft er geen winkel voor
in en bijwerken gaat vanzelf.</p>
<h2>Zo doe je het</h2>
<ol>
<li>Open het menu en kies <strong>${menuLabel}</strong>.</li>
<li>Vraagt je browser of je wilt installeren? Kies dan <strong>Installeren</strong>.</li>
<li>Vraagt hij niets, dan zie je stap voor stap wat je op jouw toestel doet.</li>
</ol>
<p>Op een iPhone gaat het altijd via de deelknop van Safari: kies daar <strong>Zet op beginscherm</strong>.</p>`,
});

export const account: ArticleSource = {
  id: '01900000-0000-7000-8000-00000000a002',
  slug: 'wachtwoord-en-e-mail',
  title: 'Je wachtwoord en e-mailadres wijzigen',
  category: 'De app',
  keywords: ['wachtwoord', 'vergeten', 'e-mail', 'inloggen', 'profiel', 'toestel', 'donker'],
  contentHtml: `
<p>Alles van je eigen account staat bij <a href="/account">Profiel</a> in het menu.</p>
<h2>Wachtwoord</h2>
<p>Vul je huidige wachtwoord in en kies een nieuw van minstens 15 tekens; een paar losse woorden achter elkaar onthoud je
het makkelijkst. Op andere toestellen word je dan uitgelogd.</p>
<h2>Wachtwoord vergeten</h2>
<p>Kies op de inlogpagina <strong>Wachtwoord vergeten</strong> en vul je e-mailadres in. Je krijgt een mail met een link om een
nieuw wachtwoord te kiezen. Daarom is het handig als je e-mailadres klopt.</p>
<h2>Toestel kwijt</h2>
<p>Bij <strong>Apparaten</strong> in je profiel zie je waar je bent ingelogd. Log daar het toestel uit dat je kwijt bent.</p>`,
};

/** How a phone is set to take photos as JPEG. */
export const heicSteps = `<ul>
<li>iPhone: <strong>Instellingen</strong>, <strong>Camera</strong>, <strong>Structuren</strong>, <strong>Meest compatibel</strong>.</li>
<li>Samsung en andere Android: zet in de instellingen van je camera <strong>HEIF-foto’s</strong> uit.</li>
</ul>`;
