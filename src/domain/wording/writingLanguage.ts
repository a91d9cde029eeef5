import type { Addressee } from './names/addressee.ts'
import type { GreetingRequest } from './greetingRequest.ts'
import type { Address, Ways, Wordbook } from './wording.ts'
import type { WritingRequest } from './writingRequest.ts'

/** What the rules write with in one language. */
export interface WritingLanguage {
  readonly wordbook: Wordbook
  readonly greetings: (request: GreetingRequest) => Ways
  /** What stands in the blanks that speak to the reader. */
  readonly wordsFor: (addressee: Addressee, address: Address) => ReadonlyMap<string, string>
  /** What somebody is called whose name isn’t told, as far as the rest tells it; empty for nothing. */
  readonly calledWithoutName: (request: Pick<WritingRequest, 'relation' | 'occasion'>) => string
  /** Between the last two of several names. */
  readonly and: 'i' | 'and'
}
