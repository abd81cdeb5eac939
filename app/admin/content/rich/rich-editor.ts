import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { cleanPaste } from './clean-paste.ts';
import { FilmNode, LanguageMark, languageAttribute, PictureNode } from './rich-nodes.ts';

export type RichEditor = Editor;

/** Opens the editor over a textarea, which stays the form's field and always holds what the editor shows. */
export function makeRichEditor(place: HTMLElement, source: HTMLTextAreaElement, labelId: string): RichEditor {
  const editor = new Editor({
    element: place,
    content: source.value,
    // The page's policy lets no style elements in at run time: what the editor needs stands in content.css.
    injectCSS: false,
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: {
          openOnClick: false,
          autolink: true,
          protocols: ['mailto', 'tel'],
          HTMLAttributes: { rel: null, target: null },
        },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
      }),
      PictureNode,
      FilmNode,
      LanguageMark,
      languageAttribute,
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-page',
      },
      transformPastedHTML: cleanPaste,
    },
    onUpdate: ({ editor: changed }) => {
      source.value = changed.isEmpty ? '' : changed.getHTML();
      source.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  return editor;
}
