declare const safeHtmlBrand: unique symbol;
/**
 * HTML without script, styles or foreign embeds. Made only by server/rich-text/rich-text; the only
 * kind a page shows.
 */
export type SafeHtml = string & { readonly [safeHtmlBrand]: true };
