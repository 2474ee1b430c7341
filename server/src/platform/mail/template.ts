import { getLanguage, translate } from '@ploegplan/contract/languages/translate';
import { chooseReadableColor } from './contrast.ts';

/** The content of a mail, as plain text; HTML is rendered from it. */
export interface Mail {
  subject: string;
  greeting: string;
  /** The message, above the button. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** The notes below the button tell how long the link works, and what to do when the mail was not expected. */
  notes: string[];
  footer: string;
}

/** The name, colour and logo of the tenant that a mail is sent for. */
export interface Branding {
  name: string;
  accentColor: string;
  /** True when a logo is attached as `cid:logo`. */
  hasLogo: boolean;
}

export function renderText({ greeting, paragraphs, button, notes, footer }: Mail): string {
  const action = button ? [`${button.label}:\n${button.url}`] : [];
  return `${[greeting, ...paragraphs, ...action, ...notes, footer].join('\n\n')}\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string) =>
  text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');

const font = "font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const small = 'margin:0 0 16px;font-size:14px;color:#5b6570';

const createParagraph = (text: string, style = 'margin:0 0 16px') =>
  `<p style="${style}">${escapeHtml(text)}</p>`;

/** Mail programs do not support style sheets, so each element has inline style. */
export function renderHtml(mail: Mail, branding: Branding): string {
  return `<!doctype html>
<html lang="${getLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(mail.subject)}</title>
</head>
<body style="margin:0;padding:24px 12px;background:#f3f5f7;color:#1b2126;${font}">
<div style="max-width:560px;margin:0 auto;padding:32px 28px 16px;background:#ffffff;border-radius:8px">
${createLetterhead(branding)}
${createParagraph(mail.greeting)}
${mail.paragraphs.map((text) => createParagraph(text)).join('\n')}
${mail.button ? renderButton(mail.button, branding) : ''}
${mail.notes.map((text) => createParagraph(text, small)).join('\n')}
</div>
<div style="max-width:560px;margin:16px auto 0;text-align:center">
${createParagraph(mail.footer, 'margin:0;font-size:13px;color:#5b6570')}
</div>
</body>
</html>
`;
}

const createLetterhead = ({ name, hasLogo }: Branding) =>
  hasLogo
    ? `<p style="margin:0 0 24px"><img src="cid:logo" alt="${escapeHtml(name)}" height="40" style="display:block;height:40px;max-width:100%"></p>`
    : createParagraph(name, 'margin:0 0 24px;font-size:20px;font-weight:600');

function renderButton(
  { label, url }: NonNullable<Mail['button']>,
  { accentColor }: Branding,
): string {
  const background = escapeHtml(accentColor);
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:${background};color:${chooseReadableColor(accentColor)};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="${small}">${escapeHtml(translate('Werkt de knop niet? Open dan deze link:'))}<br><a href="${escapeHtml(url)}" style="color:#5b6570;word-break:break-all">${escapeHtml(url)}</a></p>`;
}
