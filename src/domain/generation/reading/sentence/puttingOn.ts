import { isAnd } from '../adjectives.ts'
import type { WornName } from '../brief.ts'
import { canWear } from '../wearing.ts'
import { isAlwaysSeveral } from './numbers.ts'
import { beforeAdjectives, draw, PLAIN, type Sentence } from './sentence.ts'
import { PUT_ON } from './unitKinds.ts'

/** „kot w czerwonym kapeluszu i okularach”: who was named last has it on. False where nobody is there to wear it. */
export function putOn(sentence: Sentence, name: WornName, isMany: boolean, index: number): boolean {
  const { motifs } = sentence.found
  const wearer = sentence.last === null ? undefined : motifs[sentence.last]
  if (sentence.last === null || wearer === undefined || !canWear(wearer.name, name)) return false
  const before = beforeAdjectives(sentence, index)
  const joins = before === null ? '' : (sentence.units[before]?.words[0].folded ?? '')
  const isMore =
    isAnd(sentence.units[before ?? -1]) && sentence.lastWorn !== null && before === sentence.lastWorn + 1
  if (!PUT_ON.has(joins) && !isMore) return false
  const { colours, from } = sentence.pending
  sentence.pending = PLAIN
  draw(sentence, [...from, index])
  sentence.lastWorn = index
  sentence.relating = null
  // „kot i pies w czapkach”: everybody who was named has one.
  const first = isMany && wearer.count === 1 && !isAlwaysSeveral(name) ? sentence.clause : sentence.last
  for (const [at, one] of motifs.entries()) {
    if (at < first || at > sentence.last || !canWear(one.name, name)) continue
    const others = one.wears.filter((worn) => worn.name !== name)
    motifs[at] = { ...one, wears: [...others, { name, colours }] }
  }
  return true
}

/** „w czapkach Mikołaja”: a phrase has no number of its own. */
export function isInPlural(sentence: Sentence, index: number): boolean {
  return sentence.units[index]?.words[0].folded.endsWith('ach') ?? false
}
