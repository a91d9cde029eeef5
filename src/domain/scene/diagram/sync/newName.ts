import { foldPolish } from '../../../catalogue/foldPolish.ts'

/** Signs of a name made of words. */
const LONGEST = 24
/** Names that mean something else in a text. */
const RESERVED = new Set([
  'end',
  'graph',
  'subgraph',
  'style',
  'class',
  'default',
  'state',
  'direction',
  'note',
  'click',
])

/** A name for something in a text, made of its words, that nothing there has yet. */
export function newName(words: string, taken: ReadonlySet<string>): string {
  const folded = foldPolish(words)
    .replaceAll(/[^a-z0-9]+/gu, '_')
    .slice(0, LONGEST)
    .replaceAll(/^_+|_+$/gu, '')
  const isGood = /^[a-z]/u.test(folded) && !RESERVED.has(folded) && !(folded in Object.prototype)
  const name = isGood ? folded : folded === '' ? 'n' : `n_${folded}`
  if (!taken.has(name)) return name
  for (let number = 2; ; number += 1) if (!taken.has(`${name}${number}`)) return `${name}${number}`
}
