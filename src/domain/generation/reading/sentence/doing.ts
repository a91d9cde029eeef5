import { isThing } from '../adjectives.ts'
import { just, type MotifName } from '../brief.ts'
import { PEOPLE } from '../people.ts'
import { canHold } from '../wearing.ts'
import { actorOf } from './holding.ts'
import { ARTICLES } from './unitKinds.ts'
import type { Sentence } from './sentence.ts'

/** Words that name a thing by its use. */
const DOING: ReadonlyMap<MotifName, RegExp> = new Map([
  ['kite', /^(?:puszcza|fly|flies)/],
  ['wool', /^(?:na|drutach|szydelk|knit)/],
  ['fishingrod', /^(?:lowi|fishing)/],
])

/** „chłopiec puszcza latawiec”, “grandpa fishing”: the figure has the activity's thing in its hands. */
export function doesWith(
  { units, last, together, found, ends }: Sentence,
  name: MotifName,
  index: number,
): boolean {
  // “a boy and a dog flying a kite”: of figures named together, a person does it.
  const at = together.find((one) => PEOPLE.has(found.motifs[one]?.name ?? 'rose')) ?? last
  const who = at === null ? undefined : found.motifs[at]
  const isDoing = DOING.get(name)?.test(units[index]?.words[0].folded ?? '') ?? false
  if (at === null || who === undefined || !isDoing || !canHold(who.name) || who.holds !== null) return false
  found.motifs[at] = { ...who, holds: just(name) }
  ends[index] = 'drawn'
  return true
}

/** Games played in the hands, and their things. */
const GAMES: ReadonlySet<MotifName> = new Set(['football', 'basketball', 'tennis', 'gamepad', 'cards'])

/** „chłopiec gra w piłkę”, “dad playing basketball”: no music is heard, and they have the ball in their hands. */
export function playsGame(sentence: Sentence, index: number): boolean {
  const { units, last } = sentence
  const isPlay = /^(?:gra$|graj|play)/.test(units[index]?.words[0].folded ?? '')
  const isIn = units[index + 1]?.words[0].folded === 'w'
  const game = units[isIn ? index + 2 : index + 1]
  const isGame = game?.senses.some((sense) => sense.kind === 'thing' && GAMES.has(sense.name)) ?? false
  if (last === null || !isPlay || !isGame || game?.words[0].isAfterStop === true) return false
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
