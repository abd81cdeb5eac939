import { type MediaDetailFields, nameOfUpload, readMediaDetails } from '#core/media/media-file.ts';
import { readSlotKey, type SlotName } from '#core/media/photo-subjects.ts';
import { accept, type FormOutcome, invalidField, type Refusal, refuse } from '#core/result.ts';
import { admitFile } from '../media/admit-file.ts';
import { findMediaFile } from '../media/media-queries.ts';
import { writeMediaDetails } from '../media/save-media-details.ts';
import { inStaffTransaction, staffVerb } from '../write/staff-write.ts';
import { listPhotoSlots } from './photo-slot-queries.ts';
import { putPicture, type SlotTaken } from './put-picture.ts';

type FilledSlot = { slot: SlotName; fileId: string };
type FillInput = {
  slot: string;
  /** Read once the words are good. */
  file: { name: string; bytes: () => Promise<Uint8Array> };
  typed: Omit<MediaDetailFields, 'name'>;
};

/**
 * Uploads the photograph that a place waits for: into the library with its words, then where it is
 * shown. A place that somebody else has filled meanwhile stays as it is.
 */
export const fillPhotoSlot = staffVerb({
  permission: 'media.write',
  run: async (
    { services, staff },
    { slot: key, file, typed }: FillInput,
  ): Promise<FormOutcome<FilledSlot> | Refusal<'slot-gone' | SlotTaken>> => {
    const slot = readSlotKey(key);
    const slots = slot ? await listPhotoSlots(services) : [];
    const found = slots.find(({ source, id }) => source === slot?.source && id === slot.id);
    if (!slot || !found) return refuse('slot-gone');
    if (found.filled) return refuse('slot-filled');
    const details = { ...typed, name: nameOfUpload(file.name) };
    const read = readMediaDetails(details);
    if (!read.ok) return read;
    const sent = { name: file.name, bytes: await file.bytes() };
    const admitted = await admitFile(services, staff, sent);
    if (!admitted.ok) return invalidField('file', admitted.code);
    if (admitted.value.kind !== 'picture') return invalidField('file', 'file-no-picture');
    const { id, version } = admitted.value;
    const described = await writeMediaDetails(services, staff, { id, version, typed: details });
    if (!described.ok) return described.code === 'invalid' ? described : refuse('slot-filled');
    const stored = await findMediaFile(services, id);
    if (!stored) return refuse('slot-gone');
    const picture = { image: stored.address, alt: read.value.alt };
    return inStaffTransaction(services, staff, async (work) => {
      const put = await putPicture(work, slot, picture);
      return put.ok ? accept({ slot, fileId: id }) : put;
    });
  },
});
