import type { AgreementState } from '#core/csr/agreement.ts';
import type { Tone } from '#ui/notice.tsx';

export const stateTones: Record<AgreementState, Tone> = {
  agreed: 'wait',
  received: 'wait',
  utilised: 'good',
  certified: 'good',
  ended: 'info',
};
