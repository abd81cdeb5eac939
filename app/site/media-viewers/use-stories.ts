import { useEffect, useState } from 'react';
import type { ReadInEnglish } from '#core/translations/read-in-english.ts';
import { language } from '#messages/language.ts';
import { plainHref } from '#ui/href.ts';

/** One card as the viewer shows it. */
export type StoryCard = ReadInEnglish & {
  /** Any value but 'image' is a video (rule S38). */
  type: string;
  media: string;
  title: string;
  description: string;
  alt: string;
  poster: string | null;
};

/** Fetches the daily stories once, when the viewer opens (rule S67). Empty until they have come. */
export function useStories(): readonly StoryCard[] {
  const [stories, setStories] = useState<readonly StoryCard[]>([]);
  useEffect(() => {
    const asking = new AbortController();
    askForStories(asking.signal).then(setStories, (error: unknown) => {
      // Only logged; the list stays empty (rule S39).
      if (!asking.signal.aborted) console.warn('daily stories not loaded', error);
    });
    return () => asking.abort();
  }, []);
  return stories;
}

async function askForStories(signal: AbortSignal): Promise<StoryCard[]> {
  const response = await fetch(plainHref('/api/v1/admin/daily-story'), { signal });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const { story } = (await response.json()) as { story?: unknown };
  return Array.isArray(story) ? story.flatMap(toCard) : [];
}

function toCard(item: unknown): StoryCard[] {
  const { type, media, title, description, alt, poster, textLang } = (item ?? {}) as Record<string, unknown>;
  if (typeof media !== 'string' || typeof title !== 'string') return [];
  return [
    {
      type: String(type),
      media: fromHere(media),
      title,
      description: typeof description === 'string' ? description : '',
      alt: typeof alt === 'string' ? alt : '',
      poster: typeof poster === 'string' ? fromHere(poster) : null,
      ...(language !== 'en' && textLang === 'en' && { textLang }),
    },
  ];
}

/** The API names our own files with the site's public address; a visitor may use another one. */
function fromHere(address: string): string {
  const url = new URL(address, location.href);
  return url.pathname.startsWith('/assets/') ? url.pathname : url.href;
}
