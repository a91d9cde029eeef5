import type { MessageDescriptor } from '@lingui/core'
import type { GenerationStatus } from '#domain/generation/generation.ts'

/** Words that other parts of the product have for what a person's account holds. */
export interface PersonWords {
  readonly movement: (kind: string) => MessageDescriptor
  readonly status: Readonly<Record<GenerationStatus, MessageDescriptor>>
}
