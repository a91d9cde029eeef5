import type { Slot } from './wording.ts'
import type { WritingRequest } from './writingRequest.ts'

/** How far somebody has come in having a text written by the rules. */
export interface Writing {
  /** They are at it: the card shows what is written, sentence by sentence. */
  readonly isOpen: boolean
  readonly request: WritingRequest
  /** Which of the texts was taken; null for none yet. */
  readonly variant: number | null
  /** How often each of its sentences was said otherwise. */
  readonly turns: Readonly<Partial<Record<Slot, number>>>
}
