import type { Story } from '#core/stories/story.ts';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import { mediaUrl } from '#ui/media/media.ts';
import { Picture, pictureUrl } from '#ui/picture.tsx';

/** The stories to read in one's own time; a film has its own controls and loads when started. */
export function StoryList({ stories }: { stories: readonly Story[] }) {
  return (
    <ol className="story-list">
      {stories.map((story, index) => (
        <li key={story.id}>
          <article>
            {story.type === 'image' ? (
              <Picture name={story.media} alt={story.alt} eager={index === 0} />
            ) : (
              // biome-ignore lint/a11y/useMediaCaption: its text is beside it
              <video
                controls
                preload="none"
                playsInline
                width={500}
                height={800}
                src={mediaUrl(story.media) ?? story.media}
                poster={story.poster ? (mediaUrl(story.poster) ?? pictureUrl(story.poster)) : undefined}
                aria-label={story.alt}
              />
            )}
            <h2 className="text-h3">{story.title}</h2>
            {language !== 'en' && story.textLang && (
              <p className="sm muted" lang={language}>
                {inEnglishSoFar}
              </p>
            )}
            {story.description && (
              <p className="muted" lang={story.textLang}>
                {story.description}
              </p>
            )}
          </article>
        </li>
      ))}
    </ol>
  );
}
