/** A whole address in a text: brackets around it and the full stop of its sentence are no part of it. */
const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/

/** The addresses that a letter's text holds, in its order. */
export function addressesIn(text: string): readonly string[] {
  return textParts(text).filter((_, index) => index % 2 === 1)
}

/** A text cut at its addresses: every second part is one. */
export function textParts(text: string): readonly string[] {
  return text.split(ADDRESS)
}
