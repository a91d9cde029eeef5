import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { Addressee } from './names/addressee.ts'
import type { Address } from './wording.ts'

/** What a greeting supports. */
export interface GreetingRequest {
  readonly addressee: Addressee
  readonly relation: Recipient | ''
  readonly address: Address
  readonly isBusiness: boolean
}
