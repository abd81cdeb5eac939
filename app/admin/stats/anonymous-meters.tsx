import { Panel } from '#admin/frame/panel.tsx';
import { formatRupees } from '#core/money/paise.ts';
import * as m from '#messages/admin/stats.ts';
import type { BodyMeter } from '#server/stats/attention.ts';
import { Badge } from '#ui/badge.tsx';
import { Progress } from '#ui/progress.tsx';

const stateWords = {
  free: { label: m.belowLine, tone: 'good' },
  near: { label: m.nearLine, tone: 'wait' },
  over: { label: m.overLine, tone: 'bad' },
} as const;

/** Gupt donations of this tax year against the limit up to which they are tax-free. */
export function AnonymousMeters({ meters }: { meters: BodyMeter[] }) {
  return (
    <Panel title={m.quietAndLaw}>
      {meters.length === 0 && <p className="muted">{m.noBody}</p>}
      <ul className="admin-stack">
        {meters.map(({ entity, anonymous, line, state, law, withoutAddress }) => (
          <li key={entity}>
            <div className="row between wrapx mb-2">
              <b className="font-semibold">{entity}</b>
              <Badge tone={stateWords[state].tone}>{stateWords[state].label}</Badge>
            </div>
            <Progress value={anonymous} max={line} label={m.againstLine(entity)}>
              {m.ofLine(formatRupees(anonymous, 'short'), formatRupees(line, 'short'), law)}
            </Progress>
            <p className="sm muted num mt-2">{m.withoutAddress(formatRupees(withoutAddress, 'short'))}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
