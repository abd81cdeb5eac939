import type { Services } from '../services.ts';

/**
 * One section of a page that works without it: what was read, or null when reading failed. The
 * failure is logged, the section left out (rule S70).
 */
export async function sectionOrNull<Value>(
  { log }: Pick<Services, 'log'>,
  section: string,
  read: () => Promise<Value>,
): Promise<Value | null> {
  try {
    return await read();
  } catch (error) {
    log.error({ err: error, section }, 'a section of a page is left out');
    return null;
  }
}
