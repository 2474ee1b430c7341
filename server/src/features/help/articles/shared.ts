import type { ArticleSource } from './source.ts';

export const install = (menuLabel: string): ArticleSource => ({
  slug: 'app-installeren',
  title: 'Ploegplan als app installeren',
  category: 'De app',
  keywords: [
    'app installeren',
    'app downloaden',
    'telefoon',
    'beginscherm',
    'iphone',
    'android',
    'icoon',
    'play store',
    'app store',
  ],
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

export const password: ArticleSource = {
  slug: 'wachtwoord-vergeten',
  title: 'Wachtwoord kwijt of vergeten',
  category: 'De app',
  keywords: [
    'wachtwoord kwijt',
    'wachtwoord vergeten',
    'kan niet inloggen',
    'inloggen lukt niet',
    'herstellen',
    'nieuw wachtwoord',
  ],
  contentHtml: `
<ol>
<li>Kies op de inlogpagina <strong>Wachtwoord vergeten</strong>.</li>
<li>Vul je e-mailadres in en kies <strong>Versturen</strong>.</li>
<li>Open de mail die je krijgt en tik op de link. Niets gekregen? Kijk ook bij ongewenste mail.</li>
<li>Kies een nieuw wachtwoord van minstens 15 tekens. Een paar losse woorden achter elkaar onthoud je het makkelijkst.</li>
</ol>
<p>De link werkt één keer. Is hij te oud? Vraag dan gewoon een nieuwe.</p>
<aside><p>Staat er geen e-mailadres bij je account, dan kan er geen mail naar je toe. Een beheerder geeft je dan een tijdelijk
wachtwoord.</p></aside>`,
};

export const account: ArticleSource = {
  slug: 'wachtwoord-en-e-mail',
  title: 'Je profiel: wachtwoord en e-mailadres wijzigen',
  category: 'De app',
  keywords: [
    'wachtwoord wijzigen',
    'wachtwoord veranderen',
    'e-mail',
    'mailadres',
    'profiel',
    'donker',
    'licht',
    'donkere weergave',
  ],
  contentHtml: `
<p>Alles van je eigen account staat bij <a href="/account">Profiel</a> in het menu.</p>
<h2>Wachtwoord</h2>
<p>Vul je huidige wachtwoord in en kies een nieuw van minstens 15 tekens. Op je andere toestellen word je dan uitgelogd.</p>
<h2>E-mailadres</h2>
<p>Houd je e-mailadres bij. Zonder adres kun je je wachtwoord niet zelf herstellen als je het vergeet.</p>
<h2>Licht of donker</h2>
<p>Bij <strong>Weergave</strong> kies je licht, donker of <strong>Systeem</strong>: dan volgt Ploegplan je telefoon of computer.</p>`,
};

export const device: ArticleSource = {
  slug: 'toestel-kwijt',
  title: 'Telefoon kwijt: op afstand uitloggen',
  category: 'De app',
  keywords: [
    'telefoon kwijt',
    'toestel kwijt',
    'gestolen',
    'apparaten',
    'apparaat',
    'uitloggen',
    'overal uitloggen',
    'veiligheid',
  ],
  contentHtml: `
<ol>
<li>Log in op een ander toestel en open <a href="/account">Profiel</a>.</li>
<li>Bij <strong>Apparaten</strong> zie je waar je bent ingelogd.</li>
<li>Kies bij het toestel dat je kwijt bent <strong>Uitloggen</strong>. Twijfel je? Kies <strong>Overal uitloggen</strong>.</li>
</ol>
<p>Wie het toestel vindt, komt er dan niet meer in. Wijzig daarna ook je wachtwoord.</p>`,
};

export const session: ArticleSource = {
  slug: 'inloggen-en-uitloggen',
  title: 'Inloggen en uitloggen',
  category: 'De app',
  keywords: [
    'inloggen',
    'uitloggen',
    'afmelden',
    'aanmelden',
    'gebruikersnaam',
    'sessie verlopen',
    'inloglink',
  ],
  contentHtml: `
<ol>
<li>Vul je gebruikersnaam en je wachtwoord in.</li>
<li>Kies <strong>Login</strong>. Je blijft ingelogd op dit toestel.</li>
</ol>
<p>Uitloggen doe je met <strong>Uitloggen</strong>, onderaan in het menu. Doe dat altijd op een toestel van een ander.</p>
<h2>‘Je sessie is verlopen’</h2>
<p>Dat gebeurt als je lang niet bent geweest of als je wachtwoord is gewijzigd. Log opnieuw in: je gaat verder waar je was.</p>
<h2>Met een link uit de mail</h2>
<p>Kreeg je een mail met een inloglink? Tik erop en je bent binnen, zonder wachtwoord. Elke link werkt één keer.</p>`,
};

const askWhom = {
  admin: 'Vraag het wie Ploegplan voor jullie heeft ingericht.',
  employee: 'Vraag het je beheerder.',
};

export const createHelpArticle = (role: keyof typeof askWhom): ArticleSource => ({
  slug: 'de-help-gebruiken',
  title: 'Zo vind je iets in de help',
  category: 'De app',
  keywords: ['help', 'handleiding', 'hulp', 'uitleg', 'vraag', 'contact', 'helpdesk', 'support'],
  contentHtml: `
<ul>
<li>Typ een paar woorden bij <strong>Zoek in help</strong>, gewoon zoals je het zou vragen.</li>
<li>Het vraagteken boven een scherm opent de uitleg van dat scherm.</li>
<li>Onder elk artikel staan <strong>Vorige</strong> en <strong>Volgende</strong>.</li>
<li>Kies je later weer <strong>Help</strong>, dan ben je terug waar je was. Met de pijl linksboven zie je alle onderwerpen.</li>
</ul>
<p>Laat onderaan weten of je er iets aan had. Dan weten wij wat beter moet.</p>
<p>Kom je er niet uit? ${askWhom[role]}</p>`,
});

/** How a phone is set to take photos as JPEG. */
export const heicSteps = `<ul>
<li>iPhone: <strong>Instellingen</strong>, <strong>Camera</strong>, <strong>Structuren</strong>, <strong>Meest compatibel</strong>.</li>
<li>Samsung en andere Android: zet in de instellingen van je camera <strong>HEIF-foto’s</strong> uit.</li>
</ul>`;
