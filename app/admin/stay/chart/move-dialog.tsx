import { useEffect } from 'react';
import { Form, useFetcher } from 'react-router';
import { adminMessageFor } from '#admin/words/admin-messages.ts';
import * as m from '#messages/admin/stay-moves.ts';
import type { StayPlan } from '#server/stay/queries/plan-change.ts';
import { Button } from '#ui/button.tsx';
import { closeDialog, Dialog } from '#ui/dialog.tsx';
import { href } from '#ui/href.ts';
import { priceWords } from '../money-words.ts';
import type { BarMove } from './carried-bar.ts';
import { shortDay } from './day-words.ts';

const id = 'chart-move';

type MoveDialogProps = { move: BarMove | null; onClose: () => void };

/** Says what a dropped bar would change, with the price that the server reckons, and asks. */
export function MoveDialog({ move, onClose }: MoveDialogProps) {
  const { load, data, state } = useFetcher<{ plan: StayPlan | null }>();
  useEffect(() => {
    if (!move) return;
    const dialog = document.getElementById(id);
    if (!(dialog instanceof HTMLDialogElement)) return;
    load(`${href('/admin-dashboard/stays/:id', { id: move.stayId })}?${askedBy(move)}`);
    dialog.showModal();
    dialog.addEventListener('close', onClose, { once: true });
    return () => dialog.removeEventListener('close', onClose);
  }, [move, load, onClose]);
  const plan = state === 'idle' ? data?.plan : undefined;
  return (
    <Dialog id={id} labelledBy={`${id}-title`} className="tape-ask">
      <div className="in">
        <h2 id={`${id}-title`}>{plan?.kind === 'refused' ? m.notPossible : m.confirmTitle}</h2>
        <div role="status" className="admin-stack">
          {move && plan ? wordsOf(move, plan).map((words) => <p key={words}>{words}</p>) : <p>{m.looking}</p>}
        </div>
        <div className="row wrapx">
          {move && plan && plan.kind !== 'refused' && (
            <Form method="post" preventScrollReset onSubmit={() => closeDialog(id)}>
              {[...formOf(move, plan)].map(([name, value]) => (
                <input key={name} type="hidden" name={name} value={value} />
              ))}
              <Button size="sm" look="strong">
                {m.doIt}
              </Button>
            </Form>
          )}
          <Button type="button" size="sm" look="outline" onClick={() => closeDialog(id)}>
            {m.leaveIt}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** What the page of the stay is asked for (planChange). */
function askedBy({ from, to, shift, arrival, departure }: BarMove): URLSearchParams {
  return new URLSearchParams(shift === 0 ? { from: from.id, to: to.id } : { arrival, departure });
}

function formOf(move: BarMove, plan: StayPlan): URLSearchParams {
  const form = askedBy(move);
  form.set('intent', move.shift === 0 ? 'move' : 'dates');
  form.set('stayId', move.stayId);
  if (plan.kind === 'dates') form.set('shown', String(plan.after));
  return form;
}

function wordsOf({ name, rooms }: BarMove, plan: StayPlan): string[] {
  if (plan.kind === 'refused') return plan.problems.map(({ code, values }) => adminMessageFor(code, values));
  if (plan.kind === 'longer') return [];
  const nights = m.overNights(shortDay(plan.arrival), shortDay(plan.departure));
  if (plan.kind === 'room')
    return [
      m.roomWillChange(name, plan.from, plan.to.number, nights),
      ...(plan.betterKind ? [m.betterKind(plan.to.kindTitle)] : []),
      ...(plan.leavesTonight ? [m.willBeCleaned] : []),
    ];
  return [m.datesWillChange(name, nights), ...(rooms > 1 ? [m.allItsRooms(rooms)] : []), ...priceWords(plan)];
}
