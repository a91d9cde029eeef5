import type { Addressee } from './names/addressee.ts'
import type { GreetingRequest } from './greetingRequest.ts'
import type { Address, Ways, Wordbook } from './wording.ts'

/** What the rules write with in one language. */
export interface WritingLanguage {
  readonly wordbook: Wordbook
  readonly greetings: (request: GreetingRequest) => Ways
  /** What stands in the blanks that speak to the reader. */
  readonly wordsFor: (addressee: Addressee, address: Address) => ReadonlyMap<string, string>
  /** Between the last two of several names. */
  readonly and: 'i' | 'and'
}
