import type { MessageDescriptor } from '@lingui/core'
import type { GenerationStatus } from '#domain/generation/generation.ts'

/** Words of other features for the content of a person's account. */
export interface PersonWords {
  readonly movement: (kind: string) => MessageDescriptor
  readonly status: Readonly<Record<GenerationStatus, MessageDescriptor>>
}
