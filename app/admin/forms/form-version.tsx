/**
 * The version of the record that a form was opened with, as text. It stays the old one when the
 * form comes back refused, though the record may have moved on: overwriting somebody's work needs
 * the new form, or theirs beside one's own.
 */
export function FormVersion({ opened }: { opened: string }) {
  return <input type="hidden" name="version" value={opened} />;
}
