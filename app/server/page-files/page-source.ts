import { parse as parseYaml, stringify as writeYaml } from 'yaml';
import type { PageSource } from '#core/content/page-words.ts';

/** The two parts of a file of content/pages: its YAML, read, and its Markdown. */
export function splitPage(source: string): PageSource {
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  return { head: parseYaml(head) as Record<string, unknown>, body: body.trim() };
}

/** The file of two parts. */
export function joinPage({ head, body }: PageSource): string {
  return `---\n${writeYaml(head, { lineWidth: 0 })}---\n${body.replace(/\r\n?/g, '\n').trim()}\n`;
}
