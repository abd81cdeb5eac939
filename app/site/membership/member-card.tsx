import { dayInWords } from '#core/time/date-words.ts';
import * as m from '#messages/member.ts';
import type { MemberCard } from '#server/membership/card-queries.ts';
import { Badge } from '#ui/badge.tsx';
import { plainHref } from '#ui/href.ts';
import { Ornament } from '#ui/ornament.tsx';
import './own-membership.css';

type MemberCardPageProps = { card: MemberCard; temple: string; qr: string | null };

export function MemberCardPage({ card, temple, qr }: MemberCardPageProps) {
  const { code, name, tier, number, beganOn, state } = card;
  const isValid = state === 'valid';
  return (
    <div className="wrap section">
      <article className="member-card">
        <Ornament name="logo-mark" width={56} height={56} />
        <p className="kicker">{temple}</p>
        <Badge tone={isValid ? 'good' : 'bad'}>{m.cardStates[state]}</Badge>
        <h1>{name || m.formerCard}</h1>
        <p>{m.membershipOf(tier)}</p>
        <p className="num">
          <b>{number}</b>
        </p>
        <p className="muted num">{m.memberSince(dayInWords(beganOn))}</p>
        {qr && (
          // The code is drawn by us, from our own address.
          // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
          <div className="qr" role="img" aria-label={m.qrOfCard} dangerouslySetInnerHTML={{ __html: qr }} />
        )}
        {isValid && (
          <a href={plainHref('/membership/card/:code/card.pdf', { code })} className="btn btn-outline btn-sm">
            {m.cardAsPdf}
          </a>
        )}
      </article>
    </div>
  );
}
