import type { Template } from '#domain/template/templateSchema.ts'

/**
 * Changes the form; false where nothing was to be changed. Changes of one thing (`of`) that follow each other at once
 * are one step of undo where they merge.
 */
export type EditForm = (
  change: (template: Template) => Template,
  step?: { readonly of?: string; readonly merges?: boolean },
) => boolean
