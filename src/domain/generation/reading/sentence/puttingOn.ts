import { isAnd } from '../adjectives.ts'
import { MOTIFS, type Worn } from '../brief.ts'
import { canWear } from '../wearing.ts'
import { isAlwaysSeveral } from './numbers.ts'
import { beforeAdjectives, draw, PLAIN, type Sentence } from './sentence.ts'
import { wornBy } from './tradeClothes.ts'
import { PUT_ON } from './unitKinds.ts'

/** „kot w czerwonym kapeluszu i okularach”: the last named figure wears it. False when there is none to wear it. */
export function putOn(sentence: Sentence, name: Worn['name'], isMany: boolean, index: number): boolean {
  const { motifs } = sentence.found
  const last = wearerOf(sentence, name)
  const wearer = last === null ? undefined : motifs[last]
  if (last === null || wearer === undefined) return false
  const ofTrade = sentence.tradeOfNext
  const before = beforeWords(sentence, ofTrade?.at ?? index)
  const joins = before === null ? '' : (sentence.units[before]?.words[0].folded ?? '')
  const isMore =
    isAnd(sentence.units[before ?? -1]) && sentence.lastWorn !== null && before === sentence.lastWorn + 1
  if (!PUT_ON.has(joins) && !isMore) return false
  const { colours, from } = sentence.pending
  sentence.pending = PLAIN
  draw(sentence, [...from, index])
  sentence.lastWorn = index
  sentence.tradeOfNext = null
  sentence.relating = null
  // „kot i pies w czapkach”: each named figure has one.
  const first = isMany && wearer.count === 1 && !isPairOf(name) ? sentence.clause : last
  for (const [at, one] of motifs.entries()) {
    if (at < first || at > last || !canWear(one.name, name)) continue
    const others = one.wears.filter((worn) => worn.name !== name)
    motifs[at] = { ...one, wears: [...others, wornBy({ name, colours }, ofTrade?.trade ?? null)] }
  }
  return true
}

/** „w wełnianym swetrze”, “in a woolly jumper”: the place before adjectives, of which one may be unknown. */
function beforeWords(sentence: Sentence, index: number): number | null {
  const at = beforeAdjectives(sentence, index)
  const unit = at === null ? undefined : sentence.units[at]
  const isUnknown = unit !== undefined && unit.senses.length + unit.asked.length === 0
  const isStopped =
    unit?.words[0].isAfterStop === true || sentence.units[index]?.words[0].isAfterStop === true
  return at !== null && isUnknown && !isStopped ? beforeAdjectives(sentence, at) : at
}

/** The last named figure, or the one on or in it: „miś na nartach w szaliku”. */
function wearerOf({ last, found: { motifs } }: Sentence, name: Worn['name']): number | null {
  const said = last === null ? undefined : motifs[last]
  if (said === undefined || canWear(said.name, name)) return last
  // „pies wygląda z pudełka z kokardą”: the box is tied with it.
  if (name === 'bow') return null
  const carried = motifs.findIndex((one) => one.relation?.to === said.name && canWear(one.name, name))
  return carried === -1 ? null : carried
}

/** „w okularach”: a plural that is one thing. */
function isPairOf(name: Worn['name']): boolean {
  return MOTIFS.some((motif) => motif === name && isAlwaysSeveral(motif))
}

/** „w czapkach Mikołaja”, “in Santa hats”: a phrase has no number of its own. */
export function isInPlural(sentence: Sentence, index: number): boolean {
  const words = sentence.units[index]?.words
  return (
    (words?.[0].folded.endsWith('ach') ?? false) ||
    /^(?:hats|caps|crowns|sweaters|coats|aprons|suits|bows)$/.test(words?.at(-1)?.folded ?? '')
  )
}
