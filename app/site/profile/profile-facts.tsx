import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { Profile } from '#core/people/profile.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { ProfilePhoto } from './photo-form.tsx';

export const citizenshipWords = {
  indian: 'Indian citizen',
  nri: 'Indian citizen living abroad',
  foreign: 'Citizen of another country (OCI included)',
};

export const genderWords = { f: 'Woman', m: 'Man', other: 'Other' };
export const maritalWords = {
  single: 'Single',
  married: 'Married',
  widowed: 'Widowed',
  divorced: 'Divorced',
};

/** The profile to read; what is missing is named in one line, with the way to add it. */
export function ProfileFacts({ profile, photo }: { profile: Profile; photo: string | null }) {
  const { addressLine, city, state, pin, country } = profile;
  const address = [addressLine, city, [state, pin].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const facts: [label: string, value: ReactNode][] = [
    ['Full name', profile.name],
    ['Initiated name', profile.initiatedName],
    [
      'E-mail',
      <span key="email" className="row wrapx gap-x-4">
        {profile.email}
        <ButtonLink to={href('/profile/email')} look="quiet" size="sm">
          Change
        </ButtonLink>
      </span>,
    ],
    ['Mobile number', profile.phone],
    ...(profile.whatsapp ? [['WhatsApp', profile.whatsapp] as [string, string]] : []),
    ['Date of birth', profile.bornOn && dayInWords(profile.bornOn)],
    ['Gender', profile.gender && genderWords[profile.gender]],
    ['Marital status', profile.maritalStatus && maritalWords[profile.maritalStatus]],
    ['Citizenship', profile.citizenship && citizenshipWords[profile.citizenship]],
    ['PAN', profile.panMasked],
    ['Address', address && `${address}, ${country}`],
    ['We may speak with you in', profile.language === 'hi' ? 'Hindi' : 'English'],
  ];
  const missing = facts.filter(([, value]) => !value).map(([label]) => label);
  return (
    <div className="panel own-panel">
      <div className="row between wrapx">
        <h2>About you</h2>
        <ButtonLink to={`${href('/profile')}?view=edit`} look="outline" size="sm" icon={<Icon of={Pencil} />}>
          Edit
        </ButtonLink>
      </div>
      <div className="own-photo-row">
        <ProfilePhoto photo={photo} />
        <ButtonLink to={href('/profile/photo')} look="quiet" size="sm">
          {photo ? 'Change the photo' : 'Add a photo'}
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
          <span className="muted">Not given yet: {missing.join(', ')}.</span>
          <ButtonLink to={`${href('/profile')}?view=edit`} look="quiet" size="sm">
            Complete your profile
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
