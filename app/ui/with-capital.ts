/**
 * A link of ours as the site's specification writes some of them (rule S2): '/Sevas' for '/sevas'.
 */
export function withCapital(path: string): string {
  return path.replace(/\w/, (first) => first.toUpperCase());
}
