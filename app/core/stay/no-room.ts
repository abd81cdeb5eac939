import { invalidField } from '#core/result.ts';

/** Why rooms of a kind are refused: fewer are free than were asked for. `left`: how many are. */
export function noRoom(field: string, left: number) {
  return invalidField(field, left > 0 ? 'stay-fewer-rooms' : 'stay-no-room', { n: left });
}
