/**
 * The number of a record at the gateway or in the books. One click selects all of it, to be copied.
 */
export function RecordNumber({ children }: { children: string }) {
  return <code className="record-number">{children}</code>;
}
