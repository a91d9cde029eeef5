const SHORTEST_STEM = 3

const ENDINGS: readonly (readonly [ending: string, instead: string])[] = [
  ['ies', 'y'],
  ['ches', 'ch'],
  ['shes', 'sh'],
  ['sses', 'ss'],
  ['xes', 'x'],
  ['ings', ''],
  ['ing', ''],
  ['ed', ''],
]

/**
 * The part of a folded word that its English forms share: "mugs" gives "mug", "wishes" and "wishing" give "wish".
 * Cheap and not a dictionary, as `stemPolish` is.
 */
export function stemEnglish(word: string): string {
  for (const [ending, instead] of ENDINGS) {
    if (word.endsWith(ending) && word.length - ending.length + instead.length >= SHORTEST_STEM) {
      return word.slice(0, -ending.length) + instead
    }
  }
  return /[^s]s$/.test(word) && word.length > SHORTEST_STEM ? word.slice(0, -1) : word
}
