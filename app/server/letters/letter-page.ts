import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import { type Language, languages, pathIn } from '#core/language/languages.ts';
import type { LetterMessages } from '#core/language/outside-words.ts';
import type { ComposedLetter, LetterWords } from '#core/letters/letter-texts.ts';
import type { Dates } from '#core/time/dates-in.ts';
import type { Mail } from '../mail/mailer.ts';
import { lettersIn } from './letter-messages.ts';

/**
 * What a letter says; `renderLetter` gives it its two forms. Every text is plain: visitors' words
 * are data.
 */
export type LetterPage = {
  subject: string;
  /** The line that mail readers show beside the subject. */
  preview: string;
  title: string;
  /** One warm line in Hindi under the title. */
  hindi?: string;
  paragraphs: string[];
  rows?: { label: string; value: string }[];
  /** A short code to be typed, set large. */
  code?: string;
  /** `href`: a page of the site, by the path that it has in every language; or a whole address. */
  button?: { label: string; href: string };
  /** After the button, in small type. */
  notes?: string[];
  /** Of letters that come again and again: the page where they are stopped. */
  stopAt?: string;
};

/**
 * What every letter is written with: the language of its reader, the current words in it, and facts
 * of the temple.
 */
export type Writing = {
  language: Language;
  words: LetterWords;
  m: LetterMessages;
  dates: Dates;
  url: string;
} & Pick<TempleSettings, 'contact' | 'answerWords'>;

/** A composed text with what it is about; `href` is where its button leads, if it has one. */
export function writtenPage(
  { page, button }: ComposedLetter,
  { href, ...about }: Pick<LetterPage, 'title' | 'rows' | 'code' | 'stopAt'> & { href?: string },
): LetterPage {
  return { ...page, ...about, ...(button !== '' && href && { button: { label: button, href } }) };
}

/**
 * 'Hare Krishna, Mira'. A name that a mail reader would turn into a link is left out: somebody
 * could sign up with a stranger's address and an advertisement for a name.
 */
export function greeting({ m }: Pick<Writing, 'm'>, name: string | null): string {
  const usable = name && name.length <= 80 && !/[\p{L}\p{N}]{2}\.[\p{L}\p{N}]{2}|[/@]/u.test(name);
  return usable ? m.greeting(name) : m.greetingWithoutName;
}

/** A file of a letter: a PDF where it does not say otherwise. */
export type LetterFile = { fileName: string; content: Buffer; contentType?: string };

/** A letter, or one with files. */
export type Written = LetterPage | { page: LetterPage; files?: LetterFile[] };

export type Composed = Pick<Mail, 'subject' | 'text' | 'html' | 'attachments' | 'stopAt'>;

// From the project's folder, as .env is: the admin preview runs this out of the bundle too.
const logo = readFileSync(path.resolve('app/server/letters/logo.png'));

/** Whose letter it is, and its language. `url`: of the site, without the language's prefix. */
type Temple = { name: string; url: string; language: Language };

/**
 * The letter as text and as HTML for mail readers: tables and inline styles, no outside resource.
 */
export function renderLetter(page: LetterPage, temple: Temple): Composed {
  return {
    subject: oneLine(page.subject),
    text: textOf(page, temple),
    html: htmlOf(page, temple),
    attachments: [{ fileName: 'logo.png', contentType: 'image/png', content: logo, contentId: 'logo' }],
    ...(page.stopAt === undefined ? {} : { stopAt: page.stopAt }),
  };
}

/** A subject is one header line, whatever went into it. */
function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, 200);
}

function textOf(page: LetterPage, temple: Temple): string {
  const m = lettersIn(temple.language);
  const blocks = [
    page.title,
    page.hindi,
    ...page.paragraphs,
    page.rows?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    page.code,
    page.button && `${page.button.label}:\n${wholeLink(page.button.href, temple)}`,
    ...(page.notes ?? []),
    stopsHere(page) && m.stopTheseAt(page.stopAt ?? ''),
    `${temple.name}\n${homeOf(temple)}`,
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}

/** Whether the stop link is to be printed under the letter: some have words of their own for it. */
function stopsHere({ stopAt, notes = [] }: LetterPage): boolean {
  return stopAt !== undefined && !notes.some((note) => note.includes(stopAt));
}

const serif = "font-family:Georgia,'Times New Roman',serif";
const sans = 'font-family:Arial,Helvetica,sans-serif';
const body = `${sans};font-size:16px;line-height:25px;color:#211b4e`;
const small = `${sans};font-size:14px;line-height:21px;color:#4e4873`;

function htmlOf(page: LetterPage, temple: Temple): string {
  const parts = [
    `<h1 style="margin:0 0 8px;${serif};font-weight:normal;font-size:28px;line-height:35px;color:#211b4e">${escapeHtml(page.title)}</h1>`,
    page.hindi &&
      `<p lang="hi" style="margin:0 0 20px;font-family:'Noto Sans Devanagari','Nirmala UI',Arial,sans-serif;font-size:17px;line-height:28px;color:#a3195b">${escapeHtml(page.hindi)}</p>`,
    ...page.paragraphs.map((text) => `<p style="margin:0 0 16px;${body}">${escapeHtml(text)}</p>`),
    page.rows && rowsOf(page.rows),
    page.code &&
      `<p style="margin:8px 0 24px;font-family:'Courier New',monospace;font-size:34px;line-height:42px;letter-spacing:6px;color:#211b4e">${escapeHtml(page.code)}</p>`,
    page.button && buttonOf(page.button.label, wholeLink(page.button.href, temple)),
    ...(page.notes ?? []).map((text) => `<p style="margin:0 0 10px;${small}">${escapeHtml(text)}</p>`),
  ];
  return `<!doctype html>
<html lang="${temple.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(page.subject)}</title>
</head>
<body style="margin:0;padding:0;background:#fbf3ea">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(page.preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fbf3ea">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#fffbf5;border:1px solid #eadfd6;border-radius:16px">
<tr><td align="center" style="padding:28px 28px 18px;border-bottom:1px solid #f6cf76">
<img src="cid:logo" width="56" height="56" alt="" style="display:block;border:0">
<p style="margin:10px 0 0;${serif};font-size:18px;line-height:24px;color:#211b4e">${escapeHtml(temple.name)}</p>
</td></tr>
<tr><td style="padding:28px">
${parts.filter(Boolean).join('\n')}
</td></tr>
</table>
<p style="margin:18px 0 0;${small}"><a href="${escapeHtml(homeOf(temple))}" style="color:#a3195b">${escapeHtml(temple.name)}</a>${stopLinkOf(page, temple)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function stopLinkOf(page: LetterPage, { language }: Temple): string {
  if (!stopsHere(page)) return '';
  return ` &middot; <a href="${escapeHtml(page.stopAt ?? '')}" style="color:#4e4873">${lettersIn(language).stopThese}</a>`;
}

function rowsOf(rows: { label: string; value: string }[]): string {
  const cells = rows.map(
    ({ label, value }) =>
      `<tr><td style="padding:9px 12px 9px 0;border-bottom:1px solid #eadfd6;${small}" valign="top">${escapeHtml(label)}</td>` +
      `<td align="right" style="padding:9px 0;border-bottom:1px solid #eadfd6;${body}" valign="top">${escapeHtml(value)}</td></tr>`,
  );
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${cells.join('')}</table>`;
}

function homeOf({ url, language }: Temple): string {
  return url + languages[language].prefix;
}

function wholeLink(href: string, { url, language }: Temple): string {
  return href.startsWith('/') ? url + pathIn(language, href) : href;
}

function buttonOf(label: string, href: string): string {
  return (
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 24px"><tr>' +
    `<td style="background:#ffb938;border-radius:14px"><a href="${escapeHtml(href)}" style="display:inline-block;padding:14px 26px;${sans};font-size:16px;line-height:22px;font-weight:bold;color:#211b4e;text-decoration:none">${escapeHtml(label)}</a></td>` +
    '</tr></table>'
  );
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
