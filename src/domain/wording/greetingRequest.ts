import type { Recipient } from '#domain/catalogue/giftNames.ts'
import type { Addressee } from './names/addressee.ts'
import type { Address } from './wording.ts'

/** The input of a greeting. */
export interface GreetingRequest {
  readonly addressee: Addressee
  readonly relation: Recipient | ''
  readonly address: Address
  readonly isBusiness: boolean
}
