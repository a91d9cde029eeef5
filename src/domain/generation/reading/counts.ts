import type { MotifName } from './brief.ts'

/** More of a kind would be too small to see. */
export const COUNT_MOST = 12
/** Kinds of things in one picture. */
export const KINDS_MOST = 6
/** Things in one picture: more would be a crowd, with none large enough to see. */
export const THINGS_MOST = 16
/** „koty” without a number. */
export const SEVERAL = 3

/** Things that are several by themselves, and drawn as one. */
export const COLLECTIVE: ReadonlySet<MotifName> = new Set([
  'bouquet', 'rings', 'glasses', 'fireworks', 'friends', 'family', 'couple', 'newlyweds', 'grandparents', 'catkins', 'grapes', 'skis',
  'icecream', 'violin', 'sleigh', 'bunting', 'balloons', 'eyeglasses', 'chocolates', 'booties', 'rainbow', 'sun', 'moon', 'fullmoon', 'skates', 'pancakes', 'pierogi', 'shears', 'headphones', 'chess', 'cards',
  'blocks', 'bubbles',
]) // prettier-ignore
