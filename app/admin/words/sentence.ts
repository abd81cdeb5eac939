/** The name of a thing in code as people write it: 'send-letters' as 'Send letters'. */
export function sentence(name: string): string {
  const words = name.replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
