import type { LucideIcon } from 'lucide-react';
import Bold from 'lucide-react/icons/bold';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import ImagePlus from 'lucide-react/icons/image-plus';
import Italic from 'lucide-react/icons/italic';
import LinkIcon from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Quote from 'lucide-react/icons/quote';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { useEffect, useRef, useState } from 'react';
import type { PickedMedia } from '#admin/media-picker/media-grid.tsx';
import * as m from '#messages/admin/edited-fields.ts';
import { Icon } from '#ui/icon.tsx';
import { AskLine } from './ask-line.tsx';
import { setFilm, setLink } from './rich-commands.ts';
import type { RichEditor } from './rich-editor.ts';
import { useBarKeys } from './use-bar-keys.ts';

type RichToolbarProps = {
  /** Null until the editor has loaded. */
  editor: RichEditor | null;
  pickPicture: (take: (file: PickedMedia) => void) => void;
};

type Tool = {
  label: string;
  icon: LucideIcon;
  active?: (editor: RichEditor) => boolean;
  run: (editor: RichEditor) => void;
};

const tools: Tool[] = [
  {
    label: m.heading,
    icon: Heading2,
    active: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: m.smallerHeading,
    icon: Heading3,
    active: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: m.bold,
    icon: Bold,
    active: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: m.italic,
    icon: Italic,
    active: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: m.list,
    icon: List,
    active: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: m.numberedList,
    icon: ListOrdered,
    active: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: m.quote,
    icon: Quote,
    active: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const steps: Tool[] = [
  { label: m.undo, icon: Undo, run: (editor) => editor.chain().focus().undo().run() },
  { label: m.redo, icon: Redo, run: (editor) => editor.chain().focus().redo().run() },
];

/**
 * The toolbar of the editor. Its height is reserved before the editor has loaded. It is one tab
 * stop; the arrow keys move within it.
 */
export function RichToolbar({ editor, pickPicture }: RichToolbarProps) {
  const [asks, setAsks] = useState<'link' | 'film' | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const { here, keys } = useBarKeys(m.heading);
  useRedrawWith(editor);
  const endPrompt = (answered: boolean) => {
    setAsks(null);
    if (!answered) bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  };
  const button = ({ label, icon, active, run }: Tool) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      tabIndex={label === here ? 0 : -1}
      aria-pressed={active && editor ? active(editor) : undefined}
      disabled={!editor}
      onClick={() => editor && run(editor)}
    >
      <Icon of={icon} />
    </button>
  );
  return (
    <>
      <div ref={bar} role="toolbar" aria-label={m.text} className="rich-tools noscript:hidden" {...keys}>
        {tools.map(button)}
        {button({
          label: m.link,
          icon: LinkIcon,
          active: (one) => one.isActive('link'),
          run: () => setAsks('link'),
        })}
        {button({
          label: m.libraryPicture,
          icon: ImagePlus,
          run: (one) =>
            pickPicture(({ address, alt }) =>
              one
                .chain()
                .focus()
                .insertContent({ type: 'picture', attrs: { src: address, alt } })
                .run(),
            ),
        })}
        {button({ label: m.youtubeFilm, icon: Clapperboard, run: () => setAsks('film') })}
        {steps.map(button)}
      </div>
      {editor && asks === 'link' && (
        <AskLine
          label={m.whereItLeads}
          hint={m.linkHint}
          initially={String(editor.getAttributes('link').href ?? '')}
          submit={m.setLink}
          onAnswer={(text) => setLink(editor, text)}
          onClose={endPrompt}
        />
      )}
      {editor && asks === 'film' && (
        <AskLine
          label={m.youtubeLink}
          second={m.titleOfFilm}
          submit={m.addFilm}
          onAnswer={(text, title) => setFilm(editor, text, title)}
          onClose={endPrompt}
        />
      )}
    </>
  );
}

function useRedrawWith(editor: RichEditor | null): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!editor) return;
    const again = () => redraw((count) => count + 1);
    editor.on('transaction', again);
    return () => {
      editor.off('transaction', again);
    };
  }, [editor]);
}
