import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReworkTask, TranslationTask } from '#domain/text/rework/reworkTasks.ts'

/** What a person chooses first; a tone and a translation have a second choice. */
export const REWORK_KINDS = ['rephrase', 'shorten', 'lengthen', 'summarize', 'tone', 'translation'] as const
export type ReworkKind = (typeof REWORK_KINDS)[number]

export const KIND_WORDS = {
  rephrase: msg`Inaczej`,
  shorten: msg`Krócej`,
  lengthen: msg`Dłużej`,
  summarize: msg`Streść`,
  tone: msg`Zmień ton`,
  translation: msg`Przetłumacz`,
} satisfies Record<ReworkKind, MessageDescriptor>

export const TONES = ['formal', 'warm', 'plain'] as const satisfies readonly ReworkTask[]
export type ReworkTone = (typeof TONES)[number]

export const TONE_WORDS = {
  formal: msg`Oficjalny`,
  warm: msg`Serdeczny`,
  plain: msg`Prosty`,
} satisfies Record<ReworkTone, MessageDescriptor>

export const TRANSLATIONS = [
  'to-en',
  'to-pl',
  'to-de',
  'to-uk',
  'to-fr',
  'to-es',
] as const satisfies readonly TranslationTask[]
