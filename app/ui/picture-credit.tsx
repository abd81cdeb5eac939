import * as m from '#messages/ui.ts';

/** By whom a large picture is; nothing where nobody is named. */
export function PictureCredit({ credit }: { credit: string }) {
  return credit === '' ? null : <p className="picture-credit xs faint">{m.photoBy(credit)}</p>;
}
