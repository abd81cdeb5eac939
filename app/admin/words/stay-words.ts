import type { StayStage } from '#core/stay/stay-stage.ts';
import * as m from '#messages/admin/stays.ts';
import type { Tone } from '#ui/notice.tsx';

const tones: Record<StayStage, Tone> = {
  ...{ open: 'wait', booked: 'good', 'in-house': 'good', left: 'info' },
  ...{ 'no-show': 'info', cancelled: 'info', short: 'bad' },
};

export function stageWords(stage: StayStage): { label: string; tone: Tone } {
  return { label: m.stages[stage], tone: tones[stage] };
}
