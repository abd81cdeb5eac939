import type { Paise } from '#core/money/paise.ts';

/** A kind of room in the guest house. */
export type RoomType = {
  id: string;
  title: string;
  summary: string;
  sleeps: number;
  /** One night, taxes included. */
  night: Paise;
  amenities: string[];
  image: string;
};
