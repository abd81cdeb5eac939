import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import type { Profile } from '#core/people/profile.ts';
import type { PersonPage } from '#server/person-file/person-page.ts';

const citizenWords = { indian: 'Indian', nri: 'Indian, abroad', foreign: 'Foreign' };

/** The profile of a person. The PAN is masked here as everywhere. */
export function PersonFacts({ person: { profile, email, phone } }: { person: PersonPage }) {
  return profile ? <ProfileFacts profile={profile} /> : <GuestFacts email={email} phone={phone} />;
}

/** A guest has no profile: only what their donations, orders and bookings hold. */
function GuestFacts({ email, phone }: Pick<PersonPage, 'email' | 'phone'>) {
  const facts = [
    ['E-mail', email],
    ['Phone', phone],
  ].flatMap(([label, value]) => (label && value ? [[label, value]] : []));
  return (
    <Panel aria-labelledby="facts" title="Without an account">
      <p className="muted sm mb-4">
        {email
          ? 'Known by this e-mail, which nobody has proven.'
          : 'Known by this phone and name; no e-mail was given.'}
      </p>
      <Facts facts={facts} />
    </Panel>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const place = [profile.addressLine, profile.city, profile.state, profile.pin].filter(Boolean).join(', ');
  const facts: [label: string, value: string | null][] = [
    ['E-mail', profile.email],
    ['Phone', profile.phone],
    ['WhatsApp', profile.whatsapp],
    ['Initiated name', profile.initiatedName],
    ['Born on', profile.bornOn],
    ['Citizenship', profile.citizenship && citizenWords[profile.citizenship]],
    ['PAN', profile.panMasked],
    ['Address', place || null],
    ['Language', profile.language === 'hi' ? 'Hindi' : 'English'],
  ];
  return (
    <Panel aria-labelledby="facts" title="Profile">
      <Facts facts={facts.flatMap(([label, value]) => (value ? [[label, value]] : []))} />
    </Panel>
  );
}

function Facts({ facts }: { facts: string[][] }) {
  return (
    <dl className="admin-facts">
      {facts.map(([label, value]) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
