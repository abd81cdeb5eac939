import type { PayLinkState } from '#core/pay-links/pay-link-state.ts';
import * as m from '#messages/admin/pay-links.ts';
import { Badge } from '#ui/badge.tsx';
import type { Tone } from '#ui/notice.tsx';

const tones: Record<PayLinkState, Tone> = {
  waiting: 'wait',
  begun: 'wait',
  paid: 'good',
  over: 'info',
  withdrawn: 'info',
};

export function PayLinkBadge({ state }: { state: PayLinkState }) {
  return <Badge tone={tones[state]}>{m.states[state]}</Badge>;
}
