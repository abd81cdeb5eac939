import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../base-services.ts';

const report = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().max(100).optional(),
    'violated-directive': z.string().max(200).optional(),
    'blocked-uri': z.string().max(2_000).optional(),
    'document-uri': z.string().max(2_000).optional(),
  }),
});

const longestReport = 8_192;
/**
 * A page that violates its policy does so for every visitor: some lines a minute are enough to
 * notice.
 */
const linesPerMinute = 30;

/** Logs what a page's policy blocked. */
export type CspReports = { note: (body: string) => void };

/**
 * Anybody can write here, so a line has only the directive and the host and path patterns of
 * addresses, never queries, and lines are few.
 */
export function makeCspReports(log: Logger, clock: Clock): CspReports {
  let minute = 0;
  let lines = 0;

  function isTooMany(): boolean {
    const current = Math.floor(clock().getTime() / 60_000);
    if (current !== minute) {
      minute = current;
      lines = 0;
    }
    lines += 1;
    return lines > linesPerMinute;
  }

  return {
    note: (body) => {
      if (body.length > longestReport || isTooMany()) return;
      const read = report.safeParse(parse(body));
      if (!read.success) return;
      const csp = read.data['csp-report'];
      log.warn(
        {
          directive: csp['effective-directive'] ?? csp['violated-directive'],
          blocked: originOf(csp['blocked-uri']),
          page: firstPart(csp['document-uri']),
        },
        'content security policy stopped something',
      );
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function originOf(address = ''): string {
  return URL.canParse(address) ? new URL(address).origin : address.slice(0, 30);
}

/** '/donationStatus/don_abc' names a person's donation; '/donationStatus' does not. */
function firstPart(address = ''): string {
  return URL.canParse(address) ? `/${new URL(address).pathname.split('/')[1]}` : '';
}
