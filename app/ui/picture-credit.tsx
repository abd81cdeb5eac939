/** By whom a large picture is; nothing where nobody is named. */
export function PictureCredit({ credit }: { credit: string }) {
  return credit === '' ? null : <p className="picture-credit xs faint">Photo: {credit}</p>;
}
