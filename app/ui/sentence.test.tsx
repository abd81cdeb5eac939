import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Sentence } from './sentence.tsx';

const written = (text: string) =>
  renderToStaticMarkup(
    <Sentence
      text={text}
      parts={{ terms: (words) => <a href="/t">{words}</a>, loud: (words) => <b>{words}</b> }}
    />,
  );

it.each([
  ['Plain words.', 'Plain words.'],
  ['Read the <terms>terms</terms> first.', 'Read the <a href="/t">terms</a> first.'],
  ['<loud>No</loud> and <terms>yes</terms>', '<b>No</b> and <a href="/t">yes</a>'],
  ['2 < 3 & <b>so</b>', '2 &lt; 3 &amp; '],
])('%s', (text, html) => expect(written(text)).toBe(html));
