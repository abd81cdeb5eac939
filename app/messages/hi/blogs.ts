export const blogs = 'ब्लॉग';
export const allBlogs = 'सभी ब्लॉग';
export const blogsPage = (page: number) => `ब्लॉग, पेज ${page}`;
export const moreToRead = 'और पढ़ें';
export const feedTitle = (temple: string) => `${temple}: ब्लॉग`;
export const feedIsAbout = 'उत्सव और व्रत, तीर्थयात्राएँ, और वे छोटी-छोटी आदतें जो दिन को सँवारती हैं।';
