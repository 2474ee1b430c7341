import { createHash } from 'node:crypto';
import { addDays, getToday } from '@ploegplan/contract/dates/dates';
import { limits } from '@ploegplan/contract/limits';
import type { Refusal } from '@ploegplan/contract/rules/scaffolds/verdict';
import { formatLoadClass, scaffoldKindTexts } from '@ploegplan/contract/texts/scaffolds';
import { formatDutchDay } from '../../platform/mail/dutch-words.ts';
import { escapeHtml } from '../../platform/mail/template.ts';
import type { HireEnd } from '../../platform/scaffolds/hire.ts';
import type { ShownScaffold } from './shown.ts';

const style = `
:root{color-scheme:light dark;font:18px/1.45 system-ui,sans-serif}
body{margin:0 auto;max-width:34rem;padding:1rem}
.v{display:flex;gap:1rem;align-items:center;border-radius:.75rem;padding:1.25rem 1rem;color:#fff;background:#b00020}
.v.ok{background:#0a6b2d}
.v svg{flex:none;width:4rem;height:4rem}
.v strong{display:block;font-size:1.6rem;line-height:1.15}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1rem;margin:1.25rem 0}
dt{opacity:.75}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
details{border-top:1px solid #8886;padding:.9rem 0}
summary{font-weight:600;min-height:1.9rem;cursor:pointer}
label{display:block;margin:.9rem 0 .25rem}
input,textarea,button{font:inherit;width:100%;box-sizing:border-box;padding:.6rem;border:1px solid #777;border-radius:.4rem}
button{margin-top:1rem;border:0;background:#1d4ed8;color:#fff;font-weight:600}
.note{border-left:.4rem solid #1d4ed8;padding:.5rem .75rem}
a{color:inherit}`;

/** Only the one style sheet of the page, by its hash, and forms to ourselves: no script, image or font is loaded. */
export const pagePolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const refusals: Record<Refusal, string> = {
  planned: 'De steiger is nog niet gebouwd.',
  building: 'De steiger is nog in opbouw.',
  'closed-off': 'De steiger is afgesloten.',
  altered: 'De steiger is gewijzigd en nog niet gekeurd.',
  dismantled: 'De steiger wordt of is gedemonteerd.',
  storm: 'Na de storm is de steiger nog niet gekeurd.',
  incident: 'Na een voorval is de steiger nog niet gekeurd.',
  pause: 'Na stilstand is de steiger nog niet gekeurd.',
  rejected: 'De steiger is afgekeurd.',
  paused: 'De steiger is nu niet in gebruik.',
  overdue: 'De keuring is verlopen.',
};

/** A tick in a circle, or a bar in an octagon: other shapes, for who does not see the colours. */
const signs = {
  ok: '<circle cx="32" cy="32" r="30" fill="#fff"/><path d="M17 33l11 11 20-23" fill="none" stroke="#0a6b2d" stroke-width="7"/>',
  no: '<path d="M20 2h24l18 18v24L44 62H20L2 44V20z" fill="#fff"/><path d="M14 27h36v10H14z" fill="#b00020"/>',
};

const createVerdict = (title: string, reason: string, isOk: boolean) =>
  `<div class="v${isOk ? ' ok' : ''}"><svg viewBox="0 0 64 64" aria-hidden="true">${isOk ? signs.ok : signs.no}</svg><div><strong>${title}</strong>${escapeHtml(reason)}</div></div>`;

/** A whole page; `title` and `company` are escaped here, the contents are HTML. */
const createPage = (title: string, company: string, contents: string) => `<!doctype html>
<html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta name="description" content="Steigerkaart"><title>${escapeHtml(title)}</title><style>${style}</style></head>
<body><header><p>${escapeHtml(company)}</p></header><main>${contents}</main></body></html>`;

const createNote = (text: string) => `<p class="note" role="status">${escapeHtml(text)}</p>`;

/** A page that only says something. */
export const createMessagePage = (company: string, title: string, text: string): string =>
  createPage(title, company, `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>`);

/** The one answer for a card that is unknown, revoked or of another company. */
export const createUnknownCardPage = (company: string): string =>
  createPage(
    'Kaart niet geldig',
    company,
    `<h1>Steigerkaart</h1>${createVerdict('NIET BETREDEN', 'Deze kaart is niet geldig. Vraag de uitvoerder.', false)}`,
  );

const listFacts = (shown: ShownScaffold, company: string): [string, string][] => [
  ['Plaats', escapeHtml(shown.place)],
  ['Soort', scaffoldKindTexts[shown.kind]],
  ['Belasting', formatLoadClass(shown.loadClass)],
  [
    'Laatste keuring',
    shown.inspectedOn === null
      ? 'Nog niet gekeurd'
      : [formatDutchDay(shown.inspectedOn), escapeHtml(shown.inspector)]
          .filter(Boolean)
          .join(' door '),
  ],
  ['Volgende keuring', shown.dueOn === null ? '' : formatDutchDay(shown.dueOn)],
  ['Bouwer', escapeHtml(shown.builder || company)],
  ['Telefoon', createPhoneLink(shown.phone)],
  ['Huur', shown.hire?.to ? `Afgemeld, tot en met ${formatDutchDay(shown.hire.to)}` : ''],
];

const createPhoneLink = (phone: string) =>
  phone === ''
    ? ''
    : `<a href="tel:${escapeHtml(phone.replaceAll(/[^\d+]/g, ''))}">${escapeHtml(phone)}</a>`;

const createReportForm = (token: string) => `<details><summary>Probleem melden</summary>
<form method="post" action="/steiger/melding?k=${token}" enctype="multipart/form-data">
<label for="text">Wat is er mis?</label><textarea id="text" name="text" rows="4" required maxlength="${limits.reportText}"></textarea>
<label for="files">Foto (hoeft niet)</label><input id="files" type="file" name="files" accept="image/*">
<button>Melden</button></form></details>`;

const createEndForm = (token: string, today: string) => `<details><summary>Huur afmelden</summary>
<form method="post" action="/steiger/afmelding?k=${token}">
<p>Je krijgt een mail. Pas als je daarin bevestigt, telt de afmelding.</p>
<label for="name">Naam</label><input id="name" name="name" required maxlength="${limits.name}" autocomplete="name">
<label for="email">E-mailadres</label><input id="email" type="email" name="email" required maxlength="${limits.email}" autocomplete="email">
<label for="lastDay">Laatste huurdag</label><input id="lastDay" type="date" name="lastDay" required value="${today}" min="${today}" max="${addDays(today, limits.hireEndDays)}">
<button>Afmelden</button></form></details>`;

/** The page of a scaffold, with what was done last, or why it could not be done. */
export function createScaffoldPage(
  shown: ShownScaffold,
  { company, token, note }: { company: string; token: string; note: string },
): string {
  const verdict =
    shown.refusal === null
      ? createVerdict('VRIJGEGEVEN', 'Deze steiger mag je gebruiken.', true)
      : createVerdict('NIET BETREDEN', refusals[shown.refusal], false);
  const facts = listFacts(shown, company)
    .filter(([, html]) => html !== '')
    .map(([label, html]) => `<dt>${label}</dt><dd>${html}</dd>`);
  const isHired = shown.hire !== undefined && shown.hire.to === null;
  return createPage(
    `Steiger ${shown.number}`,
    company,
    `<h1>Steiger ${escapeHtml(shown.number)}</h1>${note && createNote(note)}${verdict}<dl>${facts.join('')}</dl>${createReportForm(token)}${isHired ? createEndForm(token, getToday()) : ''}`,
  );
}

/** What a mailed link confirms: a form, so that a program that only follows links confirms nothing. */
export const createConfirmPage = (end: HireEnd, company: string, token: string): string =>
  createPage(
    'Huur afmelden',
    company,
    `<h1>Huur afmelden</h1><p>Steiger ${escapeHtml([end.number, end.place].filter(Boolean).join(', '))}: laatste huurdag ${formatDutchDay(end.lastDay)}, afgemeld door ${escapeHtml(end.name)}.</p>
<form method="post" action="/steiger/bevestigen?k=${token}"><button>Afmelding bevestigen</button></form>`,
  );
