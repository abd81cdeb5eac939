import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { DepartureForm } from './departure-form.tsx';

it('names the field in the summary of a refused departure', () => {
  const refused = { problems: [{ field: 'seats', code: 'choice-invalid' }], typed: {} };
  const days = { from: '2026-11-26', to: '2027-11-26' };
  const Component = () => <DepartureForm departure={null} days={days} refused={refused} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  const html = renderToString(<Stub />);
  expect(html).toContain('Seats: Choose one of the options.');
});
