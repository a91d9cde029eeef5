// Apart from their words and icons: an address is read with the page's first code.

/** The occasions of generations, by the names of their presets in an address. */
export const OCCASION_NAMES = [
  'birthday',
  'wedding',
  'love',
  'christmas',
  'baby',
  'mother',
  'thanks',
  'congratulations',
  'lullaby',
  'wrapping',
] as const
export type Occasion = (typeof OCCASION_NAMES)[number]

/** The occasion that a word of an address names; undefined for any other. */
export function occasionOf(word: unknown): Occasion | undefined {
  return OCCASION_NAMES.find((name) => name === word)
}
