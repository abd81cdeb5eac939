import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import type { FirstStep } from '#server/stats/first-steps.ts';
import { Badge } from '#ui/badge.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';

type Step = { words: string; note: string; to?: string };

const steps: Record<FirstStep, Step> = {
  temple: {
    words: 'Name, address and telephone',
    note: 'They stand on every page. Opening hours and pictures are in Settings too.',
    to: href('/admin-dashboard/settings'),
  },
  receiver: {
    words: 'Who receives the gifts',
    note: 'The person who runs the server enters the trust or society once; receipts are in its name.',
  },
  cause: {
    words: 'The first cause',
    note: 'What people can give for. Until then the donation page takes nothing.',
    to: href('/admin-dashboard/donation/causes/:id', { id: 'new' }),
  },
  product: {
    words: 'The first product',
    note: 'A category, a price, how many are on the shelf.',
    to: href('/admin-dashboard/products/:id', { id: 'new' }),
  },
  event: {
    words: 'The first event',
    note: 'The next festival or feast, with its day and hour.',
    to: href('/admin-dashboard/events/create-event'),
  },
  staff: {
    words: 'Who helps you',
    note: 'Invite others into the office; each sees what their work needs.',
    to: href('/admin-dashboard/staff'),
  },
};

/** The first steps for the owner of a new site; finished ones are ticked. */
export function FirstStepsPanel({ done }: { done: Record<FirstStep, boolean> }) {
  return (
    <section className="panel" aria-labelledby="first-steps">
      <header>
        <div>
          <h2 id="first-steps">Begin here</h2>
          <p className="muted">The office is new. These steps make the site yours; take them in any order.</p>
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
                  Done
                </Badge>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
