import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { cleanPaste } from './clean-paste.ts';
import { FilmNode, LanguageMark, languageAttribute, PictureNode } from './rich-nodes.ts';

export type RichEditor = Editor;

/** Opens the editor over a textarea, which remains the form's field and is kept in sync. */
export function makeRichEditor(place: HTMLElement, source: HTMLTextAreaElement, labelId: string): RichEditor {
  const editor = new Editor({
    element: place,
    content: source.value,
    // The CSP allows no style elements at run time: the editor's styles are in rich.css.
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
        id: source.name,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        class: 'rich-page',
      },
      transformPastedHTML: cleanPaste,
      handleDOMEvents: { keydown: (_, event) => isTab(event) },
      handleKeyDown: (_, event) => stepInList(editor, event),
    },
    onUpdate: ({ editor: changed }) => {
      source.value = changed.isEmpty ? '' : changed.getHTML();
      source.dispatchEvent(new Event('input', { bubbles: true }));
    },
  });
  return editor;
}

/**
 * Tab belongs to the browser, also in a list, where the editor would take it: keyboard users must
 * be able to leave.
 */
function isTab({ key }: KeyboardEvent): boolean {
  return key === 'Tab';
}

/** Ctrl or Cmd with ] or [ indents or outdents a list item instead. */
function stepInList(editor: Editor, { key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey)) return false;
  if (key === ']') return editor.commands.sinkListItem('listItem');
  return key === '[' && editor.commands.liftListItem('listItem');
}
