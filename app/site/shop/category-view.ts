export type CategoryView = { id: string; title: string; titleHi: string; count: number };
