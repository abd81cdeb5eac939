export const blogs = 'Blogs';
export const allBlogs = 'All blogs';
export const blogsPage = (page: number) => `Blogs, page ${page}`;
export const moreToRead = 'More to read';
export const feedTitle = (temple: string) => `${temple}: blogs`;
export const feedIsAbout = 'Festivals and fasts, pilgrimages, and the small habits that hold a day together.';
