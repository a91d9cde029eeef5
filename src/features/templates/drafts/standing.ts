import type { TemplateRow } from '#domain/template/templateRecord.ts'

/** Where a template stands for its author. */
export type Standing = 'draft' | 'published' | 'changed' | 'archived'

export function standingOf({
  status,
  revision,
  publishedRevision,
}: Pick<TemplateRow, 'status' | 'revision' | 'publishedRevision'>): Standing {
  if (status !== 'published') return status
  return publishedRevision !== null && publishedRevision < revision ? 'changed' : 'published'
}
