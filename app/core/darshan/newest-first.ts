type Timed = { type: string; publishAt: Date };

/**
 * The photos of a day with the latest darshan first, each darshan's in their own order: a page
 * opens with the newest picture. A darshan is as new as the latest of its photos.
 */
export function newestFirst<Photo extends Timed>(photos: readonly Photo[]): Photo[] {
  const latest = new Map<string, number>();
  for (const { type, publishAt } of photos) {
    latest.set(type, Math.max(latest.get(type) ?? 0, publishAt.getTime()));
  }
  return [...Map.groupBy(photos, ({ type }) => type)]
    .sort(([one], [other]) => (latest.get(other) ?? 0) - (latest.get(one) ?? 0))
    .flatMap(([, album]) => album);
}
