import type { ReadInEnglish } from '../translations/read-in-english.ts';
import type { Picture } from './picture.ts';
import type { SafeHtml } from './safe-html.ts';

/** The data of cards. The author is always shown as Admin (rule S31). */
export type BlogCard = {
  /** Also the last part of /blogs/single-blog/{id}. */
  id: string;
  title: string;
  picture: Picture;
  publishedAt: Date;
  /** Plain text of the beginning (rule S32). */
  preview: string;
  /** The same, longer and ending with a whole word, for the large card. */
  excerpt: string;
};

export type Blog = Omit<BlogCard, 'preview' | 'excerpt'> &
  ReadInEnglish & {
    description: SafeHtml;
    tags: string[];
    /** When its row was last written. */
    changedAt: Date;
  };
