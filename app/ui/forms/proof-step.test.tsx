import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ProofStep } from './proof-step.tsx';
import { ProofWait } from './proof-wait.tsx';

const asked = { challenge: '{}', again: false, minutes: 60 };
const textOf = (html: string) => html.replace(/<!-- -->|<[^>]+>/g, '');

it('renders nothing where no puzzle is required', () => {
  expect(renderToString(<ProofStep asked={undefined} />)).toBe('');
});

it('shows what happens, and what to do without script', () => {
  const html = renderToString(<ProofWait asked={asked} />);
  expect(textOf(html)).toBe(
    'One moment: we make sure that no robot is at work.' +
      'This takes JavaScript. Without it, wait 60 minutes and send the form again, or call the temple office.',
  );
  expect(html).toContain('role="status"');
  expect(html).toContain('<input type="hidden" name="proof"/>');
  expect(html).toMatch(/<p class="hidden noscript:block">/);
  expect(textOf(renderToString(<ProofWait asked={asked} otherwise="or ask for a letter" />))).toMatch(
    /send the form again, or ask for a letter\.$/,
  );
});
