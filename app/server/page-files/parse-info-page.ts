import { Marked } from 'marked';
import { parse as parseYaml } from 'yaml';
import { z } from 'zod';
import { type FactName, factNames, followsShape } from '#core/content/info-facts.ts';
import {
  type InfoCard,
  type InfoFigure,
  type InfoPage,
  type InfoPart,
  infoGroups,
} from '#core/content/info-page.ts';
import { cleanRichText } from '../rich-text/rich-text.ts';

const pagePath = /^\/[a-z0-9/-]+$/;
const link = z.strictObject({ label: z.string().min(1), to: z.string().regex(/^(\/|https:)/) });

const ownWords = z.string().min(1).max(80).optional();
const facts = z.strictObject({
  follows: z.string().regex(followsShape).optional(),
  ...(Object.fromEntries(factNames.map((name) => [name, ownWords])) as Record<FactName, typeof ownWords>),
});

const frontMatter = z
  .strictObject({
    path: z.string().regex(pagePath),
    label: z.string().min(1),
    title: z.string().min(1),
    lead: z.string().min(1),
    description: z.string().min(50).max(160),
    picture: z.string().optional(),
    group: z.enum(infoGroups),
    note: z.string().min(1),
    dated: z.string().optional(),
    steps: z.array(link).min(1).max(2),
    facts: facts.optional(),
    near: z.array(z.string().regex(pagePath)).min(1).max(4).optional(),
    figures: z.array(z.strictObject({ number: z.string(), words: z.string() })).default([]),
    cards: z
      .array(
        z.strictObject({
          title: z.string(),
          note: z.string(),
          picture: z.string().optional(),
          to: link.shape.to.optional(),
        }),
      )
      .default([]),
  })
  .refine((page) => (page.group === 'legal' ? Boolean(page.dated) : Boolean(page.picture)), {
    error: 'a legal page needs a date, every other page a picture',
  });

/**
 * Alone on a line: the figures or cards of the front matter, the temple's contacts, address, hours
 * or bank account, the beginning of a tab ('[tab why: Why we give]'), or a drawing, or a picture of
 * the library, with its caption.
 */
const blockLine =
  /^(?:\[(figures|cards|contact|way|hours|payment)\]|\[tab ([a-z]+): (.+)\]|!\[(.+)\]\(([a-z-]+|\/uploads\/[0-9a-f]{32}\/[0-9x-]+\.jpg)\))$/m;
const places = ['contact', 'way', 'hours', 'payment'] as const;
const markdown = new Marked({ gfm: true, async: false });

/**
 * Reads one file of content/pages: YAML between two lines of `---`, Markdown below. The text is
 * cleaned like any editor's. Throws when the file is not a complete page: that is our fault, and
 * tests find it.
 */
export function parseInfoPage(source: string): InfoPage {
  const [, head, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || body === undefined) throw new Error('a page begins with its front matter');
  const { figures, cards, ...page } = frontMatter.parse(parseYaml(head));
  return { ...page, parts: partsOf(body, { figures, cards }) };
}

type Lists = { figures: InfoFigure[]; cards: InfoCard[] };

function partsOf(body: string, { figures, cards }: Lists): InfoPart[] {
  const parts: InfoPart[] = [];
  let rest = body;
  for (let found = blockLine.exec(rest); found; found = blockLine.exec(rest)) {
    parts.push(...wordsOf(rest.slice(0, found.index)));
    const [line, block, tab, label = '', caption = '', name = ''] = found;
    const place = places.find((one) => one === block);
    if (block === 'figures') parts.push({ kind: 'figures', figures });
    else if (block === 'cards') parts.push({ kind: 'cards', cards });
    else if (place) parts.push({ kind: place });
    else if (tab) parts.push({ kind: 'tab', id: tab, label });
    else parts.push({ kind: 'picture', name, caption });
    rest = rest.slice(found.index + line.length);
  }
  return [...parts, ...wordsOf(rest)];
}

function wordsOf(text: string): InfoPart[] {
  if (!text.trim()) return [];
  return [{ kind: 'words', html: cleanRichText(markdown.parse(text, { async: false })) }];
}
