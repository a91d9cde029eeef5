/** The sides of a card: closed, opened, turned over. */
export const CARD_SIDES = ['front', 'inside', 'back'] as const
export type CardSide = (typeof CARD_SIDES)[number]
