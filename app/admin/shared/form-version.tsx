/**
 * The version of the record that a form was opened with, as text. After a conflict it stays the old one: saving over
 * somebody's work needs the new form.
 */
export function FormVersion({ opened }: { opened: string }) {
  return <input type="hidden" name="version" value={opened} />;
}
