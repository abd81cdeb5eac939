/** The number under which the gateway or the books know something. One press marks all of it, to be copied. */
export function RecordNumber({ children }: { children: string }) {
  return <code className="record-number">{children}</code>;
}
