/** Words that only join others: „kartka dla mamy" is about a card and a mother. */
const JOINING_WORDS = new Set([
  'a',
  'albo',
  'bez',
  'dla',
  'do',
  'i',
  'ku',
  'lub',
  'na',
  'o',
  'od',
  'oraz',
  'po',
  'w',
  'we',
  'z',
  'za',
  'ze',
  's',
  'and',
  'for',
  'from',
  'in',
  'my',
  'of',
  'the',
  'to',
  'with',
  'your',
])

/** The words that mean something, or all of them while none does. */
export function meaningfulWords(folded: readonly string[]): readonly string[] {
  const meaningful = folded.filter((word) => !JOINING_WORDS.has(word))
  return meaningful.length > 0 ? meaningful : folded
}
