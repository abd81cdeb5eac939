import { type SeatStage, seatTones } from '#core/seats/seat-stage.ts';
import * as m from '#messages/admin/seats.ts';
import type { Tone } from '#ui/notice.tsx';

export function seatStageWords(stage: SeatStage): { label: string; tone: Tone } {
  return { label: m.stages[stage], tone: seatTones[stage] };
}
