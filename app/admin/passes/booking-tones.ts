import type { PassStage } from '#core/passes/pass-stage.ts';
import type { Tone } from '#ui/notice.tsx';

export const bookingTones: Record<PassStage, Tone> = {
  ...{ open: 'wait', asked: 'wait', confirmed: 'good', short: 'bad', cancelled: 'info' },
};
