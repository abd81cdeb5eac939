import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import { longDate as dateWords } from '#core/calendar/day-words.ts';
import { type Relative, relations, type StoredOccasion } from '#core/people/family.ts';
import { dayInWords } from '#core/time/date-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type FamilyFactsProps = {
  relatives: readonly Relative[];
  /** `lunarWords` come from the server: wording a lunar day needs the whole almanac. */
  occasions: readonly (StoredOccasion & { next: string | null; lunarWords: string | null })[];
  wantsReminders: boolean;
};

/** Family and days to read, each day with the date of its next return. */
export function FamilyFacts({ relatives, occasions, wantsReminders }: FamilyFactsProps) {
  const empty = relatives.length === 0 && occasions.length === 0;
  return (
    <div className="panel own-panel">
      <div className="row between wrapx">
        <h2>Family and days to remember</h2>
        <ButtonLink to={href('/profile/family')} look="outline" size="sm" icon={<Icon of={Pencil} />}>
          {empty ? 'Add' : 'Change'}
        </ButtonLink>
      </div>
      {empty && (
        <p className="muted">
          Write down birthdays, anniversaries and days of remembrance, by date or by tithi, and we remind you.
        </p>
      )}
      {!empty && (
        <dl className="own-facts">
          {relatives.map(({ relation, name, phone, bornOn }) => (
            <div key={`${relation} ${name} ${bornOn}`}>
              <dt>{relations[relation]}</dt>
              <dd>
                {name}
                <Small>{[phone, bornOn && `born ${dayInWords(bornOn)}`].filter(Boolean).join(' · ')}</Small>
              </dd>
            </div>
          ))}
          {occasions.map((one) => (
            <div key={`${one.title} ${one.beganOn}`}>
              <dt>{one.title}</dt>
              <dd>
                {one.next ? dateWords(one.next as CivilDate) : dayInWords(one.beganOn)}
                <Small>
                  {one.lunarWords ? `${one.lunarWords} · ` : ''}first on {dayInWords(one.beganOn)}
                  {one.remind && wantsReminders ? ' · we remind you' : ''}
                </Small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return children ? <small className="block text-sm text-ink-3">{children}</small> : null;
}
