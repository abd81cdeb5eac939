import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import type { CivilDate } from '#core/calendar/civil-date.ts';
import { longDate as dateWords } from '#core/calendar/day-words.ts';
import type { Relative, StoredOccasion } from '#core/people/family.ts';
import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/family.ts';
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
        <h2>{m.familyAndDays}</h2>
        <ButtonLink to={href('/profile/family')} look="outline" size="sm" icon={<Icon of={Pencil} />}>
          {empty ? m.add : m.change}
        </ButtonLink>
      </div>
      {empty && <p className="muted">{m.nothingYet}</p>}
      {!empty && (
        <dl className="own-facts">
          {relatives.map(({ relation, name, phone, bornOn }) => (
            <div key={`${relation} ${name} ${bornOn}`}>
              <dt>{m.relations[relation]}</dt>
              <dd>
                {name}
                <Small>{[phone, bornOn && m.bornOn(dayInWords(bornOn))].filter(Boolean).join(' · ')}</Small>
              </dd>
            </div>
          ))}
          {occasions.map((one) => (
            <div key={`${one.title} ${one.beganOn}`}>
              <dt>{one.title}</dt>
              <dd>
                {one.next ? dateWords(one.next as CivilDate) : dayInWords(one.beganOn)}
                <Small>
                  {[
                    one.lunarWords,
                    m.firstOn(dayInWords(one.beganOn)),
                    one.remind && wantsReminders && m.weRemindYou,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
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
