/** A name within a sentence: 'Gallery item' as 'gallery item', 'CSR project' as it is. */
export function midSentence(name: string): string {
  return name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase());
}
