import type { PersonalizationBody } from '#domain/gifts/personalizationBody.ts'

/** What the intents of gifts carry. */
export interface GiftIntentArguments {
  /** A gift as its line has it: what was sent before is replaced by it. */
  readonly 'personalization.save': {
    readonly body: PersonalizationBody
    readonly title: string
    /** Its checkout was opened: it goes with the order, whoever is signed in. */
    readonly isOrdered: boolean
  }
}

/** Each gift is about itself: one that is refused holds back no other. */
export const giftEntity = (lineId: string) => `personalization:${lineId}`
