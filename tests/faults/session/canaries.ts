import type { Person } from './steps.ts'

type Kind = 'line' | 'preference' | 'draft' | 'copy' | 'prompt'

interface Canary {
  readonly kind: Kind
  /** The person, or the guest who wrote it and may become one. */
  readonly writer: string
  hasArrived: boolean
  isGone: boolean
}

/** Words that are each written once by one person, so that wherever one turns up it is known whose it is. */
export class Canaries {
  readonly #canaries = new Map<string, Canary>()
  /** Which person a guest has become. */
  readonly #became = new Map<string, string>()
  #present = 'guest-0'
  #guests = 0
  isSignedIn = false

  /** The user whose device it is, signed in or with an expired session. */
  get user(): string | null {
    return this.#present.startsWith('guest-') ? null : this.#present
  }

  get present(): string {
    return this.#present
  }

  write(kind: Kind): string {
    const word = `canary-${this.#canaries.size + 1}`
    this.#canaries.set(word, { kind, writer: this.#present, hasArrived: false, isGone: false })
    return word
  }

  signIn(person: Person): void {
    if (this.user === null) this.#became.set(this.#present, person)
    this.#present = person
    this.isSignedIn = true
  }

  expire(): void {
    this.isSignedIn = false
  }

  /** Somebody leaves: from now on nothing of theirs may be kept. */
  signOut(): void {
    for (const [word, canary] of this.#canaries)
      if (this.ownerOf(word) === this.#present) canary.isGone = true
    this.#guests += 1
    this.#present = `guest-${this.#guests}`
    this.isSignedIn = false
  }

  arrive(text: string): void {
    for (const word of this.wordsIn(text)) this.#get(word).hasArrived = true
  }

  ownerOf(word: string): string {
    const { writer } = this.#get(word)
    return this.#became.get(writer) ?? writer
  }

  wordsIn(text: string): readonly string[] {
    return text.match(/canary-\d+/g) ?? []
  }

  /** What of `text` should not be there any more. */
  goneIn(text: string): readonly string[] {
    return this.wordsIn(text).filter((word) => this.#get(word).isGone)
  }

  /** Changes that nobody gave up and that no service has got. */
  missing(): readonly string[] {
    const wanted: readonly Kind[] = ['line', 'preference', 'prompt']
    return [...this.#canaries]
      .filter(([, { kind, isGone, hasArrived }]) => wanted.includes(kind) && !isGone && !hasArrived)
      .map(([word]) => word)
  }

  #get(word: string): Canary {
    const canary = this.#canaries.get(word)
    if (canary === undefined) throw new Error(`nobody wrote ${word}`)
    return canary
  }
}
