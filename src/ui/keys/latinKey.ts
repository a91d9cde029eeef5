/** What of a pressed key is needed to know which one is meant: an event of the page or of React. */
export interface PressedKey {
  readonly key: string
  readonly code: string
}

/**
 * The key that a shortcut is compared with: a letter of the layout in lower case; where the layout writes no Latin letters
 * (Cyrillic, Greek, Hebrew), the letter that the same key has on a Latin one. Keys that write no letter stay what they are.
 */
export function latinKey({ key, code }: PressedKey): string {
  if (!ONE_LETTER.test(key)) return key
  if (LATIN.test(key)) return key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter?.toLowerCase() ?? key
}

const ONE_LETTER = /^\p{L}$/u
const LATIN = /^\p{Script=Latin}$/u
