import { darshanHref } from '#core/darshan/darshan-query.ts';
import { type DarshanPhoto, darshanNames } from '#core/darshan/darshan-type.ts';
import { newestFirst } from '#core/darshan/newest-first.ts';
import * as m from '#messages/darshan-pages.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';
import { withLanguage } from '#ui/href.ts';

/** The darshan photos of a day for the reel and the lightbox, the newest darshan first. */
export function toReel(photos: readonly DarshanPhoto[], day: string): LightboxPhoto[] {
  return newestFirst(photos).map(({ id, type, image, alt, caption }) => ({
    id,
    image,
    alt,
    caption: caption ? m.captioned(darshanNames[type], caption) : m.darshanNamed(darshanNames[type]),
    page: `${darshanHref({ day })}#${id}`,
  }));
}

type Shared = { deities: string; publicUrl: string; day: string; dayWords: string };

/** What is passed on of a day: its deities and date, and the address of the day. */
export function toShare({ deities, publicUrl, day, dayWords }: Shared) {
  return { title: m.darshanOf(deities, dayWords), url: `${publicUrl}${withLanguage(darshanHref({ day }))}` };
}
