import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatRupees, zeroPaise } from '#core/money/paise.ts';
import * as m from '#messages/admin/attendance.ts';
import type { Attendance, AttendingClass, Pupil } from '#server/classes/attendance/attendance-queries.ts';
import { Button } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type PupilListProps = Pick<Attendance, 'klass' | 'lessons' | 'pupils'> & {
  /** The lesson that is marked; null before the first. */
  day: string | null;
  mayWrite: boolean;
};

/** One pupil a row; the whole name is the button that marks the lesson. */
export function PupilList({ klass, lessons, pupils, day, mayWrite }: PupilListProps) {
  const sent = useNavigation().formData;
  return (
    <ul className="pupils">
      {pupils.map((pupil) => {
        const { requestId, name, came, certificate, enough } = pupil;
        return (
          <li key={requestId} id={requestId}>
            {mayWrite && day !== null ? (
              <PupilForm pupil={requestId} day={day}>
                <MarkButton
                  pupil={pupil}
                  here={came.includes(day)}
                  busy={sent?.get('pupil') === requestId && sent.get('intent') !== 'certificate'}
                />
              </PupilForm>
            ) : (
              <b>{name}</b>
            )}
            <div className="pupil-facts">
              <span className="sm muted num">{m.lessonsOf(came.length, lessons)}</span>
              <span className="sm muted num">{paidWords(klass, pupil)}</span>
              {certificate && (
                <a
                  className="sm underline num"
                  href={href('/admin-dashboard/classes/certificate/:id', { id: certificate.id })}
                >
                  {m.certificateOf(certificate.number)}
                </a>
              )}
              {!certificate && mayWrite && enough && (
                <PupilForm pupil={requestId} day={day ?? ''}>
                  <Button size="sm" look="outline" name="intent" value="certificate">
                    {m.giveCertificate}
                    <span className="sr">: {name}</span>
                  </Button>
                </PupilForm>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function PupilForm({ pupil, day, children }: { pupil: string; day: string; children: ReactNode }) {
  return (
    <Form method="post" action="?" preventScrollReset>
      <input type="hidden" name="pupil" value={pupil} />
      <input type="hidden" name="day" value={day} />
      {children}
    </Form>
  );
}

type MarkButtonProps = { pupil: Pupil; here: boolean; busy: boolean };

function MarkButton({ pupil: { name, age, guardian }, here, busy }: MarkButtonProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={here ? 'missed' : 'came'}
      aria-pressed={here}
      aria-busy={busy}
      className="pupil-mark"
    >
      <i aria-hidden="true">{here && <Icon of={Check} />}</i>
      <span>
        <b>{name}</b>
        <small className="num">
          {m.yearsOld(age)}
          {guardian !== null && ` · ${m.guardianIs(guardian)}`}
        </small>
      </span>
    </button>
  );
}

/** What is known of the fee of a pupil. */
function paidWords({ fee, payBy }: AttendingClass, { paid, seatId }: Pupil): string {
  if (fee === zeroPaise) return m.free;
  if (paid !== null) return m.paidOnline(formatRupees(paid, 'short'));
  if (seatId !== null) return m.notPaidYet;
  return payBy === 'online' ? m.notPaidOnline : m.atFirstLesson(formatRupees(fee, 'short'));
}
