/**
 * What word processors and other sites put on the clipboard, without what is only theirs. Headings come down to the
 * page's own; the editor's own rules then keep what it knows, and the server judges it all again.
 */
export function cleanPaste(html: string): string {
  return (
    html
      .replace(/<!--[\s\S]*?-->/g, '')
      .replace(/<(style|script|title|xml)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(/<\/?(o|w|m|v):[^>]*>/gi, '')
      .replace(/<(\/?)h1\b[^>]*>/gi, '<$1h2>')
      .replace(/<(\/?)h[4-6]\b[^>]*>/gi, '<$1h3>')
      // Word's empty lines between paragraphs.
      .replace(/<p\b[^>]*>(?:\s|&nbsp;|<br\s*\/?>|<\/?span\b[^>]*>)*<\/p>/gi, '')
  );
}
