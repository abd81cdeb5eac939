import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { Profile } from '#core/people/profile.ts';
import { ProfileFacts } from './profile-facts.tsx';

const given = { name: 'Radha', email: 'radha@example.org', language: 'en', phone: '+919876543210' };

it('shows what is given, and names the rest in one line with the way to add it', () => {
  const profile = given as unknown as Profile;
  const Stub = createRoutesStub([
    { path: '/', Component: () => <ProfileFacts profile={profile} photo={null} /> },
  ]);
  const html = renderToStaticMarkup(<Stub initialEntries={['/']} />);
  expect([...html.matchAll(/<dt>(.*?)<\/dt>/g)].map(([, label]) => label)).toEqual([
    'Full name',
    'E-mail',
    'Mobile number',
    'We may speak with you in',
  ]);
  expect(html).toContain('Not given yet: Initiated name, Date of birth,');
  expect(html).toMatch(/href="\/profile\?view=edit"[^>]*>.*Complete your profile/);
});
