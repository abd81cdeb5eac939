/**
 * Runs inline in the head: <html data-text> has the chosen text size (styles/text-size.css) before
 * anything is painted. Another tab follows, and so does a page that somebody goes back to.
 * server/http/starter/choose-text-size.ts changes it.
 */
export const textSizeScript =
  "{const r=document.documentElement,f=()=>{try{const s=localStorage.getItem('textSize');if(s==125||s==150)r.dataset.text=s;else delete r.dataset.text}catch{}};f();for(const e of['pageshow','storage'])addEventListener(e,f)}";
