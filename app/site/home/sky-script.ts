/**
 * core/content/sky as an inline script: it stands first in the hero and turns it to dusk before it is painted, so
 * that no visitor of the evening sees the morning flash by. The test beside holds the two together.
 */
export const skyScript =
  "{const m=(Math.floor(Date.now()/6e4)+330)%1440;if(m>=960||m<270)document.currentScript.parentElement.dataset.theme='night'}";
