import * as m from '#messages/reading.ts';
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
export function BlogCards({ blogs, heading }: { blogs: BlogRow[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="blog-cards">
      {blogs.map((blog) => (
        <li key={blog.id}>
          <Card
            to={blogHref(blog)}
            picture={blog.image}
            sizes="(min-width: 601px) 480px, 140px"
            title={blog.title}
            note={`${blog.date} · ${m.admin}`}
            heading={heading}
          >
            {blog.preview}
          </Card>
        </li>
      ))}
    </ul>
  );
}
