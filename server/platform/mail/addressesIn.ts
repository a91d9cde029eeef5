/** A whole address in a text, without brackets around it and the full stop of its sentence. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** The addresses in a letter's text, in order. */
export function addressesIn(text: string): readonly string[] {
  return textParts(text).filter((_, index) => index % 2 === 1)
}

/** A text split at its addresses: every second part is one. */
export function textParts(text: string): readonly string[] {
  return text.split(ADDRESS)
}
