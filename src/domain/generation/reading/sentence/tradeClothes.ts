import { isThing } from '../adjectives.ts'
import type { MotifName, Worn } from '../brief.ts'
import { canWear, isCostume, isWorn } from '../wearing.ts'
import type { Sentence } from './sentence.ts'
import { costumeOf, costumeTitled } from './titles.ts'

/** Garments on the head, of which a trade has its own. */
const HEADGEAR: ReadonlySet<Worn['name']> = new Set(['hat', 'beanie', 'cap', 'helmet', 'santahat'])

/** Adjectives of trades, by their beginnings: „czapka kucharska”. */
const TRADES: readonly (readonly [begins: RegExp, trade: MotifName])[] = [
  [/^kuchars/, 'chef'],
  [/^straza/, 'firefighter'],
  [/^policyj/, 'policeman'],
  [/^piracki/, 'pirate'],
  [/^gornicz/, 'miner'],
  [/^pilkars/, 'footballer'],
  [/^lekars/, 'doctor'],
  [/^(?:czarodziejs|magiczn)/, 'witch'],
  [/^mikolajow/, 'santa'],
  [/^elfi/, 'elf'],
]

/** Adjectives of costumes that no figure of their own has. */
const COSTUMES_OF: readonly (readonly [begins: RegExp, costume: Worn['name']])[] = [
  [/^(?:kapitans|pilota)/, 'captain'],
  [/^marynars/, 'sailor'],
  [/^(?:budowlan|robocz)/, 'builder'],
  [/^kowboj/, 'hat'],
  [/^(?:rycers)/, 'knight'],
  [/^(?:kominiars)/, 'chimneysweep'],
  [/^(?:wojskow|zolniers)/, 'soldier'],
]

function tradeOf(word: string): Worn['name'] | null {
  const figure = TRADES.find(([begins]) => begins.test(word))?.[1]
  const name = COSTUMES_OF.find(([begins]) => begins.test(word))?.[1] ?? costumeTitled(word)
  return figure === undefined ? name : costumeOf(figure, word)
}

/**
 * „pies w czapce kapitana”, „kot w czapce kucharskiej”, „miś w fartuchu kucharza”: right behind a garment, a trade
 * says whose it is, and no other figure is there. A hat is that of the trade; other clothes are its whole costume.
 */
export function belongsToTrade(sentence: Sentence, trade: MotifName | null, index: number): boolean {
  const { units, lastWorn, found, ends } = sentence
  const word = units[index]?.words[0].folded ?? ''
  const wears = trade === null ? tradeOf(word) : costumeOf(trade, word)
  if (lastWorn !== index - 1 || wears === null || units[index]?.words[0].isAfterStop === true) return false
  const isWearer = ({ wears: worn }: (typeof found.motifs)[number]) =>
    worn.at(-1)?.name === garmentAt(sentence, lastWorn)
  if (!found.motifs.some(isWearer)) return false
  for (const [at, motif] of found.motifs.entries()) {
    const garment = motif.wears.at(-1)
    if (garment === undefined || !isWearer(motif) || !canWear(motif.name, wears)) continue
    found.motifs[at] = { ...motif, wears: [...motif.wears.slice(0, -1), asTrades(garment, wears)] }
  }
  ends[index] = 'drawn'
  sentence.lastWorn = index
  return true
}

function garmentAt({ units }: Sentence, at: number): Worn['name'] | undefined {
  const sense = units[at]?.senses.find(({ kind }) => kind === 'thing' || kind === 'clothes')
  if (sense?.kind === 'clothes') return sense.name
  return sense?.kind === 'thing' && isWorn(sense.name) ? sense.name : undefined
}

function asTrades({ name, colours }: Worn, wears: Worn['name']): Worn {
  return { name: wears, colours, ...(HEADGEAR.has(name) && isCostume(wears) ? { isHat: true } : {}) }
}

/** “a dog in a captain’s hat”, „w kapitańskiej czapce”: the trade of the garment that follows; null for none. */
export function tradeBefore(sentence: Sentence, trade: MotifName | null, index: number): Worn['name'] | null {
  const { units } = sentence
  let next = index + 1
  while (/^(?:s|’s)$/.test(units[next]?.words[0].folded ?? '')) next += 1
  const garment = garmentAt(sentence, next)
  const word = (units[index]?.words[0].folded ?? '').replace(/[’']?s$/, '')
  const isNext = units[next]?.words[0].isAfterStop === false
  if (garment === undefined || !isNext || !isBehindWearer(sentence, index)) return null
  return trade === null ? tradeOf(word) : costumeOf(trade, word)
}

/** Only “in”, articles and adjectives stand between a figure and the clothes that it wears. */
function isBehindWearer({ units }: Sentence, index: number): boolean {
  let at = index - 1
  while (
    at >= 0 &&
    !isThing(units[at]) &&
    !/^(?:w|we|in|wearing|wears|z|ze|with)$/.test(units[at]?.words[0].folded ?? '')
  )
    at -= 1
  return /^(?:w|we|in|wearing|wears|z|ze|with)$/.test(units[at]?.words[0].folded ?? '')
}

/** The garment of the trade that was named before it, instead of a plain one. */
export function wornBy(worn: Worn, trade: Worn['name'] | null): Worn {
  return trade === null ? worn : asTrades(worn, trade)
}
