import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { WritingRequest } from './writingRequest.ts'

/** Nobody says „pani” to their own. */
const FAMILY: readonly (Recipient | '')[] = ['mama', 'tata', 'druga-polowka', 'dziecko', 'dziadkowie']

/** Whether it can be chosen how formally a text speaks. */
export const canBeFormal = ({ relation }: Pick<WritingRequest, 'relation'>) => !FAMILY.includes(relation)
