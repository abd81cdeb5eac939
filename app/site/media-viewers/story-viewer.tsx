import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Volume from 'lucide-react/icons/volume-2';
import VolumeOff from 'lucide-react/icons/volume-x';
import X from 'lucide-react/icons/x';
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { language } from '#messages/language.ts';
import { inEnglishSoFar } from '#messages/reading.ts';
import * as m from '#messages/stories.ts';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { isImage, StoryMedia, usePreload } from './story-media.tsx';
import { useStories } from './use-stories.ts';
import { useStoryPlayer } from './use-story-player.ts';
import './story-viewer.css';

/**
 * The daily stories over the whole screen (rules S34, S36). A modal dialog: the page behind it
 * cannot be reached, Escape and a phone's back gesture close it, and the focus returns to what
 * opened it.
 */
export function StoryViewer({ onClose }: { onClose: () => void }) {
  const stories = useStories();
  const { player, runs, send, onPointerDown, onBack, onNext } = useStoryPlayer(stories.length);
  const [muted, setMuted] = useState(true);
  const dialog = useDialog();
  const onEnded = useCallback(() => send({ type: 'ended' }), [send]);
  const story = stories[player.at];
  usePreload(stories.length > 1 ? stories[(player.at + 1) % stories.length] : undefined);

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowLeft') send({ type: 'back' });
    else if (event.key === 'ArrowRight') send({ type: 'next' });
    else if (event.key === ' ' && !(event.target instanceof HTMLButtonElement)) send({ type: 'toggle' });
    else if (event.key !== 'Tab' || !wrapsFocus(event)) return;
    event.preventDefault();
  };

  return createPortal(
    <dialog
      ref={dialog}
      className="story-viewer"
      data-theme="night"
      aria-label={m.dailyStory}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // The event is asynchronous: a dialog that was closed and shown again (development does so)
      // is open by then.
      onClose={() => dialog.current?.open || onClose()}
    >
      <div className="story-card">
        {story ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: a press pauses; it holds buttons
          <div
            className="story-stage"
            onPointerDown={onPointerDown}
            onContextMenu={(event) => event.preventDefault()}
          >
            <StoryMedia key={player.turn} story={story} runs={runs} muted={muted} onEnded={onEnded} />
            <div className="story-words" aria-live={runs ? 'off' : 'polite'}>
              <p className="sr">{m.storyOf(player.at + 1, player.count)}</p>
              <h2>{story.title}</h2>
              {language !== 'en' && story.textLang && (
                <p className="sm muted" lang={language}>
                  {inEnglishSoFar}
                </p>
              )}
              <p lang={story.textLang}>{story.description}</p>
            </div>
            <button type="button" className="story-zone back" aria-label={m.previousStory} onClick={onBack} />
            <button type="button" className="story-zone next" aria-label={m.nextStory} onClick={onNext} />
          </div>
        ) : (
          <Loader className="story-wait">{m.loading}</Loader>
        )}
        {story && <Segments count={player.count} at={player.at} progress={player.progress} />}
        <div className="story-controls">
          {story && !isImage(story) && (
            <button
              type="button"
              className="icon-btn"
              aria-label={muted ? m.soundOn : m.soundOff}
              onClick={() => setMuted(!muted)}
            >
              <Icon of={muted ? VolumeOff : Volume} />
            </button>
          )}
          {story && (
            <button
              type="button"
              className="icon-btn"
              aria-label={player.paused ? m.play : m.pause}
              onClick={() => send({ type: 'toggle' })}
            >
              <Icon of={player.paused ? Play : Pause} />
            </button>
          )}
          <button
            type="button"
            className="icon-btn"
            aria-label={m.closeStories}
            onClick={() => dialog.current?.close()}
          >
            <Icon of={X} />
          </button>
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** One bar a story: earlier ones are full, the current one grows. Text for screen readers. */
function Segments({ count, at, progress }: { count: number; at: number; progress: number }) {
  return (
    <div className="story-segments" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => {
        const full = index < at ? 100 : index > at ? 0 : progress;
        // biome-ignore lint/suspicious/noArrayIndexKey: a bar is nothing but its place
        return <i key={index} style={{ '--full': full / 100 } as CSSProperties} />;
      })}
    </div>
  );
}

/**
 * From the last button to the first, and back: a modal dialog alone would let the focus go to the
 * browser's bars.
 */
function wrapsFocus({ currentTarget, shiftKey }: React.KeyboardEvent): boolean {
  const buttons = [...currentTarget.querySelectorAll('button')];
  const [first, last] = [buttons.at(0), buttons.at(-1)];
  const here = document.activeElement;
  if (shiftKey ? here !== first && here !== currentTarget : here !== last) return false;
  (shiftKey ? last : first)?.focus();
  return true;
}

/** Opens the modal at its first render; focused itself, so that space and arrows are free. */
function useDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    element.focus();
    return () => element.close();
  }, []);
  return dialog;
}
