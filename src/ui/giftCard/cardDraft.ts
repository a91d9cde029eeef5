import * as z from 'zod/mini'

export const cardDraftSchema = z.object({
  front: z.string(),
  inside: z.string(),
  look: z.enum(['full', 'framed']),
})
/** A card that was written and not printed, sent or saved yet. */
export type CardDraft = z.infer<typeof cardDraftSchema>

export const EMPTY_CARD: CardDraft = { front: '', inside: '', look: 'full' }
