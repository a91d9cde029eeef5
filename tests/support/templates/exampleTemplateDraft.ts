import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import type { TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'

/** A template that was changed on this device and is not saved yet. */
export const EXAMPLE_TEMPLATE_DRAFT: TemplateDraftRow = {
  id: '01234567-89ab-4def-8123-456789abcdef',
  title: 'Miś',
  template: EMPTY_TEMPLATE,
  edition: 2,
  savedEdition: 1,
  baseRevision: 1,
  publishedRevision: null,
  status: 'draft',
  changedAt: 1_795_000_000_000,
  sent: null,
  conflict: null,
}
