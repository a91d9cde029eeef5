import { isAdjective } from '../adjectives.ts'
import type { Frame } from '../brief.ts'
import { PLAIN, type Sentence } from './sentence.ts'
import { MADE_OF } from './unitKinds.ts'

/** Notes a frame and its material. */
export function noteFrame(sentence: Sentence, index: number, isOfFlowers: boolean): void {
  const { frames } = sentence.found
  const named = frames.find(({ at }) => at === index - 1)
  frames.push({ name: named?.name ?? frameAt(sentence, index, isOfFlowers), at: index })
}

/** „ramka z czerwonych róż”, “a frame of hearts”: the next thing is its material. */
function frameAt(sentence: Sentence, index: number, isOfFlowers: boolean): Frame {
  if (isOfFlowers) return { of: 'bouquet', colours: takePending(sentence) }
  let at = index + 1
  if (!MADE_OF.has(sentence.units[at]?.words[0].folded ?? ''))
    return { of: null, colours: takePending(sentence) }
  const colours: string[] = []
  for (at += 1; isAdjective(sentence.units[at]); at += 1) {
    const colour = sentence.units[at]?.senses.find((sense) => sense.kind === 'colour')
    if (colour !== undefined) colours.push(colour.colour)
    sentence.ends[at] = colour === undefined ? 'unread' : 'frame'
  }
  const thing = sentence.units[at]?.senses.find((sense) => sense.kind === 'thing')
  if (thing === undefined) return { of: null, colours }
  sentence.ends[at] = 'frame'
  sentence.framed = at
  return { of: thing.name, colours }
}

/** The colours said of a word that is no thing of its own. */
export function takePending(sentence: Sentence): readonly string[] {
  const { colours, from } = sentence.pending
  if (colours.length > 0) for (const at of from) sentence.ends[at] = 'frame'
  sentence.pending = PLAIN
  return colours
}
