import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { WritingRequest } from './writingRequest.ts'

/** „Pani” isn't said to relatives. */
const FAMILY: readonly (Recipient | '')[] = ['mama', 'tata', 'druga-polowka', 'dziecko', 'dziadkowie']

/** Whether it can be chosen how formally a text speaks. */
export const canBeFormal = ({ relation }: Pick<WritingRequest, 'relation'>) => !FAMILY.includes(relation)
