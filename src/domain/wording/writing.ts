import type { Slot } from './wording.ts'
import type { WritingRequest } from './writingRequest.ts'

/** The progress of a text written by the rules. */
export interface Writing {
  /** It is in progress: the card shows the text sentence by sentence. */
  readonly isOpen: boolean
  readonly request: WritingRequest
  /** Which of the texts was taken; null for none yet. */
  readonly variant: number | null
  /** How often each of its sentences was said otherwise. */
  readonly turns: Readonly<Partial<Record<Slot, number>>>
}
