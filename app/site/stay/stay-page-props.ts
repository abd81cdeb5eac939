import type { RoomType } from '#core/content/room-type.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { DateWindow } from '#core/fields/date.ts';
import type { Paise } from '#core/money/paise.ts';
import type { Refused } from '#site/forms/form-state.ts';
import type { SentRequest } from '#site/forms/sent-notice.tsx';

export type StayPageProps = {
  kicker: string;
  guestHouse: TempleSettings['stay'];
  rooms: RoomType[];
  days: DateWindow;
  /** False where the temple has no rooms to be booked: it takes inquiries only. */
  bookable: boolean;
  /** Of all meals a person and day; null: none are offered. */
  meal: Paise | null;
  sent: SentRequest | null;
  refused: Refused | undefined;
};
