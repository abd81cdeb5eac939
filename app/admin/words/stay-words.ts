import type { StayStage } from '#core/stay/stay-stage.ts';
import { stayTones } from '#core/stay/stay-tones.ts';
import * as m from '#messages/admin/stays.ts';
import type { Tone } from '#ui/notice.tsx';

export function stageWords(stage: StayStage): { label: string; tone: Tone } {
  return { label: m.stages[stage], tone: stayTones[stage] };
}
