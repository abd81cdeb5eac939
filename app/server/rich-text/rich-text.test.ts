import { describe, expect, it } from 'vitest';
import { cleanRichText } from './rich-text.ts';

describe('cleanRichText', () => {
  it.each([
    '<h2>Carry</h2><p>Water and <strong>a cloth</strong>, <em>kīrtana</em></p><ul><li>Tulasī</li></ul>',
    '<blockquote><p lang="sa">पत्रं पुष्पं फलं तोयं</p></blockquote>',
    'one<br />two<hr />',
  ])('keeps what a text needs: %s', (html) => expect(cleanRichText(html)).toBe(html));

  it.each([
    ['script', '<p>a</p><script>steal()</script>', '<p>a</p>'],
    ['a handler', '<p onclick="steal()">a</p>', '<p>a</p>'],
    ['an image with a handler', '<img src=x onerror=steal()>a', 'a'],
    ['svg with script', '<svg><script>steal()</script></svg>a', 'a'],
    ['style', '<p style="position:fixed">a</p><style>p{}</style>', '<p>a</p>'],
    ['a frame', '<iframe src="https://evil.example"></iframe>a', 'a'],
    ['a form', '<form action="https://evil.example"><input name="pan"></form>a', 'a'],
    ['a class or id of ours', '<p class="btn" id="pay">a</p>', '<p>a</p>'],
    ['half a tag', '<p>a</p><script', '<p>a</p>script'],
    ['script in disguise', '<scr<script>ipt>steal()</script>', 'ipt&gt;steal()'],
  ])('takes out %s', (_, html, expected) => expect(cleanRichText(html)).toBe(expected));

  it.each([
    'javascript:steal()',
    ' java\nscript:steal()',
    '&#106;avascript:steal()',
    'data:text/html,<script>steal()</script>',
    'vbscript:steal',
    '//evil.example',
  ])('takes the address %j from a link', (href) => {
    expect(cleanRichText(`<a href="${href}">a</a>`)).toBe('<a rel="noopener nofollow">a</a>');
  });

  it.each(['/donate', 'https://example.org/', 'mailto:office@temple.example', 'tel:+911200000000'])(
    'keeps the address %s',
    (href) => {
      expect(cleanRichText(`<a href="${href}" target="_blank">a</a>`)).toBe(
        `<a href="${href}" rel="noopener nofollow">a</a>`,
      );
    },
  );

  it('leaves the page its only h1', () => expect(cleanRichText('<h1>a</h1>')).toBe('<h2>a</h2>'));

  it('changes nothing the second time', () => {
    const once = cleanRichText('<h1>a</h1><a href="https://example.org/?a=1&b=2">b</a> 3 < 4 &amp; 5');
    expect(cleanRichText(once)).toBe(once);
  });
});
