import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import type { BodyMeter } from '#server/stats/attention.ts';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';

const stateWords = {
  free: { label: 'Below the line', tone: 'good' },
  near: { label: 'Near the line', tone: 'wait' },
  over: { label: 'Over the line', tone: 'bad' },
} as const;

/** Gupt donations of this tax year against the limit up to which they are tax-free. */
export function AnonymousMeters({ meters }: { meters: BodyMeter[] }) {
  return (
    <Panel title="Quiet gifts and the law">
      {meters.length === 0 && <p className="muted">No body that receives gifts is set up yet.</p>}
      <ul className="admin-stack">
        {meters.map(({ entity, anonymous, line, state, law, withoutAddress }) => (
          <li key={entity}>
            <div className="row between wrapx mb-2">
              <b className="font-semibold">{entity}</b>
              <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            </div>
            <Progress value={anonymous} max={line} label={`Quiet gifts of ${entity} against the line`}>
              {formatRupees(anonymous, 'short')} of {formatRupees(line, 'short')} this tax year ({law})
            </Progress>
            <p className="sm muted num mt-2">
              {formatRupees(withoutAddress, 'short')} came in a name without an address. Your accountant says
              whether they count too.
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
