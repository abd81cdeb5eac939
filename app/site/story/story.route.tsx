import Play from 'lucide-react/icons/play';
import { useEffect, useState } from 'react';
import * as m from '#messages/stories.ts';
import { listLiveStories } from '#server/content/stories-queries.ts';
import type { PublicRoute } from '#server/http/public-page.ts';
import { servicesContext } from '#server/services.ts';
import { getTempleSettings } from '#server/settings/settings-queries.ts';
import { searchMeta } from '#site/frame/search-meta.ts';
import { useStoryViewer } from '#site/media-viewers/use-story-viewer.tsx';
import { ReadAloudButtons } from '#site/reading/read-aloud-buttons.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Loader } from '#ui/loader.tsx';
import { ScriptButton } from '#ui/script-button.tsx';
import { SectionHead } from '#ui/section-head.tsx';
import type { Route } from './+types/story.route';
import { StoryList } from './story-list.tsx';
import './story.css';

export const handle = { publicPage: { seconds: 60 } } satisfies PublicRoute;

export async function loader({ context }: Pick<Route.LoaderArgs, 'context'>) {
  const services = context.get(servicesContext);
  const [stories, { visitWords, visitSearch }] = await Promise.all([
    listLiveStories(services),
    getTempleSettings(services),
  ]);
  return {
    words: visitWords.story,
    search: visitSearch.story,
    none: stories.length === 0 ? visitWords.noStory : null,
    stories,
    url: `${services.config.publicUrl}${plainHref('/story')}`,
  };
}

export const meta = searchMeta('tulsi');

/** The viewer; under it the stories as a list, for no script or after closing. */
export default function DailyStory({ loaderData: { words, none, stories } }: Route.ComponentProps) {
  const [reading, setReading] = useState(false);
  const { open, viewer } = useStoryViewer(() => setReading(true));
  useEffect(() => {
    if (location.hash === '#stories') setReading(true);
    else open().catch(() => setReading(true));
  }, [open]);
  return (
    <div data-theme="night" id="stories" data-wake>
      <section className="section">
        <div className="wrap story-page">
          <SectionHead
            heading="h1"
            {...words}
            action={
              stories.length > 0 && (
                <ScriptButton look="outline" icon={<Icon of={Play} />} onClick={open}>
                  {m.playStories}
                </ScriptButton>
              )
            }
          />
          {none ? (
            <EmptyState picture="hero-temple-dusk" title={none.title}>
              {none.lead}
            </EmptyState>
          ) : (
            <>
              {/* The viewer would be read over. */}
              {!viewer && <ReadAloudButtons />}
              <StoryList stories={stories} />
            </>
          )}
        </div>
      </section>
      {/* Never seen without script; otherwise shown until the viewer has loaded. Its link
          closes it. */}
      {!reading && (
        <div className="story-veil noscript:hidden">
          <Loader>{m.loading}</Loader>
          <a href="#stories">{m.readAsList}</a>
        </div>
      )}
      {viewer}
    </div>
  );
}
