import { memo, useEffect, useRef } from 'react';
import type { StoryCard } from './use-stories.ts';

type StoryMediaProps = { story: StoryCard; runs: boolean; muted: boolean; onEnded: () => void };

/** The picture or film of a story. The film pauses and resumes with the progress. */
export const StoryMedia = memo(function StoryMedia({ story, runs, muted, onEnded }: StoryMediaProps) {
  const film = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = film.current;
    if (!video) return;
    // A browser may refuse to play a film with sound; the story then shows its poster.
    if (runs) video.play().catch(() => {});
    else video.pause();
  }, [runs]);
  // React sets `muted` only as a property of the first render.
  useEffect(() => {
    if (film.current) film.current.muted = muted;
  }, [muted]);
  if (isImage(story))
    return (
      <img className="story-media" src={story.media} alt={story.alt} draggable={false} decoding="async" />
    );
  return (
    <video
      ref={film}
      className="story-media"
      src={story.media}
      poster={story.poster ?? undefined}
      aria-label={story.alt}
      muted
      playsInline
      disablePictureInPicture
      onEnded={onEnded}
    />
  );
});

export function isImage(story: StoryCard): boolean {
  return story.type === 'image';
}

/** Preloads the next story. */
export function usePreload(next: StoryCard | undefined): void {
  useEffect(() => {
    if (!next) return;
    if (isImage(next)) {
      new Image().src = next.media;
      return;
    }
    const film = document.createElement('video');
    film.preload = 'auto';
    film.muted = true;
    film.src = next.media;
    if (next.poster) new Image().src = next.poster;
    return () => film.removeAttribute('src');
  }, [next]);
}
