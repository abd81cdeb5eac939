import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import * as m from '#messages/admin/dashboard.ts';
import type { FirstStep } from '#server/stats/first-steps.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type Step = { words: string; note: string; to?: string };

const steps: Record<FirstStep, Step> = {
  temple: {
    words: m.stepTemple,
    note: m.stepTempleNote,
    to: href('/admin-dashboard/settings'),
  },
  receiver: {
    words: m.stepReceiver,
    note: m.stepReceiverNote,
  },
  cause: {
    words: m.stepCause,
    note: m.stepCauseNote,
    to: href('/admin-dashboard/donation/causes/:id', { id: 'new' }),
  },
  product: {
    words: m.stepProduct,
    note: m.stepProductNote,
    to: href('/admin-dashboard/products/:id', { id: 'new' }),
  },
  event: {
    words: m.stepEvent,
    note: m.stepEventNote,
    to: href('/admin-dashboard/events/create-event'),
  },
  staff: {
    words: m.stepStaff,
    note: m.stepStaffNote,
    to: href('/admin-dashboard/staff'),
  },
};

/** The first steps for the owner of a new site; finished ones are ticked. */
export function FirstStepsPanel({ done }: { done: Record<FirstStep, boolean> }) {
  return (
    <section className="panel" aria-labelledby="first-steps">
      <header>
        <div>
          <h2 id="first-steps">{m.beginHere}</h2>
          <p className="muted">{m.officeIsNew}</p>
        </div>
      </header>
      <ol className="admin-rows">
        {(Object.keys(steps) as FirstStep[]).map((step) => {
          const { words, note, to } = steps[step];
          return (
            <li key={step} className="row between wrapx">
              <span className="grow-text">
                {to ? (
                  <Link to={to} className="inline-block py-2 font-semibold underline">
                    {words}
                  </Link>
                ) : (
                  <b className="font-semibold">{words}</b>
                )}
                <span className="sm muted block">{note}</span>
              </span>
              {done[step] && (
                <Badge tone="good" icon={<Icon of={Check} />}>
                  {m.done}
                </Badge>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
