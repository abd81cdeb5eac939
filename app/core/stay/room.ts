/** What housekeeping has to do in a room; blocks say when it cannot be let. */
export const housekeepingStates = ['clean', 'dirty', 'repair'] as const;
export type Housekeeping = (typeof housekeepingStates)[number];

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
