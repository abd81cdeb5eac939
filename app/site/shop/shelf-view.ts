export type ShelfCategoryView = { id: string; title: string; titleHi: string; count: number };
