/** The parts of a key event that tell the key: an event of the page or of React. */
export interface PressedKey {
  readonly key: string
  readonly code: string
}

/**
 * The key for comparing shortcuts: a letter of the layout in lower case; where the layout writes no Latin letters
 * (Cyrillic, Greek, Hebrew), the letter of the same key on a Latin one. Keys without a letter stay as they are.
 */
export function latinKey({ key, code }: PressedKey): string {
  if (!ONE_LETTER.test(key)) return key
  if (LATIN.test(key)) return key.toLowerCase()
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? []
  return letter?.toLowerCase() ?? key
}

const ONE_LETTER = /^\p{L}$/u
const LATIN = /^\p{Script=Latin}$/u
