import type { Mail } from './mail.ts';

/* One HTML for all mails: no pictures, tables or anything remote. Without colors of its own it is as light or dark as the mail program. */

const BODY = 'margin:0;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,Segoe UI,Roboto,Arial,sans-serif';
const COLUMN = 'max-width:36rem;margin:0 auto;overflow-wrap:anywhere';
const FROM = 'margin:0 0 24px;font-weight:600';
const SMALL = 'font-size:14px';
/** Near-black on the product's gold, which is legible on light and dark. */
const BUTTON =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#e3ab1f;color:#15181c;font-weight:600;text-decoration:none';

type Shown = Pick<Mail, 'text' | 'button' | 'unit'>;

/** A mail's text, with whose mail it is at its end. */
export function signedText({ text, unit }: Shown): string {
  return unit === undefined ? text : `${text}\n${unit}\n`;
}

/** The same for mail programs that show HTML: its paragraphs, and a link if a paragraph is an address. The button's link stands first. */
export function mailHtml({ subject, text, button, unit }: Shown & Pick<Mail, 'subject'>): string {
  const paragraphs = text
    .trim()
    .split('\n\n')
    .map((one) => (one === button?.url ? `${pressed(button)}\n${linked(one, SMALL)}` : paragraph(one)));
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>:root{color-scheme:light dark}</style><title>${escaped(subject)}</title></head>`,
    `<body style="${BODY}"><div style="${COLUMN}">`,
    ...(unit === undefined ? [] : [`<p style="${FROM}">${escaped(unit)}</p>`]),
    ...paragraphs,
    '</div></body></html>',
  ].join('\n');
}

function paragraph(text: string): string {
  return /^https?:\/\/\S+$/.test(text) ? linked(text) : `<p>${escaped(text)}</p>`;
}

function pressed({ label, url }: NonNullable<Mail['button']>): string {
  return `<p><a href="${escaped(url)}" style="${BUTTON}">${escaped(label)}</a></p>`;
}

function linked(address: string, style = ''): string {
  const url = escaped(address);
  return `<p${style === '' ? '' : ` style="${style}"`}><a href="${url}">${url}</a></p>`;
}

const ESCAPED: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPED[character] ?? '');
