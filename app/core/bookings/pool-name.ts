/** Pieces of a variant; passes of a product; people in a slot. */
export type PoolName = 'stock' | 'event-product' | 'event-slot';
