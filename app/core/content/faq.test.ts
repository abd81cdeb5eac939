import { expect, it } from 'vitest';
import { faqOf } from './faq.ts';
import type { SafeHtml } from './safe-html.ts';

const words = (html: string) => ({ kind: 'words' as const, html: html as SafeHtml });

it('finds the headings that are questions, with the text below them as plain text', () =>
  expect(
    faqOf([
      words(
        '<p>Why?</p><h2>Good to know</h2><p>Shoes.</p><h3>Is there a <em>fee</em>?</h3><p>No &amp; never.</p><ul><li>Come</li></ul>',
      ),
      { kind: 'contact' },
      words('<h2>Children?</h2><p>Yes.</p><h2>Empty?</h2>'),
    ]),
  ).toEqual([
    { question: 'Is there a fee?', answer: 'No & never. Come' },
    { question: 'Children?', answer: 'Yes.' },
  ]));
