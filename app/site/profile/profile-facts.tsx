import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { languages } from '#core/language/languages.ts';
import type { Profile } from '#core/people/profile.ts';
import { mobileWords } from '#core/people/read-mobile.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as account from '#messages/account.ts';
import * as m from '#messages/profile.ts';
import { india, stateName } from '#messages/states.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { ProfilePhoto } from './photo-form.tsx';

type ProfileFactsProps = {
  profile: Profile;
  photo: string | null;
  /** The temple lets people sign in by a code to their mobile. */
  offersMobile?: boolean;
};

/** The profile to read; what is missing is named in one line, with the way to add it. */
export function ProfileFacts({ profile, photo, offersMobile }: ProfileFactsProps) {
  const { addressLine, city, state, pin, country } = profile;
  const address = [addressLine, city, [state && stateName(state), pin].filter(Boolean).join(' ')]
    .filter(Boolean)
    .join(', ');
  const facts: [label: string, value: ReactNode][] = [
    [m.fullName, profile.name],
    [m.initiatedName, profile.initiatedName],
    [
      m.email,
      <span key="email" className="row wrapx gap-x-4">
        {profile.email}
        <ButtonLink to={href('/profile/email')} look="quiet" size="sm">
          {profile.email ? m.change : m.addEmail}
        </ButtonLink>
      </span>,
    ],
    // The same number twice would say nothing.
    ...(profile.phone !== profile.mobile || !profile.phone
      ? [[m.mobileNumber, profile.phone] as [string, string | null]]
      : []),
    ...(profile.mobile || offersMobile
      ? [[m.mobileSignsIn, <MobileSignsIn key="mobile" mobile={profile.mobile} />] as [string, ReactNode]]
      : []),
    ...(profile.whatsapp ? [[m.whatsapp, profile.whatsapp] as [string, string]] : []),
    [m.dateOfBirth, profile.bornOn && dayInWords(profile.bornOn)],
    [m.gender, profile.gender && m.genders[profile.gender]],
    [m.maritalStatus, profile.maritalStatus && m.maritalStatuses[profile.maritalStatus]],
    [m.citizenship, profile.citizenship && m.citizenships[profile.citizenship]],
    [m.pan, profile.panMasked],
    [m.address, address && `${address}, ${country === 'India' ? india : country}`],
    [account.weSpeakIn, profile.language && languages[profile.language].name],
  ];
  const missing = facts.filter(([, value]) => !value).map(([label]) => label);
  return (
    <div className="panel own-panel">
      <div className="row between wrapx">
        <h2>{m.aboutYou}</h2>
        <ButtonLink to={`${href('/profile')}?view=edit`} look="outline" size="sm" icon={<Icon of={Pencil} />}>
          {m.edit}
        </ButtonLink>
      </div>
      <div className="own-photo-row">
        <ProfilePhoto photo={photo} />
        <ButtonLink to={href('/profile/photo')} look="quiet" size="sm">
          {photo ? m.changePhoto : m.addPhoto}
        </ButtonLink>
      </div>
      <dl className="own-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {missing.length > 0 && (
        <p className="own-missing">
          <span className="muted">{m.notGivenYet(missing.join(', '))}</span>
          <ButtonLink to={`${href('/profile')}?view=edit`} look="quiet" size="sm">
            {m.completeProfile}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}

function MobileSignsIn({ mobile }: { mobile: string | null }) {
  return (
    <span className="row wrapx gap-x-4">
      {mobile && mobileWords(mobile)}
      <ButtonLink to={href('/profile/mobile')} look="quiet" size="sm">
        {mobile ? m.change : m.addNumber}
      </ButtonLink>
    </span>
  );
}
