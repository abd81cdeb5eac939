import { documentLexemes } from '#core/search/document-lexemes.ts';

type ProductText = { title: string; titleHi: string; description: string; category: string };

/** The search words of a product, in both scripts; written with every save (products.lexemes). */
export function productLexemes({ title, titleHi, description, category }: ProductText): string {
  return documentLexemes({ title: `${title} ${titleHi}`, summary: category, words: description });
}
