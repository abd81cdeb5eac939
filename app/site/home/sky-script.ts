/**
 * core/home/sky as an inline script: it comes first in the hero and turns it to dusk before the
 * first paint, so that no visitor sees the morning flash in the evening. The test beside it
 * compares the two.
 */
export const skyScript =
  "{const m=(Math.floor(Date.now()/6e4)+330)%1440;if(m>=960||m<270)document.currentScript.parentElement.dataset.theme='night'}";
