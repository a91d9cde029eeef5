import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BadgeTone } from '#ui/Badge.tsx'
import { isUnsaved, type TemplateDraftRow } from '#offline/templates/templateDraftRow.ts'
import { BUILDER_MESSAGES } from '../words/builderMessages.ts'
import type { Standing } from './openTemplate.ts'

interface StandingWords {
  readonly label: MessageDescriptor
  readonly tone: BadgeTone
}

const WORDS = {
  writing: { label: msg`Zapisujemy…`, tone: 'neutral' },
  failed: { label: msg`Urządzenie nie zapisuje zmian`, tone: 'danger' },
  refused: { label: BUILDER_MESSAGES.template_save_failed, tone: 'danger' },
  conflict: { label: msg`Dwie wersje do wyboru`, tone: 'danger' },
  device: { label: msg`Na tym urządzeniu`, tone: 'warning' },
  saved: { label: BUILDER_MESSAGES.template_saved, tone: 'neutral' },
  changed: { label: msg`Opublikowano, są nowe zmiany`, tone: 'accent' },
  published: { label: msg`Opublikowano`, tone: 'success' },
  archived: { label: msg`W archiwum`, tone: 'neutral' },
} as const satisfies Readonly<Record<string, StandingWords>>

/** The parts of a template that tell its state. */
export type Stands = Pick<
  TemplateDraftRow,
  'conflict' | 'edition' | 'savedEdition' | 'status' | 'baseRevision' | 'publishedRevision'
>

const KEPT = { keeping: 'kept', refusal: null } as const

/** The state of a template: on this device, saved, published. */
export function standingWords(
  row: Stands,
  { keeping, refusal }: Pick<Standing, 'keeping' | 'refusal'> = KEPT,
): StandingWords {
  if (keeping === 'failed') return WORDS.failed
  if (row.conflict !== null) return WORDS.conflict
  if (keeping === 'writing') return WORDS.writing
  if (isUnsaved(row)) return refusal === null ? WORDS.device : WORDS.refused
  if (row.status === 'archived') return WORDS.archived
  if (row.status !== 'published') return WORDS.saved
  return (row.publishedRevision ?? 0) < row.baseRevision ? WORDS.changed : WORDS.published
}
