/**
 * core/home/returning as an inline script, which runs before the page is painted: <html data-back>
 * for somebody who was here before. Cached pages are the same for everybody, so the browser alone
 * stores when it first came; nothing of it is sent. The test beside it compares the two.
 */
export const visitScript =
  "try{const f=localStorage.getItem('firstVisit');if(f===null)localStorage.setItem('firstVisit',Date.now());else if(Date.now()-f>144e5)document.documentElement.dataset.back=''}catch{}";
