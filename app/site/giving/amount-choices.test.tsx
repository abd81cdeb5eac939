import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paise } from '#core/money/paise.ts';
import { AmountChoices } from './amount-choices.tsx';
import type { CauseView } from './cause-view.ts';

const cause = {
  id: 'cow-care',
  title: 'Cow care',
  types: [{ id: 'fodder', title: 'A day’s fodder', amount: paise(50_000) }],
  presets: [],
  allowsOwnAmount: true,
} as Partial<CauseView> as CauseView;

function formOf(field: 'choice' | 'ownAmount' | 'inNameOf'): string {
  const typed = { cause: cause.id, choice: 'type:gone', ownAmount: '', quantity: '1', inNameOf: '' };
  const refused = { kind: 'refused', field, message: 'It is not there.', typed } as const;
  return renderToStaticMarkup(<AmountChoices id="g" cause={cause} look="full" refused={refused} />);
}

it('a refused choice has its message on the group, and marks each of its amounts', () => {
  const html = formOf('choice');
  expect(html).toMatch(/<fieldset[^>]* aria-describedby="g-error"/);
  const radios = html.match(/<input[^>]*type="radio"[^>]*>/g) ?? [];
  expect(radios).toHaveLength(2);
  for (const radio of radios) expect(radio).toContain('aria-invalid="true"');
  expect(html).toMatch(/id="g-error"[^>]*>.*It is not there/);
});

it('a refused own amount has its message on its field alone', () => {
  const html = formOf('ownAmount');
  expect(html).not.toMatch(/<fieldset[^>]* aria-describedby/);
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
  expect(html).toMatch(/<input[^>]*aria-describedby="g-error" name="ownAmount"/);
});

it('shows no problem of another field', () => {
  expect(formOf('inNameOf')).not.toContain('It is not there');
});
