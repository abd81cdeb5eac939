import { Panel } from '#admin/frame/panel.tsx';
import { Fact } from '#admin/records/fact.tsx';
import { languages } from '#core/language/languages.ts';
import type { Profile } from '#core/people/profile.ts';
import * as m from '#messages/admin/people.ts';
import type { PersonPage } from '#server/person-file/person-page.ts';

const citizenWords = { indian: m.indian, nri: m.indianAbroad, foreign: m.foreign };

/** The profile of a person. The PAN is masked here as everywhere. */
export function PersonFacts({ person: { profile, email, phone } }: { person: PersonPage }) {
  return profile ? <ProfileFacts profile={profile} /> : <GuestFacts email={email} phone={phone} />;
}

/** A guest has no profile: only what their donations, orders and bookings hold. */
function GuestFacts({ email, phone }: Pick<PersonPage, 'email' | 'phone'>) {
  const facts = [
    [m.email, email],
    [m.phone, phone],
  ].flatMap(([label, value]) => (label && value ? [[label, value]] : []));
  return (
    <Panel aria-labelledby="facts" title={m.withoutAccount}>
      <p className="muted sm mb-4">{email ? m.knownByEmail : m.knownByPhone}</p>
      <Facts facts={facts} />
    </Panel>
  );
}

function ProfileFacts({ profile }: { profile: Profile }) {
  const place = [profile.addressLine, profile.city, profile.state, profile.pin].filter(Boolean).join(', ');
  const facts: [label: string, value: string | null][] = [
    [m.email, profile.email],
    [m.signsInBy, profile.mobile],
    [m.phone, profile.phone],
    ['WhatsApp', profile.whatsapp],
    [m.initiatedName, profile.initiatedName],
    [m.bornOn, profile.bornOn],
    [m.citizenship, profile.citizenship && citizenWords[profile.citizenship]],
    [m.pan, profile.panMasked],
    [m.address, place || null],
    [m.language, profile.language && languages[profile.language].name],
  ];
  return (
    <Panel aria-labelledby="facts" title={m.profile}>
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
