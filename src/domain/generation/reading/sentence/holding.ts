import { isAdjective, isAnd, isThing } from '../adjectives.ts'
import { just, type MotifName, type RelationName, type WantedMotif } from '../brief.ts'
import { SEVERAL } from '../counts.ts'
import { FLOWERS, isPartOf } from '../gathered.ts'
import { PEOPLE } from '../people.ts'
import { canEmbrace } from '../relations.ts'
import { canHold, isCarried } from '../wearing.ts'
import { beforeAdjectives, draw, givePose, type Sentence } from './sentence.ts'
import { ARTICLES, isPlaying, isSaidOfIt, MADE_OF, WITH } from './unitKinds.ts'

/** Instruments played in the hands. */
const INSTRUMENTS: ReadonlySet<MotifName> = new Set([
  'guitar', 'violin', 'cello', 'trumpet', 'saxophone', 'drum', 'microphone', 'piano',
]) // prettier-ignore

/** „gra na gitarze”: whether the thing named next is played. */
export function isInstrumentNext({ units }: Sentence, index: number): boolean {
  let at = index + 1
  while (isSaidOfIt(units[at])) at += 1
  return units[at]?.senses.some((sense) => sense.kind === 'thing' && INSTRUMENTS.has(sense.name)) ?? false
}

/** „miś trzyma czerwone serce”, „trzyma bukiet białych róż”: false when there is no holder. */
export function hold(sentence: Sentence, thing: WantedMotif, index: number): boolean {
  const { motifs } = sentence.found
  const { heldAt } = sentence
  const holding =
    sentence.holding ??
    playing(sentence, thing, index) ??
    hugging(sentence, thing, index) ??
    having(sentence, thing, index)
  sentence.holding = null
  const last = sentence.last === null ? undefined : motifs[sentence.last]
  if (heldAt !== null && last?.holds?.name === 'bouquet' && FLOWERS.has(thing.name)) {
    const isItsOwn = sentence.units
      .slice(heldAt + 1, index)
      .every((unit) => isAdjective(unit) || MADE_OF.has(unit.words[0].folded))
    if (sentence.last === null || !isItsOwn) return false
    const of = { name: thing.name, colours: thing.colours, count: 1 }
    motifs[sentence.last] = { ...last, holds: { ...last.holds, of } }
    sentence.ends[index] = 'drawn'
    return true
  }
  const holder = holding === null ? undefined : motifs[holding.holder]
  if (holding === null || holder === undefined || !canHold(holder.name)) return false
  if (STANDING.has(thing.name)) {
    // „tata piecze kiełbaski na grillu”
    if (/^(?:piek|piecz|bak)/.test(sentence.units[holding.at]?.words[0].folded ?? ''))
      draw(sentence, [holding.at])
    return false
  }
  if (thing.name === 'piano') {
    // „kot gra na pianinie”: it sits at the keys.
    motifs[holding.holder] = { ...holder, relation: holder.relation ?? { name: 'behind', to: 'piano' } }
    draw(sentence, [holding.at])
    return false
  }
  // „tata niesie córkę”: they are in each other's arms.
  const verb = sentence.units[holding.at]?.words[0].folded ?? ''
  // „daje mamie bukiet”, „czyta wnukom książkę”: they only get it.
  if (canHold(thing.name) && /^(?:daj|wrecz|podaj|ofiarow|czyta|giv|offer|bring|read)/.test(verb)) {
    sentence.holding = holding
    return false
  }
  if (PEOPLE.has(thing.name) && PEOPLE.has(holder.name)) {
    sentence.embracing = { who: [holding.holder], pose: 'hugging', at: holding.at }
    givePose(sentence, holding.holder, 'hugging')
    draw(sentence, [holding.at])
    return false
  }
  const held = /^(?:zongl|juggl)/.test(verb) ? juggled(holder, thing) : heldByEach(holder, thing)
  // „tata i córka pieką ciasteczka”: they lie before them.
  if (held === null && /^(?:piek|piecz|bak)/.test(verb)) draw(sentence, [holding.at])
  if (held === null) return false
  const isSecond = holder.holds !== null && holder.holds.name !== held.name
  if (isSecond && holder.alsoHolds !== undefined) return false
  motifs[holding.holder] = isSecond ? { ...holder, alsoHolds: held } : { ...holder, holds: held }
  for (const at of othersWho(sentence, holding, held)) {
    const other = motifs[at]
    if (other !== undefined) motifs[at] = { ...other, holds: held }
  }
  draw(sentence, [holding.at, index])
  sentence.held.push(holding.at)
  sentence.heldAt = index
  sentence.last = holding.holder
  // „dziewczynka z balonem i pies na ławce” are both there.
  if (sentence.together.includes(holding.holder)) sentence.togetherAt = index
  return true
}

/** Things that nobody has in their hands. */
const STANDING: ReadonlySet<MotifName> = new Set([
  'grill', 'campfire', 'fireplace', 'table', 'bed', 'sofa', 'armchair', 'bench', 'stall', 'shop', 'house',
]) // prettier-ignore

/** Things of which several people have one each, though named once. */
const EACH_HAS: ReadonlySet<MotifName> = new Set(['icecream', 'glasses', 'popcorn', 'pizza'])

/** „jeż i wiewiórka piją herbatę”: all figures named together eat and drink. */
function othersWho(
  { units, together, found }: Sentence,
  { holder, at }: NonNullable<Sentence['holding']>,
  held: WantedMotif,
): readonly number[] {
  const isMeal = /^(?:pija|jedza|drink|eat)$/.test(units[at]?.words[0].folded ?? '')
  if (!isMeal || !together.includes(holder) || held.count > 1) return []
  return together.filter((one) => {
    const who = found.motifs[one]
    return one !== holder && who !== undefined && canHold(who.name) && who.holds === null
  })
}

/** „klaun żongluje jabłkami”: several at once. */
function juggled(holder: WantedMotif, thing: WantedMotif): WantedMotif | null {
  return holder.count === 1 ? { ...thing, count: Math.max(SEVERAL, thing.count) } : null
}

/** „dzieci z balonami” have one each; „dwa misie z sercem” have one between them, which neither holds. */
function heldByEach(holder: WantedMotif, thing: WantedMotif): WantedMotif | null {
  // „panna młoda trzyma białe róże”: several flowers are a bunch in the hands.
  if (holder.count === 1 && FLOWERS.has(thing.name) && thing.count > 1)
    return {
      ...just('bouquet'),
      of: { name: thing.name, colours: thing.colours, count: thing.count === SEVERAL ? 1 : thing.count },
    }
  if (holder.count === 1 && thing.name === 'balloon' && thing.count > 1)
    return { ...thing, name: 'balloons', count: 1, of: { name: 'balloon', colours: [], count: thing.count } }
  if (holder.count === 1) return thing.count === 1 ? thing : null
  // „siostry jedzą lody”: food is several anyway.
  if (thing.count === 1 && EACH_HAS.has(thing.name)) return thing
  if (thing.name === 'balloons') return { ...thing, name: 'balloon' }
  return thing.count === SEVERAL || thing.count === holder.count ? { ...thing, count: 1 } : null
}

/** „miś z sercem”, “a girl with a red balloon”: a small thing is in the hands of the figure with it. */
function having(sentence: Sentence, { name }: WantedMotif, index: number): Sentence['holding'] {
  const { found } = sentence
  const last = onIt(sentence, name)
  // “with an Easter basket”
  let before = beforeAdjectives(sentence, index)
  while (before !== null && isOfDay(sentence.units[before])) before = beforeAdjectives(sentence, before)
  const joint = sentence.units[before ?? -1]
  if (before === null || last === null || !isCarried(name)) return null
  // „trzyma dyplom i różę”, “in a scarf and with a jar of honey”: the other hand is free.
  const isMore = isAnd(joint) && (sentence.heldAt === before - 1 || sentence.lastWorn === before - 1)
  const holder = found.motifs[last]
  const isFree = holder?.holds === null || (isMore && holder?.alsoHolds === undefined)
  if (isMore && isFree && holder?.count === 1) return { holder: last, at: before }
  if (!WITH.has(joint?.words[0].folded ?? '')) return null
  // „w sukience komunijnej ze świecą”, “a robot in the rain with an umbrella”
  let named = before - 1
  while (isAround(sentence.units[named]) && sentence.units[named + 1]?.words[0].isAfterStop === false)
    named -= 1
  const isNamedBefore = isThing(sentence.units[named]) || sentence.lastWorn === named
  return isNamedBefore && holder?.holds === null ? { holder: last, at: before } : null
}

function isOfDay(unit: Sentence['units'][number] | undefined): boolean {
  return unit?.senses.some(({ kind }) => kind === 'occasion' || kind === 'season') ?? false
}

/** Kinds of words for where and when a figure is. */
const AROUND: ReadonlySet<string> = new Set([
  'setting', 'occasion', 'season', 'time', 'weather', 'sky', 'relation', 'small', 'colour', 'size', 'mood', 'pose',
]) // prettier-ignore

function isAround(unit: Sentence['units'][number] | undefined): boolean {
  return (
    unit !== undefined &&
    unit.senses.length > 0 &&
    !isPlaying(unit) &&
    unit.senses.every(({ kind }) => AROUND.has(kind))
  )
}

/** The last named figure, or the one placed by the thing named after it: „dziadek w fotelu czyta”. */
export function actorOf({ last, found: { motifs } }: Sentence): number | null {
  const said = last === null ? undefined : motifs[last]
  if (said === undefined || canHold(said.name)) return last
  const placed = motifs.findLastIndex(({ name, relation }) => relation?.to === said.name && canHold(name))
  if (placed !== -1) return placed
  // “a bunny in a flower field holding an egg”
  const figure = motifs.findLastIndex(({ name }) => canHold(name))
  return figure === -1 ? last : figure
}

/** Places beside a thing, from where a figure still has its hands free. */
const NEAR: ReadonlySet<RelationName> = new Set(['beside', 'front', 'under'])

/** The last named figure, or the one on it or beside it: “an astronaut on the moon with a flag”. */
function onIt({ last, found: { motifs } }: Sentence, name: MotifName): number | null {
  const said = last === null ? undefined : motifs[last]
  if (said === undefined || canHold(said.name) || isPartOf(name, said.name)) return last
  // „nauczycielka przy tablicy z bukietem”, but what is on a table isn't in the hands of those at it.
  const carried = motifs.findIndex(
    ({ name: who, relation }) =>
      relation !== null &&
      (relation.name === 'on' ||
        (relation.name === 'in' && said.name === 'cloud') ||
        (NEAR.has(relation.name) && said.name !== 'table')) &&
      relation.to === said.name &&
      canHold(who),
  )
  return carried === -1 ? last : carried
}

/** “a girl playing the guitar” */
function playing(sentence: Sentence, { name }: WantedMotif, index: number): Sentence['holding'] {
  let at = index - 1
  while (ARTICLES.has(sentence.units[at]?.words[0].folded ?? '')) at -= 1
  if (sentence.last === null || !isPlaying(sentence.units[at]) || !INSTRUMENTS.has(name)) return null
  return { holder: sentence.last, at }
}

/** Those that are taken up to be hugged. */
const CUDDLED: ReadonlySet<MotifName> = new Set(['teddy', 'doll', 'baby'])

/** „miś przytula serce”: a thing without arms of its own is held. */
function hugging(sentence: Sentence, { name }: WantedMotif, index: number): Sentence['holding'] {
  const { embracing } = sentence
  const [who, ...others] = embracing?.who ?? []
  const isCuddled = CUDDLED.has(name)
  if (embracing === null || who === undefined || others.length > 0) return null
  if (canEmbrace(name) && !(isCuddled && sentence.found.motifs[who]?.count === 1)) return null
  const isObject = sentence.units
    .slice(embracing.at + 1, index)
    .every((unit) => isAdjective(unit) || ARTICLES.has(unit.words[0].folded))
  if (!isObject || !canHold(sentence.found.motifs[who]?.name ?? 'rose')) return null
  sentence.embracing = null
  if (!isCarried(name) && !isCuddled) {
    // “a koala hugging a tree”: no tree is in its hands, and the hug is reported.
    givePose(sentence, who, null)
    return null
  }
  givePose(sentence, who, null)
  return { holder: who, at: embracing.at }
}
