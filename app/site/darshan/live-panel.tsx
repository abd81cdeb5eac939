import Play from 'lucide-react/icons/play';
import { type MouseEvent, useState } from 'react';
import type { LiveState } from '#core/darshan/live-session.ts';
import type { NoneWords } from '#core/page-copy/page-words.ts';
import * as m from '#messages/live-darshan.ts';
import { usePagePictures } from '#site/reading/page-picture.tsx';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { mediaUrl } from '#ui/media/media.ts';
import { Picture } from '#ui/picture.tsx';
import { streamFrame, streamPage } from './stream.ts';

export type ShownSession = {
  id: string;
  title: string;
  provider: 'youtube' | 'file';
  videoRef: string | null;
  state: LiveState;
  when: string;
  /** 'tomorrow at 18:30' */
  starts: string;
};

const stateWords: Record<LiveState, string> = {
  live: m.liveNow,
  waiting: m.beginsAnyMinute,
  scheduled: m.scheduled,
  replay: m.watchAgain,
  over: m.over,
};

/** What is live, next or recorded; offline when there is nothing. */
export function LivePanel({ shown, none }: { shown: ShownSession | null; none: NoneWords | null }) {
  if (!shown)
    return (
      <EmptyState picture="hero-temple-dusk" title={none?.title}>
        {none?.lead}
      </EmptyState>
    );
  return (
    <article className="live-panel">
      <Screen shown={shown} />
      <div className="live-words">
        <Badge tone={shown.state === 'live' ? 'good' : 'info'}>{stateWords[shown.state]}</Badge>
        <h2 className="text-h3">{shown.title}</h2>
        <p className="muted num">{shown.when}</p>
      </div>
    </article>
  );
}

function Screen({ shown: { title, provider, videoRef, state, starts } }: { shown: ShownSession }) {
  const [playing, setPlaying] = useState(false);
  const still = usePagePictures()('liveDarshan');
  if (!videoRef)
    return (
      <div className="live-screen">
        <Picture name={still} alt="" className="cover" eager />
        <p className="live-wait">{state === 'waiting' ? m.hereInAMoment : m.curtainOpens(starts)}</p>
      </div>
    );
  if (provider === 'file')
    return (
      <div className="live-screen">
        {/* biome-ignore lint/a11y/useMediaCaption: nothing is spoken in an aarti */}
        <video
          controls
          preload="none"
          playsInline
          src={mediaUrl(videoRef) ?? videoRef}
          poster={posterOf(videoRef)}
          aria-label={title}
        />
      </div>
    );
  if (playing)
    return (
      <div className="live-screen">
        <iframe
          src={streamFrame(videoRef)}
          title={title}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
      </div>
    );
  const play = (event: MouseEvent) => {
    // The CSP came with the loaded document: after client-side navigation from another page no
    // frame is allowed.
    if (!cameWithThisPage()) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <a
      className="live-screen live-start"
      href={streamPage(videoRef)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={play}
      data-needs-script
    >
      <Picture name={still} alt="" className="cover" eager />
      <span className="live-play">
        <Icon of={Play} />
        <span>
          {state === 'live' ? m.watchLive : m.play}
          <span className="sr">{m.ofFilm(title)}</span>
        </span>
      </span>
      <span className="live-note sm">{m.loadsFromYouTube}</span>
    </a>
  );
}

function cameWithThisPage(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  const path = document && new URL(document.name).pathname.replace(/\/$/, '').toLowerCase();
  return path === plainHref('/live-darshan');
}

/** Our own films have a poster beside them. */
function posterOf(name: string): string | undefined {
  return mediaUrl(name.replace(/\.\w+$/, '.webp')) ?? undefined;
}
