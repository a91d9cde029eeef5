import type { Addressee } from './names/addressee.ts'
import type { GreetingRequest } from './greetingRequest.ts'
import type { Address, Ways, Wordbook } from './wording.ts'
import type { WritingRequest } from './writingRequest.ts'

/** The rules' parts of one language. */
export interface WritingLanguage {
  readonly wordbook: Wordbook
  readonly greetings: (request: GreetingRequest) => Ways
  /** The words of the blanks that address the reader. */
  readonly wordsFor: (addressee: Addressee, address: Address) => ReadonlyMap<string, string>
  /** The address of a person whose name isn’t given, as far as the rest tells it; empty for none. */
  readonly calledWithoutName: (request: Pick<WritingRequest, 'relation' | 'occasion'>) => string
  /** Between the last two of several names. */
  readonly and: 'i' | 'and'
}
