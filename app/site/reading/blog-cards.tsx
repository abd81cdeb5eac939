import { Card } from '#ui/card.tsx';

export type BlogRow = {
  id: string;
  title: string;
  image: string;
  /** '12 December 2025' */
  date: string;
  preview: string;
};

export function blogHref(blog: Pick<BlogRow, 'id'>): string {
  return `/blogs/single-blog/${encodeURIComponent(blog.id)}`;
}

/** Blogs as cards, four in a row; the author is always Admin (rule S31). */
export function BlogCards({
  blogs,
  heading,
  newestFirst = false,
}: {
  blogs: BlogRow[];
  heading?: 'h2' | 'h3';
  /** The first one is large, as wide as the others together. */
  newestFirst?: boolean;
}) {
  return (
    <ul className={newestFirst ? 'blog-cards newest-large' : 'blog-cards'}>
      {blogs.map((blog) => (
        <li key={blog.id}>
          <Card
            to={blogHref(blog)}
            picture={blog.image}
            title={blog.title}
            note={`${blog.date} · Admin`}
            heading={heading}
          >
            {blog.preview}
          </Card>
        </li>
      ))}
    </ul>
  );
}
