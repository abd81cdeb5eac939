import type { RoomType } from '#core/content/room-type.ts';
import type { TempleSettings } from '#core/content/temple-settings.ts';
import type { DateWindow } from '#core/fields/date.ts';
import type { Refused } from '#site/forms/form-state.ts';
import type { SentRequest } from '#site/forms/sent-notice.tsx';

export type StayPageProps = {
  kicker: string;
  guestHouse: TempleSettings['stay'];
  rooms: RoomType[];
  days: DateWindow;
  sent: SentRequest | null;
  refused: Refused | undefined;
};
