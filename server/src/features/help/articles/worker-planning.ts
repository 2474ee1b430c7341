import { heicSteps } from './shared.ts';
import { type ArticleSource, createPhonePicture } from './source.ts';

export const workerPlanning: ArticleSource[] = [
  {
    slug: 'je-planning-bekijken',
    title: 'Je planning bekijken',
    category: 'Planning',
    keywords: [
      'planning bekijken',
      'rooster',
      'vandaag',
      'morgen',
      'waar moet ik heen',
      'waar werk ik',
      'volgende week',
      'ploeg',
      'collega',
    ],
    contentHtml: `
<p>Bij <a href="/employeeplanning">Planning</a> staat vandaag bovenaan, met daaronder de dagen die komen.</p>
${createPhonePicture('eigen-planning', 'De planning op je telefoon: per dag een kaart met tijd, werk, plaats en ploeg')}
<ul>
<li>Op een kaart staan de tijd, het werk, de plaats en met wie je gaat.</li>
<li>Tik op de kaart voor alles wat je verder moet weten.</li>
<li>Wat geweest is, vind je bij <strong>Eerder</strong>.</li>
</ul>
<p>Ben je oproepkracht en hoor je minder dan 4 dagen vooraf dat werk erbij komt of verandert? Dan mag je weigeren, en je loon voor wat er stond, blijft.</p>
<p>Klopt er iets niet? Geef het door aan kantoor: alleen kantoor past de planning aan.</p>
<p>Is er iets veranderd sinds je laatst keek, ook toen de app dicht was? Dan staat op de kaart <strong>Nieuw</strong> of
<strong>Gewijzigd</strong>, met wat het was en wat het nu is, tot je het werk opent. Wat van je planning af is, staat bovenaan als
<strong>Vervallen</strong>.</p>`,
  },
  {
    slug: 'gezien-of-kan-niet',
    title: 'Laten weten dat je het gezien hebt, of niet kunt',
    category: 'Planning',
    keywords: [
      'gezien',
      'kan niet',
      'afmelden',
      'planning gewijzigd',
      'doorgegeven',
      'verhinderd',
      'antwoord aan kantoor',
    ],
    contentHtml: `
<p>Geeft kantoor je planning door, dan staat bovenaan bij <a href="/employeeplanning">Planning</a> per dag wat het was en wat het nu is.</p>
<ul>
<li>Tik op <strong>Gezien</strong>: kantoor weet dat je het weet.</li>
<li>Kun je niet? Tik op <strong>Kan niet</strong>, kies de dag en schrijf waarom. Kantoor zoekt dan iemand anders; tot die tijd blijft het
werk op je planning staan.</li>
</ul>
<p>Kantoor ziet ook dat een dag bij je in beeld is geweest, en wanneer.</p>
<p>Zonder verbinding kan het ook: je antwoord gaat weg zodra er weer bereik is.</p>
<aside><p>Ben je ziek? Meld je dan ziek met <strong>Ik ben ziek</strong>. Wat je hebt, hoef je nergens te schrijven.</p></aside>`,
  },
  {
    slug: 'route-en-contactpersoon',
    title: 'De weg vinden en iemand ter plaatse bellen',
    category: 'Planning',
    keywords: [
      'adres van het werk',
      'route',
      'navigatie',
      'kaart',
      'locatie',
      'contactpersoon',
      'bellen',
      'collega bellen',
      'telefoonnummer',
      'pin',
      'vervoer',
      'bus',
      'meerijden',
    ],
    contentHtml: `
<ol>
<li>Tik in je <a href="/employeeplanning">planning</a> op het werk.</li>
<li>Tik op de plaats bij <strong>Locatie</strong>: je navigatie opent met het adres.</li>
<li>Staat er ‘exacte locatie op pin’, dan leidt de navigatie precies naar de plek.</li>
<li>Tik bij <strong>Contactpersoon</strong> op het nummer om meteen te bellen, of op het adres om te mailen.</li>
</ol>
<p>Bij <strong>Vervoer</strong> staat met welk voertuig je gaat, wie rijdt en waar het vertrekt.</p>
<p>Staat bij <strong>Werknemer(s)</strong> een telefoontje achter een collega, dan kun je die meteen bellen. Of nummers te zien zijn, kiest kantoor.</p>
<p>Staat er geen contactpersoon? Dan heeft kantoor er geen opgegeven.</p>`,
  },
  {
    slug: 'notities-en-documenten-bij-het-werk',
    title: 'Tekeningen en notities bij het werk lezen',
    category: 'Planning',
    keywords: [
      'document',
      'tekening',
      'pdf',
      'veiligheidsplan',
      'vgm',
      'notitie',
      'punaise',
      'downloaden',
      'bericht van kantoor',
    ],
    contentHtml: `
<p>Open het werk in je <a href="/employeeplanning">planning</a>.</p>
<ul>
<li>Staat er iets bij met een punaise, dan wil kantoor dat je het leest voor je begint.</li>
<li>Tekeningen en veiligheidsplannen staan bij <strong>Documenten</strong>. Tik erop om ze te bekijken of te downloaden.</li>
</ul>
<p>Staat er <strong>ook zonder verbinding</strong> bij, dan bewaart je telefoon het document bij werk van vandaag en morgen. Je opent
het dan ook zonder bereik.</p>
<p>Je ziet altijd de nieuwste versie. Mis je een document? Vraag kantoor om het zichtbaar te maken.</p>`,
  },
  {
    slug: 'fotos-toevoegen',
    title: 'Foto’s bij het werk zetten',
    category: 'Planning',
    keywords: [
      'foto toevoegen',
      'foto maken',
      'foto uploaden',
      'afbeelding',
      'camera',
      'bewijs',
      'schade',
      'heic',
    ],
    contentHtml: `
<ol>
<li>Tik in je <a href="/employeeplanning">planning</a> op het werk.</li>
<li>Kies <strong>Foto maken</strong>, of <strong>Afbeeldingen toevoegen</strong> voor een of meer foto’s van je telefoon: hooguit 20 tegelijk. Ze staan meteen op je telefoon, ook als je de app sluit voor je opslaat. Grote foto’s worden kleiner gemaakt voor ze worden verstuurd.</li>
<li>Geef ze een naam waaraan je ze terugvindt, zoals <em>Kopgevel links</em>.</li>
<li>Kies <strong>Opslaan</strong>. Dan pas worden ze verstuurd, één voor één.</li>
</ol>
<h2>De verbinding valt weg</h2>
<p>Wat je opslaat, blijft bewaard op je telefoon en gaat vanzelf mee zodra er weer verbinding is. Geen foto komt er dubbel in. Lees
<a href="/help/werken-zonder-verbinding">Werken zonder verbinding</a>.</p>
<h2>Een foto kan niet mee</h2>
<p>Een afbeelding mag hooguit 25 MB zijn. Lukt het niet omdat je foto HEIC of HEIF is, zet je camera dan op JPEG en maak de
foto opnieuw:</p>
${heicSteps}
<p>Waar je stond toen je de foto nam, wordt niet bewaard.</p>`,
  },
  {
    slug: 'foto-verwijderen',
    title: 'Een foto verwijderen of een andere naam geven',
    category: 'Planning',
    keywords: [
      'foto verwijderen',
      'foto weghalen',
      'foto hernoemen',
      'afbeelding verwijderen',
      'wissen',
      'naam',
    ],
    contentHtml: `
<ol>
<li>Open het werk in je <a href="/employeeplanning">planning</a> en tik bij <strong>Bestaande afbeeldingen</strong> op de foto.</li>
<li>Kies <strong>Verwijderen</strong> of <strong>Hernoemen</strong>.</li>
</ol>
<p>Dat kan alleen met je eigen foto’s, niet met die van een collega. Een verwijderde foto is weg: je wordt eerst gevraagd of je het
zeker weet.</p>`,
  },
  {
    slug: 'planning-in-je-agenda',
    title: 'Je planning in de agenda van je telefoon',
    category: 'Planning',
    keywords: [
      'agenda',
      'agendalink',
      'kalender',
      'google agenda',
      'outlook',
      'ical',
      'synchroniseren',
    ],
    contentHtml: `
<ol>
<li>Open <a href="/account">Profiel</a> en ga naar <strong>Planning in je agenda</strong>.</li>
<li>Maak de link. Hij is van jou alleen; deel hem niet.</li>
<li>Kies <strong>In agenda zetten</strong>, of kopieer de link en voeg hem in je agenda toe als abonnement.</li>
</ol>
<p>Je agenda haalt de planning vanzelf opnieuw op. Hoe vaak, bepaalt je agenda: dat kan een paar uur duren. Wil je zeker weten wat er
vandaag staat, kijk dan in Ploegplan.</p>
<p>Link in verkeerde handen? Kies <strong>Intrekken</strong> of maak een nieuwe.</p>`,
  },
];
