import { isThing } from '../adjectives.ts'
import { just, type MotifName } from '../brief.ts'
import { PEOPLE } from '../people.ts'
import { canHold } from '../wearing.ts'
import { actorOf } from './holding.ts'
import { ARTICLES, isSaidOfIt } from './unitKinds.ts'
import type { Sentence } from './sentence.ts'

/** Words that name a thing by its use. */
const DOING: ReadonlyMap<MotifName, RegExp> = new Map([
  ['kite', /^(?:puszcza|fly|flies)/],
  ['wool', /^(?:na|drutach|szydelk|knit)/],
  ['fishingrod', /^(?:lowi|fishing)/],
  ['wateringcan', /^(?:podlewa|watering$|waters$)/],
  ['palette', /^(?:malu|paint)/],
  ['hammer', /^(?:napraw|repair|fix)/],
])

/** „chłopiec puszcza latawiec”, “grandpa fishing”: the figure has the activity's thing in its hands. */
export function doesWith(sentence: Sentence, name: MotifName, index: number): boolean {
  const { units, together, found, ends } = sentence
  // “a boy and a dog flying a kite”: of figures named together, a person does it.
  const at = together.find((one) => PEOPLE.has(found.motifs[one]?.name ?? 'rose')) ?? actorOf(sentence)
  const who = at === null ? undefined : found.motifs[at]
  const isDoing = DOING.get(name)?.test(units[index]?.words[0].folded ?? '') ?? false
  if (at === null || who === undefined || !isDoing || !canHold(who.name) || who.holds !== null) return false
  found.motifs[at] = { ...who, holds: just(name) }
  ends[index] = 'drawn'
  // „podlewa kwiat na balkonie”: both are there.
  if (name === 'wateringcan') {
    sentence.together = [at]
    sentence.togetherAt = index
    sentence.listedAt = nextThing(units, index)
  }
  return true
}

/** The unit of the thing that adjectives alone separate from this one; -1 for none. */
function nextThing(units: Sentence['units'], index: number): number {
  let at = index + 1
  while (isSaidOfIt(units[at])) at += 1
  return isThing(units[at]) && units[at]?.words[0].isAfterStop === false ? at : -1
}

/** “four rabbits painting eggs”: they have brush and paints; “a painting of a cat” is the picture itself. */
export function paints({ units, last, found, ends }: Sentence, index: number): void {
  const who = last === null ? undefined : found.motifs[last]
  const isVerb = /^(?:painting|paints)$/.test(units[index]?.words[0].folded ?? '')
  if (last === null || who === undefined || !isVerb || !canHold(who.name) || who.holds !== null) return
  if (!isThing(units[index - 1]) || nextThing(units, index) === -1) return
  found.motifs[last] = { ...who, holds: just('palette') }
  ends[index] = 'drawn'
}

/** Games played in the hands, and their things. */
const GAMES: ReadonlySet<MotifName> = new Set(['football', 'basketball', 'tennis', 'gamepad', 'cards'])

/** „chłopiec gra w piłkę”, “dad playing basketball”: no music is heard, and they have the ball in their hands. */
export function playsGame(sentence: Sentence, index: number): boolean {
  const { units, last } = sentence
  const isPlay = /^(?:gra$|graj|play)/.test(units[index]?.words[0].folded ?? '')
  const after = units[index + 1]
  const isIn = after?.words[0].folded === 'w' && after.words.length === 1
  const game = units[isIn ? index + 2 : index + 1]
  const isGame = game?.senses.some((sense) => sense.kind === 'thing' && GAMES.has(sense.name)) ?? false
  const isBoard = game?.senses.some((sense) => sense.kind === 'thing' && sense.name === 'chess') ?? false
  if (last === null || !isPlay || game?.words[0].isAfterStop === true) return false
  if (isBoard) {
    sentence.ends[index] = 'drawn'
    return true
  }
  if (!isGame) return false
  sentence.holding = { holder: last, at: index }
  return true
}

/** „sowa czyta”, “an owl reading a book”: it is in their hands, or else the newspaper named next. */
export function reads(sentence: Sentence, index: number): boolean {
  const { units, found } = sentence
  const last = actorOf(sentence)
  const reader = last === null ? undefined : found.motifs[last]
  const isReading = /^(?:czyta|reading)/.test(units[index]?.words[0].folded ?? '')
  if (last === null || reader === undefined || !isReading || !canHold(reader.name) || reader.holds !== null)
    return false
  let next = index + 1
  while (ARTICLES.has(units[next]?.words[0].folded ?? '')) next += 1
  const isNamed = isThing(units[next]) && units[next]?.words[0].isAfterStop === false
  // “reading a book” names it by its verb already.
  const isBook = units[next]?.senses.some((sense) => sense.kind === 'thing' && sense.name === 'book') ?? false
  if (isNamed && !(isBook && next > index + 1)) sentence.holding = { holder: last, at: index }
  else {
    found.motifs[last] = { ...reader, holds: just('book') }
    sentence.ends[index] = 'drawn'
  }
  return true
}
