import type { ContentKind } from '../desk/content-kind.ts';
import { blogKind } from './blog-kind.ts';
import { eventKind } from './event-kind.ts';

/** Every kind of content that the office edits on the desk. */
export const contentKinds: readonly ContentKind[] = [blogKind, eventKind];

/** Null for an unknown name. */
export function findContentKind(name: string): ContentKind | null {
  return contentKinds.find((kind) => kind.name === name) ?? null;
}
