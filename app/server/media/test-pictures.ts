import { uploadedPictureName } from '#core/media/picture-name.ts';
import type { Db } from '../db/schema.ts';

type Instead = { id?: string; alt?: string; sizes?: 'waiting' | 'ready' };

let made = 0;

/** A picture in the library, as an upload leaves it; without its files. */
export async function shelvePicture(db: Db, instead: Instead = {}) {
  made += 1;
  const { id = String(made).padStart(32, '0'), alt = 'A lamp', sizes = 'ready' } = instead;
  const size = { width: 1600, height: 1200 };
  const address = uploadedPictureName({ id, ...size, focalX: 50, focalY: 50 });
  await db
    .insertInto('media_files')
    .values({
      ...{ id, kind: 'picture', name: `Picture ${made}`, alt, address, ...size },
      ...{ bytes: 1_000, sizes, uploaded_by: 'per_content' },
    })
    .execute();
  return { id, address };
}
