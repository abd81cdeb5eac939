/** The name of a sent file as the database and a screen can hold it. */
export function shownFileName(name: string): string {
  const plain = name.toWellFormed().replace(/\p{C}/gu, ' ').trim().slice(0, 200);
  return plain === '' ? 'Without a name' : plain;
}
