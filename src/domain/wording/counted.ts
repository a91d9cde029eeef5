/** A number as people type it: digits, perhaps in groups, perhaps with a fraction. */
const NUMBER = /^\d{1,3}(?:[ \u00a0\u202f]?\d{3})*(?:[.,]\d{1,2})?$/u

/** A bare number with its noun, for one, for two and for five: 3 → 3 lata. Any other text stays as it is. */
export function counted(
  words: string,
  [one, few, many]: readonly [one: string, few: string, many: string],
): string {
  const number = words.trim()
  if (!NUMBER.test(number)) return words
  const [whole = '', fraction] = number.replaceAll(/[ \u00a0\u202f]/gu, '').split(/[.,]/u)
  if (fraction !== undefined) return `${number}\u00a0${few}`
  const last = Number(whole.slice(-1))
  const isTeen = whole.length > 1 && whole.at(-2) === '1'
  const noun = whole === '1' ? one : last >= 2 && last <= 4 && !isTeen ? few : many
  return `${number}\u00a0${noun}`
}
