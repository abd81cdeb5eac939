import ArrowRight from 'lucide-react/icons/arrow-right';
import type { HomeHeads } from '#core/page-copy/home-words.ts';
import * as m from '#messages/home.ts';
import { BlogCards, type BlogRow, blogHref } from '#site/reading/blog-cards.tsx';
import { ArchPicture } from '#ui/arch-picture.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { href } from '#ui/href.ts';
import { Icon } from '#ui/icon.tsx';
import { SectionHead } from '#ui/section-head.tsx';

type BlogInvitationProps = { kicker: string; blog: BlogRow; excerpt: string | undefined };

/** The newest blog, large. */
export function BlogInvitation({ kicker, blog, excerpt }: BlogInvitationProps) {
  return (
    <section className="section blog-invitation" aria-labelledby="newest-blog">
      <div className="wrap beside">
        <ArchPicture name={blog.image} alt="" ratio="16x10" outline />
        <div>
          <SectionHead id="newest-blog" kicker={kicker} title={blog.title} lead={excerpt} />
          <ButtonLink to={blogHref(blog)} look="quiet" icon={<Icon of={ArrowRight} />}>
            {m.readOn}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The latest four (rule S28). */
export function LatestBlogs({ blogs, ...words }: HomeHeads['blogs'] & { blogs: BlogRow[] }) {
  return (
    <section className="section" aria-labelledby="blogs">
      <div className="wrap">
        <SectionHead
          id="blogs"
          {...words}
          action={
            <ButtonLink to={href('/blogs')} look="quiet" icon={<Icon of={ArrowRight} />}>
              {m.allBlogs}
            </ButtonLink>
          }
        />
        <BlogCards blogs={blogs} />
      </div>
    </section>
  );
}
