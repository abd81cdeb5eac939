import { type DarshanQuery, darshanHref } from '#core/darshan/darshan-query.ts';
import { type DarshanType, darshanNames, darshanTypes } from '#core/darshan/darshan-type.ts';
import type { LightboxPhoto } from '#site/media-viewers/lightbox-photo.ts';
import { PhotoGrid } from '#site/media-viewers/photo-grid.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';

type DarshanAlbumsProps = {
  selection: Pick<DarshanQuery, 'day' | 'type'>;
  /** The text where there are no photos. */
  none: string;
  /** The darshans of the day that have photos. */
  types: readonly DarshanType[];
  albums: readonly { type: DarshanType; photos: LightboxPhoto[] }[];
};

/** The photos of the day by darshan; the tabs show one darshan alone. */
export function DarshanAlbums({ selection: { day, type }, none, types, albums }: DarshanAlbumsProps) {
  const choices = darshanTypes.filter((one) => one !== 'festival' || one === type || types.includes(one));
  return (
    <>
      <Tabs
        label="Darshans"
        tabs={[
          { to: darshanHref({ day }), label: 'All', current: type === null },
          ...choices.map((one) => ({
            to: darshanHref({ day, type: one }),
            label: darshanNames[one],
            current: one === type,
          })),
        ]}
      />
      {albums.map((album, index) => (
        <section key={album.type} className="darshan-album" aria-labelledby={album.type}>
          <h2 id={album.type} className="text-h3">
            {darshanNames[album.type]}
          </h2>
          <PhotoGrid photos={album.photos} eager={index === 0 ? 1 : 0} />
        </section>
      ))}
      {albums.length === 0 && (
        <div className="darshan-none">
          <EmptyState
            picture="hero-temple-dusk"
            title={none}
            actions={
              type && (
                <ButtonLink to={darshanHref({ day })} look="outline" size="sm">
                  All darshans of the day
                </ButtonLink>
              )
            }
          />
        </div>
      )}
    </>
  );
}
