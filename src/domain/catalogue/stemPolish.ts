/** Endings of nouns and adjectives, folded, longest first: those of inflection, not of derivation. */
const ENDINGS = [
  'owych',
  'owymi',
  'owego',
  'owemu',
  'iami',
  'owej',
  'owym',
  'ymi',
  'imi',
  'ego',
  'emu',
  'iom',
  'iach',
  'owi',
  'owa',
  'owe',
  'owy',
  'owo',
  'ami',
  'ach',
  'ich',
  'ych',
  'iej',
  'iem',
  'iow',
  'om',
  'em',
  'ow',
  'ej',
  'ie',
  'ia',
  'iu',
  'im',
  'ym',
  'a',
  'e',
  'i',
  'o',
  'u',
  'y',
].toSorted((one, other) => other.length - one.length)

const SHORTEST_STEM = 3

/**
 * The part of a folded word that its inflected forms share, found by cutting one ending: "kartka", "kartki" and
 * "kartek" all give "kartk". It is cheap and not a dictionary: words it can't cut stay whole.
 */
export function stemPolish(word: string): string {
  // The fleeting e: kubek – kubki, kartek – kartki.
  if (word.length > SHORTEST_STEM + 1 && word.endsWith('ek')) return `${word.slice(0, -2)}k`
  const ending = ENDINGS.find(
    (candidate) => word.length - candidate.length >= SHORTEST_STEM && word.endsWith(candidate),
  )
  return ending === undefined ? word : word.slice(0, -ending.length)
}
