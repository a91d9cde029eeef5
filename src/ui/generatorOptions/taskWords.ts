import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReworkTask, TranslationTask } from '#domain/text/rework/reworkTasks.ts'

export const TRANSLATION_WORDS = {
  'to-pl': msg`Na polski`,
  'to-en': msg`Na angielski`,
  'to-de': msg`Na niemiecki`,
  'to-uk': msg`Na ukraiński`,
  'to-fr': msg`Na francuski`,
  'to-es': msg`Na hiszpański`,
} satisfies Record<TranslationTask, MessageDescriptor>

/** What a text was given to an engine for: over its answer, and in the history. */
export const TASK_WORDS = {
  rephrase: msg`Inaczej`,
  shorten: msg`Krócej`,
  lengthen: msg`Dłużej`,
  summarize: msg`Streszczenie`,
  formal: msg`Ton oficjalny`,
  warm: msg`Ton serdeczny`,
  plain: msg`Ton prosty`,
  ...TRANSLATION_WORDS,
} satisfies Record<ReworkTask, MessageDescriptor>
