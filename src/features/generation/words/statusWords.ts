import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BadgeTone } from '#ui/Badge.tsx'
import type { GenerationStatus } from '#domain/generation/generation.ts'

interface StatusWords {
  readonly label: MessageDescriptor
  readonly tone: BadgeTone
}

/** The status of a generation, in a word. */
export const STATUS_WORDS = {
  pending: { label: msg`Czeka`, tone: 'neutral' },
  processing: { label: msg`Powstaje`, tone: 'generated' },
  completed: { label: msg`Gotowe`, tone: 'success' },
  failed: { label: msg`Nie udało się`, tone: 'danger' },
  cancelled: { label: msg`Anulowane`, tone: 'neutral' },
} as const satisfies Record<GenerationStatus, StatusWords>
