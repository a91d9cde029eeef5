import type { MotifName, Part } from '../brief.ts'
import type { Sentence } from './sentence.ts'

// What a word says about the kind of its thing: a gull is white, an apple tree has apples.

/** Kinds that have a colour of their own, by the beginnings of words. */
const COLOURS: readonly (readonly [of: MotifName, word: RegExp, colour: string])[] = [
  ['bird', /^(?:mew|seagull|gull)/, '#f7f3ec'],
  ['bird', /^(?:rudzik|gil|robin|cardinal)/, '#d8392f'],
  ['bird', /^(?:kruk|wron|raven|crow|kos$)/, '#2b2b33'],
  ['bird', /^(?:kanar|canar)/, '#f3c02f'],
  ['bird', /^(?:wrobl|sparrow)/, '#8a5a3a'],
  ['bird', /^(?:jaskol|swallow)/, '#24365f'],
  ['duck', /^(?:ges|gas|goose|geese)/, '#fbf8f2'],
  ['raspberry', /^(?:jezyn|blackberr)/, '#4a2c58'],
]

/** „mewa”: the colour of its kind. */
export function colourOfKind({ units }: Sentence, name: MotifName, index: number): readonly string[] {
  const word = units[index]?.words[0].folded ?? ''
  const colour = COLOURS.find(([of, begins]) => of === name && begins.test(word))?.[2]
  return colour === undefined ? [] : [colour]
}

/** The fruit of trees, by the beginnings of words. */
const FRUIT: readonly (readonly [word: RegExp, fruit: MotifName])[] = [
  [/^(?:jablo|apple)/, 'apple'],
  [/^(?:wisn|czeresn|cherry)/, 'cherry'],
  [/^(?:grusz|pear)/, 'pear'],
  [/^(?:sliw|plum)/, 'plum'],
]

/** The goods of shops, by the beginnings of words. */
const GOODS: readonly (readonly [word: RegExp, goods: MotifName])[] = [
  [/^(?:ksieg|book)/, 'book'],
  [/^(?:kwiac|flower|florist)/, 'bouquet'],
  [/^(?:kawiar|caf|coffee)/, 'cup'],
  [/^(?:piekar|baker)/, 'bread'],
  [/^(?:cukiern)/, 'cake'],
  [/^(?:toy)/, 'teddy'],
  [/^(?:ice)/, 'icecream'],
]

/** „księgarnia”: the goods in a shop's window; null for another thing. */
export function goodsOf({ units }: Sentence, name: MotifName, index: number): Part | null {
  const words = name === 'shop' ? (units[index]?.words ?? []) : []
  const word = words.map(({ folded }) => folded).join(' ')
  const goods = word.endsWith(' z zabawkami') ? 'teddy' : GOODS.find(([begins]) => begins.test(word))?.[1]
  return goods === undefined ? null : { name: goods, colours: [], count: 3 }
}

const BLOSSOM = '#f7bccd'

/** „jabłoń”: a tree with its fruit, or in blossom where a word says so; null for another thing. */
export function fruitOf(sentence: Sentence, name: MotifName, index: number): Part | null {
  const word = sentence.units[index]?.words[0].folded ?? ''
  const fruit = name === 'tree' ? FRUIT.find(([begins]) => begins.test(word))?.[1] : undefined
  if (fruit === undefined) return null
  return { name: fruit, colours: isBlooming(sentence, index) ? [BLOSSOM] : [], count: 1 }
}

/** „kwitnąca”, “blooming” */
export function isBlooming({ units }: Sentence, index: number): boolean {
  const words = [index - 1, index, index + 1].flatMap((at) => units[at]?.words ?? [])
  return words.some(({ folded }) => /^(?:kwitn|bloom|blossom)/.test(folded))
}
