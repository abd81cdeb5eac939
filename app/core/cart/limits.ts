/** More lines than this are a mistake or abuse. */
export const maxCartLines = 50;
export const maxQuantity = 999;
