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
  /** For the gate, an app that shares nothing with the pages (gate-app.ts), and its worker. */
  forGate: () => [string, string][];
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
    ...permissions(refused),
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['x-frame-options', 'DENY'],
    ['cross-origin-opener-policy', 'same-origin'],
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
    forGate: () => [
      ...always.filter(([name]) => name !== permissionsHeader),
      ...permissions([...refused.filter((name) => name !== 'camera'), ...ownOrigin], ['camera']),
      ['content-security-policy', gatePolicy(https, loose)],
    ],
    forData: (contentType) => [...always, ['content-security-policy', dataPolicy(contentType)]],
  };
}

const permissionsHeader = 'permissions-policy';

function permissions(none: readonly string[], own: readonly string[] = ownOrigin): [string, string][] {
  const all = [...none.map((name) => `${name}=()`), ...own.map((name) => `${name}=(self)`)];
  return [[permissionsHeader, all.join(', ')]];
}

/**
 * Its own files and the site alone. The reader of codes and the check of signatures are JavaScript,
 * so nothing is compiled at run time.
 */
function gatePolicy(https: boolean, loose: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${loose ? " 'unsafe-inline'" : ''}`,
    `style-src 'self'${loose ? " 'unsafe-inline'" : ''}`,
    `connect-src 'self'${loose ? ' ws:' : ''}`,
    ...["img-src 'self'", "font-src 'self'", "worker-src 'self'", "manifest-src 'self'"],
    ...["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"],
    ...(https ? ['upgrade-insecure-requests'] : []),
    'report-uri /api/v1/csp-reports',
  ].join('; ');
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
