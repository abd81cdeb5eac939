import { describe, expect, it } from 'vitest';
import { htmlToProse, proseToHtml } from './plain-prose.ts';

describe('plain prose', () => {
  it.each([
    ['two paragraphs', 'One.\n\nTwo & <b>.', '<p>One.</p><p>Two &amp; &lt;b&gt;.</p>'],
    ['a line break', 'One\ntwo', '<p>One<br />two</p>'],
    ['a list', 'Needs:\n\n- rice\n- ghee', '<p>Needs:</p><ul><li>rice</li><li>ghee</li></ul>'],
    ['nothing', '', ''],
  ])('%s survives a round trip', (_, prose, html) => {
    expect(proseToHtml(prose)).toBe(html);
    expect(htmlToProse(html)).toBe(prose);
  });

  it('never makes markup of typed text', () => {
    expect(proseToHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
  });
});
