import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import type { WritingDay } from '#domain/gifts/giftDays.ts'
import type { Matter } from './matters.ts'
import type { Address, Length, Tone } from './wording.ts'

/** The request for a text. Name, memory, facts and sender are the person's own words. */
export interface WritingRequest {
  readonly type: AiProductType
  readonly occasion: WritingDay | ''
  readonly relation: Recipient | ''
  readonly tone: Tone
  readonly length: Length
  readonly address: Address
  readonly name: string
  readonly memory: string
  readonly sender: string
  /** Another number writes with other words. */
  readonly seed: number
  /** The subject of a business letter; absent where the rules have no letter for it. */
  readonly matter?: Matter | undefined
  /** Its known facts, by the blanks of `MATTERS`. */
  readonly facts?: Readonly<Record<string, string>> | undefined
}
