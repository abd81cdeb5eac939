import { describe, expect, it } from 'vitest';
import { cleanRichText } from '#server/rich-text/rich-text.ts';
import { cleanPaste } from './clean-paste.ts';
import { wordPaste } from './test-word-paste.ts';

/** Without the blanks and the empty shells that a browser does not show either. */
const shown = (html: string) =>
  html
    .replace(/<\/?(?:span|div|html|head|body)\b[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<\/?(?:h2|h3|p|ul|ol|li)\b[^>]*>) ?/g, '$1')
    .trim();

describe('a text out of Word', () => {
  it('keeps headings, lists, links, bold and italic, and nothing else of Word', () => {
    expect(shown(cleanPaste(wordPaste).replace(/<span lang="HI">(.*?)<\/span>/, '[hi $1]'))).toBe(
      [
        '<h2>Kartik at the temple</h2>',
        '<h2><a></a>What we do</h2>',
        '<p>Every evening <b>one lamp</b> is lit, <i>slowly</i>.</p>',
        '<ul><li><p>Ghee</p><ul><li><p>of our cows</p></li></ul></li><li><p>Wicks</p></li></ul>',
        '<h2>In this order</h2>',
        '<ol><li><p>Wash</p></li><li><p>Light</p></li></ol>',
        '<p>Ask <a href="https://example.org/kartik">here</a>, or Ghaziabad: [hi दीप].',
        ' <img src="file:///C:/Users/x/clip_image001.png"></p>',
      ].join(''),
    );
  });

  it.each(['mso', 'Mso', 'o:p', 'font', 'Calibri', 'RS1', 'by noon', 'Is this so', 'supportLists', '·'])(
    'holds no %s',
    (word) => expect(cleanPaste(wordPaste)).not.toContain(word),
  );

  it('has no picture of a local disk after the server’s check', () => {
    const stored = cleanRichText(cleanPaste(wordPaste));
    expect(stored).not.toContain('file:');
    expect(stored).toContain('<ol><li><p>Wash</p></li>');
  });
});

it('lists that change their kind or begin deep are lists still', () => {
  const point = (level: number, sign: string, words: string) =>
    `<p style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${sign}<span> </span></span>${words}</p>`;
  const html = [point(3, '·', 'a'), point(1, '1)', 'b'), point(2, '(iv)', 'c'), point(1, '2)', 'd')].join(
    '\n',
  );
  expect(cleanPaste(html)).toBe(
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p><ol><li><p>c</p></li></ol></li><li><p>d</p></li></ol>',
  );
});

it.each([
  [
    'Google Docs',
    '<b style="font-weight:normal;" id="docs-1"><span style="font-size:11pt;font-weight:700">a</span></b>',
    '<b style="font-weight:normal"><span style="font-weight:700">a</span></b>',
  ],
  ['the editor itself', '<p data-pm-slice="1 1 []">a</p>', '<p data-pm-slice="1 1 []">a</p>'],
  ['half a comment', '<p>a</p><!--[if', '<p>a</p><!--[if'],
])('takes what %s copies', (_, html, expected) => expect(cleanPaste(html)).toBe(expected));

it.each([
  '<p>a</p><script>steal()</script>',
  '<p>a</p><scr<script></script>ipt>steal()</scr</script>ipt>',
  '<p onclick="steal()" style="background:url(javascript:steal())">a</p>',
  '<p>a</p><img src=x onerror=steal()>',
  '<p>a<a href="javascript:steal()"></a></p>',
  '<p>a</p><svg><a xlink:href="javascript:steal()"></a></svg>',
  '<p>a</p><iframe srcdoc="<script>steal()</script>"></iframe>',
  '<p>a</p><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=steal()&gt;">',
  '<p>a</p><p style=\'mso-list:l0 level99999999999\'><span style="mso-list:Ignore"><img src=x onerror=steal()></p>',
  `<p>a</p>${'<div>'.repeat(5_000)}`,
])('of hostile or broken markup the stored text holds nothing that acts (%#)', (html) => {
  for (const stored of [cleanRichText(html), cleanRichText(cleanPaste(html))]) {
    expect(stored).toMatch(/^<p>a/);
    expect(stored).not.toMatch(/<(?!\/?(?:p|a|ul|ol|li|span)\b)|javascript:|\son\w+=/i);
  }
});
