import { isAdjective } from '../adjectives.ts'
import { PARTS_NAMED } from '../lexicon.ts'
import type { Unit } from '../units.ts'

/** Whether a unit has nothing to see. */
export function isSmall(unit: Unit | undefined): boolean {
  return (
    unit !== undefined &&
    unit.senses.length > 0 &&
    unit.senses.every(({ kind }) => kind === 'small' || kind === 'relation' || kind === 'negation') &&
    !namesPart(unit)
  )
}

/** „na dachu”: without the following house, the picture has no roof, and it is reported. */
function namesPart({ words }: Unit): boolean {
  return words.some(({ folded }) => PARTS_NAMED.has(folded))
}

/** “heart frame”: a frame right behind its thing. */
export function isPlainFrame(unit: Unit | undefined): boolean {
  const isFrame = unit?.asked.some(({ kind }) => kind === 'frame') ?? false
  return isFrame && /^(?:frame|border)$/.test(unit?.words[0].folded ?? '')
}

/** „przed nowym domem” describes a house. */
export function isNewHome(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'occasion' && sense.name === 'home') ?? false
}

/** „gra na” */
export function isPlaying(unit: Unit | undefined): boolean {
  return unit?.senses.some((sense) => sense.kind === 'pose' && sense.name === 'singing') ?? false
}

/** „ramka z kwiatów”, „bukiet z róż”: words before the material of a thing. */
export const MADE_OF: ReadonlySet<string> = new Set('z ze of with from'.split(' '))

/** „kot z psem na kanapie”, „miś z sercem” */
export const WITH: ReadonlySet<string> = new Set('z ze with'.split(' '))

/** Words before a thing that don't describe it. */
export const ARTICLES: ReadonlySet<string> = new Set(
  'a an the his her its their my swoj swoja swoim swojej'.split(' '),
)

/** Words before a worn thing. */
export const PUT_ON: ReadonlySet<string> = new Set('w we z ze ma maja nosi in with wearing wears'.split(' '))

/** „w swoim czerwonym”: words between „w” and a thing. */
export function isSaidOfIt(unit: Unit | undefined): boolean {
  const word = unit?.words[0].folded ?? ''
  return !PUT_ON.has(word) && (ARTICLES.has(word) || isAdjective(unit))
}
