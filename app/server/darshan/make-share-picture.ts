import { newestFirst } from '#core/darshan/newest-first.ts';
import { readUploadedPicture, wholeShareAddress } from '#core/media/picture-name.ts';
import type { Services } from '../services.ts';
import { listDarshanPhotos } from './darshan-queries.ts';

/**
 * Makes the picture that messengers show for a day's darshan, of the photo its page opens with, so
 * that it is there before anybody shares the day. Where that fails the whole photo is sent instead
 * (http/upload-files.ts).
 */
export async function makeSharePicture(services: Services, day: string): Promise<void> {
  const { media, pictures, log } = services;
  const [newest] = newestFirst(await listDarshanPhotos(services, day));
  const picture = newest && readUploadedPicture(newest.image);
  if (!picture) return;
  const name = wholeShareAddress(picture).replace('/uploads/', '');
  try {
    const [made, whole] = [await media.read(name), await media.read(`${picture.id}/full.jpg`)];
    if (!made && whole) await media.put(name, await pictures.makeShare(whole));
  } catch (error) {
    log.error({ err: error, picture: picture.id }, 'share picture not made');
  }
}
