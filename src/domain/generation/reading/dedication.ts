import type { MotifName, OccasionName } from './brief.ts'
import { isAdjective } from './adjectives.ts'
import type { Unit } from './units.ts'

const PEOPLE: ReadonlySet<MotifName> = new Set([
  'grandma', 'grandpa', 'mum', 'dad', 'woman', 'man', 'girl', 'boy', 'baby', 'bride', 'groom', 'newlyweds', 'couple',
  'teacher', 'doctor', 'friends', 'family', 'child', 'miner', 'policeman', 'firefighter', 'chef',
]) // prettier-ignore

/** „dla Zosi”, „dla kochanej babci Krysi”: the recipient of a picture. */
export interface Dedication {
  readonly text: string
  readonly occasion: OccasionName | null
  /** The unit where reading goes on. */
  readonly next: number
}

/** Reads the recipient at `index`; null when there is none. */
export function dedicationAt(units: readonly Unit[], index: number, prompt: string): Dedication | null {
  const [word] = units[index]?.words ?? []
  if (word === undefined || (word.folded !== 'dla' && word.folded !== 'for')) return null
  let at = index + 1
  while (isAdjective(units[at]) || units[at]?.words[0].folded === 'my') at += 1
  // „dla młodszego brata”: an unknown word before a relative describes them all the same.
  if (units[at]?.senses.length === 0 && isKin(units[at + 1])) at += 1
  // „dla pięcioletniej Zosi”
  const isLower = /^\p{Ll}/u.test(units[at]?.words[0].text ?? '')
  if (
    units[at]?.senses.length === 0 &&
    isLower &&
    ADJECTIVE.test(units[at]?.words[0].folded ?? '') &&
    isNamed(units[at + 1])
  )
    at += 1
  const from = at
  const kin = units[at]?.senses.find((sense) => sense.kind === 'thing')
  if (kin !== undefined && !PEOPLE.has(kin.name)) return null
  if (kin !== undefined) at = pastKin(units, at + 1)
  at = pastNames(units, at)
  if (at === from) return null
  const end = units[at - 1]?.words.at(-1)?.end ?? word.end
  const said = prompt.slice(word.start, end)
  // „dla zosi” is written like a name.
  const isBareName = at === from + 1 && units[from]?.senses.length === 0
  const text = isBareName ? said.split(' ').map(capitalised).join(' ') : capitalised(said)
  const occasion = kin?.name === 'mum' ? 'mother' : kin?.name === 'dad' ? 'father' : null
  return { text, occasion, next: at }
}

/** The endings of words that describe a person. */
const ADJECTIVE = /(?:ej|ego|ich|ych)$/

function isNamed(unit: Unit | undefined): boolean {
  return unit !== undefined && unit.senses.length === 0 && /^\p{Lu}\p{Ll}/u.test(unit.words[0].text)
}

function isAnd(unit: Unit | undefined): boolean {
  return /^(?:i|and)$/.test(unit?.words[0].folded ?? '')
}

/** „babci i dziadka” */
function pastKin(units: readonly Unit[], from: number): number {
  return isAnd(units[from]) && isKin(units[from + 1]) ? from + 2 : from
}

function isKin(unit: Unit | undefined): boolean {
  return unit?.senses.some((one) => one.kind === 'thing' && PEOPLE.has(one.name)) ?? false
}

/** Names have a capital letter: „Ani i Tomka”. */
function pastNames(units: readonly Unit[], from: number): number {
  let at = from
  const isName = (index: number) => {
    const word = units[index]?.words[0]
    const isDay = units[index]?.senses.some(({ kind }) => kind === 'occasion') ?? false
    return word !== undefined && /^\p{Lu}\p{Ll}/u.test(word.text) && !word.isAfterStop && !isDay
  }
  while (isName(at) || (at > from && isAnd(units[at]) && isName(at + 1))) at += 1
  // „dla zosi”: a word without another meaning, right after it.
  const unit = units[at]
  const isUnknown = unit !== undefined && unit.senses.length === 0 && !unit.words[0].isAfterStop
  return at === from && isUnknown ? at + 1 : at
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
}
