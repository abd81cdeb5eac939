import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import * as m from '#messages/admin/cms.ts';
import type { CmsListRow } from '#server/cms/cms-queries.ts';
import { placeRow } from './place-row.ts';

/**
 * The rows as they will be after the pending move, so that the next press goes on from there; and
 * the new position of a moved row in words, for screen readers.
 */
export function useMovedRows(rows: readonly CmsListRow[]): { shown: readonly CmsListRow[]; words: string } {
  const { state, formData } = useNavigation();
  const moves = formData?.get('intent') === 'move';
  const id = moves ? String(formData.get('id')) : null;
  const shown = id === null ? rows : placeRow(rows, id, String(formData?.get('before')));
  const moved = useRef<string | null>(null);
  const [words, setWords] = useState('');
  useEffect(() => {
    moved.current = id ?? moved.current;
    const row = rows.find((one) => one.id === moved.current);
    if (state !== 'idle' || !row) return;
    moved.current = null;
    const among = rows.filter(({ group }) => group === row.group);
    setWords(m.nowAt(row.title || m.untitled, among.indexOf(row) + 1, among.length));
  }, [state, id, rows]);
  return { shown, words };
}
