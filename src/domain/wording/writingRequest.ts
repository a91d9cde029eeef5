import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { AiProductType } from '#domain/catalogue/product.ts'
import type { WritingDay } from '#domain/gifts/giftDays.ts'
import type { Matter } from './matters.ts'
import type { Address, Length, Tone } from './wording.ts'

/** What a text is asked to be. Name, memory, facts and sender are a person's own words. */
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
  /** What a business letter is about; absent for nothing that the rules have a letter for. */
  readonly matter?: Matter | undefined
  /** What is known of it, by the blanks of `MATTERS`. */
  readonly facts?: Readonly<Record<string, string>> | undefined
}
