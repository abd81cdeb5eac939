/** What housekeeping has to do in a room; blocks say when it cannot be let. */
export const housekeepingStates = ['clean', 'dirty', 'repair'] as const;
export type Housekeeping = (typeof housekeepingStates)[number];

const inFloorOrder = new Intl.Collator('en', { numeric: true });

/**
 * The order in which one walks through the house, as the numbers on the doors say: 2 before 10,
 * halls last.
 */
export function byDoor(one: Pick<Room, 'number'>, other: Pick<Room, 'number'>): number {
  return inFloorOrder.compare(one.number, other.number);
}

/** A room of the guest house, or a bed where beds are let. */
export type Room = {
  id: string;
  kindId: string;
  /** As it stands on the door. */
  number: string;
  closed: boolean;
  housekeeping: Housekeeping;
  version: number;
};
