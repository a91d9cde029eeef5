import type { ReworkTask, TranslationTask } from '#domain/text/rework/reworkTasks.ts'
import type { ReworkKind, ReworkTone } from './reworkWords.ts'

/** What a person has chosen; tone and language are kept while another kind is chosen. */
export interface ReworkChoice {
  readonly kind: ReworkKind
  readonly tone: ReworkTone
  readonly translation: TranslationTask
}

export const FIRST_CHOICE: ReworkChoice = { kind: 'rephrase', tone: 'formal', translation: 'to-en' }

export function taskOf({ kind, tone, translation }: ReworkChoice): ReworkTask {
  if (kind === 'tone') return tone
  return kind === 'translation' ? translation : kind
}
