/** The last sounds of a stem, and their form before the -e of dative, locative and vocative. Longer ones first. */
const SOFTENED: readonly (readonly [end: string, soft: string])[] = [
  ['st', 'ście'],
  ['zd', 'ździe'],
  ['sł', 'śle'],
  ['ch', 'sze'],
  ['tt', 'tcie'],
  ['t', 'cie'],
  ['d', 'dzie'],
  ['r', 'rze'],
  ['ł', 'le'],
  ['k', 'ce'],
  ['g', 'dze'],
  ['b', 'bie'],
  ['p', 'pie'],
  ['w', 'wie'],
  ['v', 'vie'],
  ['f', 'fie'],
  ['m', 'mie'],
  ['n', 'nie'],
  ['s', 'sie'],
  ['z', 'zie'],
]

/** Ends that look like hard ones and aren't. */
const NOT_HARD = /(?:cz|sz|rz|dz|dż|dź)$/u

/** A hard stem with its -e: Ann → Annie, Wand → Wandzie. Null where the stem's end isn't hard. */
export function soften(stem: string): string | null {
  if (NOT_HARD.test(stem)) return null
  const found = SOFTENED.find(([end]) => stem.endsWith(end))
  return found === undefined ? null : stem.slice(0, stem.length - found[0].length) + found[1]
}
