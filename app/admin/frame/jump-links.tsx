import * as m from '#messages/admin/frame.ts';

/**
 * Links to the groups of a long list, whose headings are `group-0` and so on; a single group needs
 * none.
 */
export function JumpLinks({ titles }: { titles: readonly string[] }) {
  if (titles.length < 2) return null;
  return (
    <nav aria-label={m.groupsOnPage} className="admin-jumps">
      {titles.map((title, at) => (
        <a key={title} href={`#group-${at}`} className="admin-jump">
          {title}
        </a>
      ))}
    </nav>
  );
}
