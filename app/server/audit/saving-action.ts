/**
 * The log's name of a save with before and after: a change, or a former version that was put back.
 */
export function savingAction(noun: string, putBack: { from: Date | null } | undefined) {
  if (!putBack) return { action: `${noun}.changed` };
  return {
    action: `${noun}.put-back`,
    details: { versionOf: putBack.from?.toISOString() ?? 'As it came with the site' },
  };
}
