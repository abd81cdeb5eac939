import type { Config } from '../config.ts';

export type HeaderPolicy = {
  /**
   * For an HTML page, given the hashes of the inline scripts it may run and of the style sheets it
   * carries.
   */
  forPage: (
    scriptHashes: readonly string[],
    styleHashes?: readonly string[],
    /** Origins this page may show in a frame. */
    frames?: readonly string[],
  ) => [string, string][];
  /** For everything else: data, files, errors. */
  forData: (contentType: string) => [string, string][];
};

const refused = ['camera', 'microphone', 'payment', 'usb', 'browsing-topics'];
/** The calendar can be opened where the phone is. */
const ownOrigin = ['geolocation'];

/**
 * The headers of every answer. `development` permits Vite's inline scripts, styles and web socket.
 */
export function makeHeaderPolicy(
  config: Pick<Config, 'gateway' | 'hstsSubdomains'> & { publicUrl: string },
  options: { development: boolean },
): HeaderPolicy {
  const https = config.publicUrl.startsWith('https://');
  const always: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
    [
      'permissions-policy',
      [...refused.map((name) => `${name}=()`), ...ownOrigin.map((name) => `${name}=(self)`)].join(', '),
    ],
    // Other sites may link here, not embed this site's content; data for everybody declares that
    // itself (CORS).
    ['cross-origin-resource-policy', 'same-origin'],
    ...(https ? [['strict-transport-security', hsts(config.hstsSubdomains)] satisfies [string, string]] : []),
  ];
  const formTargets = ["'self'", ...(config.gateway ? [new URL(config.gateway.url).origin] : [])].join(' ');
  const loose = options.development;
  const allowed = (hashes: readonly string[]): string =>
    loose ? " 'unsafe-inline'" : hashes.map((hash) => ` '${hash}'`).join('');
  const pagePolicy = (
    scripts: readonly string[],
    styles: readonly string[],
    frames: readonly string[],
  ): string =>
    [
      "default-src 'self'",
      `script-src 'self'${allowed(scripts)}`,
      `style-src-elem 'self'${allowed(styles)}`,
      // React writes positions and proportions into style attributes; they can run nothing.
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      `connect-src 'self'${loose ? ' ws:' : ''}`,
      ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${formTargets}`,
      ...(https ? ['upgrade-insecure-requests'] : []),
      'report-uri /api/v1/csp-reports',
    ].join('; ');
  return {
    forPage: (scripts, styles = [], frames = []) => [
      ...always,
      ['content-security-policy', pagePolicy(scripts, styles, frames)],
    ],
    forData: (contentType) => [...always, ['content-security-policy', dataPolicy(contentType)]],
  };
}

function hsts(subdomains: boolean): string {
  return `max-age=31536000${subdomains ? '; includeSubDomains' : ''}`;
}

/**
 * Browsers show a PDF with scripts and styles of their own, which a policy of 'none' would block.
 */
function dataPolicy(contentType: string): string {
  return contentType.startsWith('application/pdf')
    ? "base-uri 'none'; frame-ancestors 'none'"
    : "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
}
