import { describe, expect, it } from 'vitest';
import { parseInfoPage } from './parse-info-page.ts';

const head = `path: /page
label: Page
title: A page
lead: Its lead.
description: A description that is long enough to be shown by a search engine.
picture: tulsi
group: about
note: A note
steps:
  - { label: On, to: /on }
figures:
  - { number: '7,000', words: guests }`;
const file = (body: string, front = head) => `---\n${front}\n---\n${body}`;

describe('an information page', () => {
  it('is read in parts, in their order', () => {
    const { parts } = parseInfoPage(
      file('First *words*.\n\n[figures]\n\n## Then\n\n![Seen](csr)\n\nLast.\n'),
    );
    expect(parts).toEqual([
      { kind: 'words', html: '<p>First <em>words</em>.</p>\n' },
      { kind: 'figures', figures: [{ number: '7,000', words: 'guests' }] },
      { kind: 'words', html: '<h2>Then</h2>\n' },
      { kind: 'picture', name: 'csr', caption: 'Seen' },
      { kind: 'words', html: '<p>Last.</p>\n' },
    ]);
  });

  it('may have tabs, cards and the account to pay into', () => {
    const front = `${head}\ncards:\n  - { title: Online, note: From home, picture: books, to: 'https://a.test/' }`;
    const { parts } = parseInfoPage(
      file('Above.\n\n[tab why: Why we give]\n\n[payment]\n\n[tab impact: What it does]\n\n[cards]\n', front),
    );
    expect(parts.slice(1)).toEqual([
      { kind: 'tab', id: 'why', label: 'Why we give' },
      { kind: 'payment' },
      { kind: 'tab', id: 'impact', label: 'What it does' },
      {
        kind: 'cards',
        cards: [{ title: 'Online', note: 'From home', picture: 'books', to: 'https://a.test/' }],
      },
    ]);
  });

  it('loses what could run as script', () => {
    const { parts } = parseInfoPage(file('Hello<script>steal()</script> <a href="javascript:x()">you</a>'));
    expect(JSON.stringify(parts)).not.toMatch(/script|steal/);
  });

  it.each([
    ['no front matter', 'Only words.'],
    ['no picture', file('Words.', head.replace('picture: tulsi\n', ''))],
    ['a legal page without its date', file('Words.', head.replace('about', 'legal'))],
    ['a field nobody knows', file('Words.', `${head}\ncolour: red`)],
    [
      'a card that runs script',
      file('Words.', `${head}\ncards: [{title: A, note: B, picture: csr, to: 'javascript:x'}]`),
    ],
    ['a step that leads nowhere', file('Words.', head.replace('/on', 'on'))],
  ])('is refused with %s', (_, source) => {
    expect(() => parseInfoPage(source)).toThrow();
  });
});
