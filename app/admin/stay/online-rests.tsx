import { Panel } from '#admin/frame/panel.tsx';
import { stageWords } from '#admin/words/stay-words.ts';
import { formatRupees } from '#core/money/paise.ts';
import type { StayView } from '#core/stay/stay-view.ts';
import * as m from '#messages/admin/stay-money.ts';
import { Badge } from '#ui/badge.tsx';

/** What the guest pays, or has paid, of the rest on the site; what came to nothing is left out. */
export function OnlineRests({ rests }: Pick<StayView, 'rests'>) {
  const shown = rests.filter(({ money }) => money !== 'cancelled' && money !== 'expired');
  if (shown.length === 0) return null;
  return (
    <Panel title={m.restOnline}>
      <ul className="admin-rows">
        {shown.map(({ id, stage, total }) => {
          const { label, tone } = stageWords(stage);
          return (
            <li key={id} className="row between wrapx">
              <b className="num">{formatRupees(total)}</b>
              <Badge tone={tone}>{label}</Badge>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
