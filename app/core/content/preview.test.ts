import { describe, expect, it } from 'vitest';
import { excerptOf, previewOf } from './preview.ts';

const hundred = 'x'.repeat(100);

describe('previewOf', () => {
  it.each([
    ['nothing', '', ''],
    ['a short text, unchanged and without an ellipsis', '<p>A small plant.</p>', 'A small plant.'],
    ['exactly a hundred characters', hundred, hundred],
    ['one more than a hundred', `${hundred}y`, `${hundred}…`],
    ['no blank before the ellipsis', `${'x'.repeat(99)} yes`, `${'x'.repeat(99)}…`],
    ['paragraphs, separated', '<p>One.</p><p>Two.</p>', 'One. Two.'],
    ['emphasis inside a word, not torn', 'pra<em>sā</em>dam', 'prasādam'],
    ['a line break', 'one<br>two', 'one two'],
    ['entities', 'Krishna &amp; Balarama &#2384; &#x1F33F; &lt;b&gt;', 'Krishna & Balarama ॐ 🌿 <b>'],
    ['an entity escaped twice, decoded once', '&amp;lt;', '&lt;'],
    ['an unknown entity, left alone', 'a &foo; b', 'a &foo; b'],
    ['entities out of range', 'a&#0;&#9999999;b', 'ab'],
    ['white space of every kind', ' a\n\t b&nbsp; c ', 'a b c'],
    ['script with its content', 'a<script>steal()</script>b<style>p{}</style>c', 'a b c'],
    ['a tag cut off at the end', '<p>Hello <a href="https://exa', 'Hello'],
    ['a comparison, which is no tag', '3 < 4 and 5 > 4', '3 < 4 and 5 > 4'],
  ])('%s', (_, html, expected) => expect(previewOf(html)).toBe(expected));

  it('counts a Devanagari syllable as one character and never cuts it apart', () => {
    const conjuncts = 'क्ष्मि'.repeat(40);
    const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].map((one) => one.segment);
    const preview = graphemes(previewOf(conjuncts, 20));
    expect(preview).toHaveLength(21);
    expect(preview.slice(0, 20)).toEqual(graphemes(conjuncts).slice(0, 20));
  });

  it.each([
    ['a letter with its marks', 'ṝ', 'ṝṝ…'],
    ['an emoji made of several', '👩‍👩‍👧', '👩‍👩‍👧👩‍👩‍👧…'],
    ['a letter written as two code points', 'ā', 'āā…'],
  ])('keeps whole %s', (_, one, expected) => expect(previewOf(one.repeat(3), 2)).toBe(expected));
});

describe('excerptOf', () => {
  it.each([
    ['a short text, whole', 'One two.', 20, 'One two.'],
    ['no half word', 'One two three', 9, 'One two…'],
    ['no comma before the ellipsis', 'One, two, three', 11, 'One, two…'],
    ['a single long word, cut', 'Govardhana', 4, 'Gova…'],
  ])('gives %s', (_, html, length, expected) => expect(excerptOf(html, length)).toBe(expected));
});
