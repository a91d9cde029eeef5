import type { PersonalizationBody } from '#domain/gifts/personalizationBody.ts'

/** The arguments of gifts' intents. */
export interface GiftIntentArguments {
  /** The gift of a line: it replaces the one sent before. */
  readonly 'personalization.save': {
    readonly body: PersonalizationBody
    readonly title: string
    /** Its checkout was opened: the gift goes with the order, independent of the account. */
    readonly isOrdered: boolean
  }
}

/** Each gift is about itself: one that is refused holds back no other. */
export const giftEntity = (lineId: string) => `personalization:${lineId}`
