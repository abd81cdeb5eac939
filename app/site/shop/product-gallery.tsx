import ZoomIn from 'lucide-react/icons/zoom-in';
import type { Product } from '#core/products/product.ts';
import * as m from '#messages/product.ts';
import { useLightbox } from '#site/media-viewers/use-lightbox.tsx';
import { plainHref } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { Picture, pictureUrl } from '#ui/picture.tsx';

/**
 * The pictures, that of the chosen variant first; each opens large and can be zoomed. Without
 * script the link opens the picture itself.
 */
export function ProductGallery({ product, shown }: { product: Product; shown: string | null }) {
  const chosen = product.pictures.find(({ image }) => image === shown) ?? product.pictures[0];
  const pictures = [chosen, ...product.pictures.filter((picture) => picture !== chosen)];
  const { onClick, lightbox } = useLightbox(
    pictures.map(({ image, alt }) => ({
      id: image,
      image,
      alt,
      caption: product.title,
      page: plainHref('/shop/single-product/:id', { id: product.id }),
    })),
  );
  const opener = (image: string) => ({
    href: pictureUrl(image),
    onClick: (event: React.MouseEvent<HTMLAnchorElement>) => onClick(event, image),
    'data-needs-script': true,
  });
  return (
    <div className="product-gallery">
      <a {...opener(chosen.image)} className="first">
        <span className="archline l1">
          <span className="arch a1">
            <Picture name={chosen.image} alt={chosen.alt} eager sizes="(min-width: 901px) 560px, 92vw" />
          </span>
        </span>
        <span className="chip zoom">
          <Icon of={ZoomIn} /> {m.zoom}
        </span>
      </a>
      {pictures.length > 1 && (
        <ul>
          {pictures.slice(1).map(({ image, alt }) => (
            <li key={image}>
              <a {...opener(image)}>
                <Picture name={image} alt={alt} className="thumb" sizes="96px" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {lightbox}
    </div>
  );
}
