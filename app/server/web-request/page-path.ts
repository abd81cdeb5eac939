/**
 * The path of the page that a request is about. For a click React Router asks only for the page's
 * data: `/about.data` for /about, `/about/_.data` for /about/, `/_.data` for the home page
 * (react-router, lib/server-runtime/urls.ts). Routes get the page's address as `url`; `request.url`
 * is the address as it came.
 */
export function pagePathOf(path: string): string {
  return path.endsWith('/_.data') ? path.slice(0, -'_.data'.length) : path.replace(/\.data$/, '');
}
