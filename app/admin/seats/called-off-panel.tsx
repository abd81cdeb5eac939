import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Panel } from '#admin/frame/panel.tsx';
import * as m from '#messages/admin/call-off.ts';
import type { CallOffView } from '#server/seats/queries/call-off-queries.ts';
import { href } from '#ui/href.ts';

type CalledOffPanelProps = {
  off: CallOffView;
  at: string;
  reason: string;
  /** What visitors read of why. */
  children: ReactNode;
};

/** What was called off, when and why; what is not ended yet; whom somebody has to call. */
export function CalledOffPanel({ off, at, reason, children }: CalledOffPanelProps) {
  const left = off.seated + off.waiting + off.unpaid;
  return (
    <>
      <Panel title={m.why}>
        <div className="grid gap-4">
          <p>
            {reason}
            <span className="sm muted block num">{at}</span>
          </p>
          {children}
          <p>{left > 0 ? m.stillEnding(left) : m.allEnded}</p>
        </div>
      </Panel>
      <Panel title={m.toCall}>
        {off.toCall.length === 0 ? (
          <p>{m.nobodyToCall}</p>
        ) : (
          <>
            <p className="muted sm">{m.toCallNote}</p>
            <ul className="admin-rows">
              {off.toCall.map(({ requestId, name, phone }) => (
                <li key={requestId} className="row between wrapx">
                  <Link to={href('/admin-dashboard/inbox/:id', { id: requestId })} className="underline">
                    {name}
                  </Link>
                  {phone && (
                    <a href={`tel:${phone}`} className="underline num">
                      {phone}
                    </a>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
    </>
  );
}
