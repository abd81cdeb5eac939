import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { templeDefaults } from '#core/content/temple-settings.ts';
import { DonationCircle } from './donation-circle.tsx';

function circle(causeId: string | null): string {
  const { circleTiers: tiers, givingWords } = templeDefaults;
  const Circle = () => <DonationCircle words={givingWords.circle} tiers={tiers} causeId={causeId} />;
  const Stub = createRoutesStub([{ path: '/', Component: Circle }]);
  return renderToStaticMarkup(<Stub initialEntries={['/']} />);
}

it('offers each tier as a donation for a cause', () => {
  const html = circle('where-needed');
  expect(html).toContain('id="donationcircle"');
  expect(html.match(/donation-checkout\?cause=where-needed&amp;/g)).toHaveLength(
    templeDefaults.circleTiers.length,
  );
});

it('is shown to those who were sent to it, and says so, while no general cause is open', () => {
  const html = circle(null);
  expect(html).toContain('id="donationcircle"');
  expect(html).toContain('No general cause is open just now');
  expect(html).not.toContain('donation-checkout');
});
