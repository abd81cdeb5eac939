/**
 * Every column with sealed values. Its name is bound into each value, so that none can be moved to
 * another column or row; rotating a key goes by this list. `index`: the column with the keyed index
 * of the same value.
 */
export const sealedColumns = {
  'donations.donor_pan_sealed': { id: 'id', index: 'donor_pan_index' },
  'profiles.pan_sealed': { id: 'person_id', index: null },
  'requests.secrets_sealed': { id: 'id', index: null },
  'certificates.file_name_sealed': { id: 'id', index: null },
  'certificate_files.content_sealed': { id: 'certificate_id', index: null },
  'csr_documents.content_sealed': { id: 'id', index: null },
  'statement_filings.digest': { id: 'id', index: null },
  'pass_keys.private_sealed': { id: 'id', index: null },
  'second_factors.secret_sealed': { id: 'person_id', index: null },
} as const;

export type SealedColumn = keyof typeof sealedColumns;

/** Table and column of a name in the list above, and its properties. */
export function sealedColumn(name: SealedColumn) {
  const [table = '', column = ''] = name.split('.');
  return { table, column, ...sealedColumns[name] };
}
