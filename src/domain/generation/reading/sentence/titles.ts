import { type ClothesName, COSTUMES, type MotifName, type Worn, type WornName } from '../brief.ts'
import { PEOPLE } from '../people.ts'
import type { Unit } from '../units.ts'
import { canWear } from '../wearing.ts'
import type { Sentence } from './sentence.ts'
import { ARTICLES } from './unitKinds.ts'

/** „mama koala”, “daddy bear”: it is the animal itself. */
const KIN: ReadonlySet<string> = new Set(
  'mama tata mum mom mummy mommy mother dad daddy father papa'.split(' '),
)

/** Forms beside the animal with the title: „psy króla” are no kings. */
const TITLES: Readonly<Record<Exclude<Worn['name'], WornAlone>, string>> = {
  crown: 'ksiaze ksieciem krol krolem krolowa krolewna ksiezniczka king queen prince princess',
  astronaut: 'astronauta astronaute astronauci kosmonauta astronautka astronaut astronauts cosmonaut',
  policeman: 'policjant policjantem policjantka policjanci policeman policewoman cop detective',
  chef: 'kucharz kucharzem kucharka kucharze cukiernik piekarz cukiernikiem piekarzem chef cook baker',
  postman: 'listonosz listonoszem listonoszka postman mailman',
  doctor:
    'lekarz lekarzem lekarka doktor doktorem pielegniarka weterynarz weterynarzem dentysta doctor nurse vet dentist',
  firefighter: 'strazak strazakiem strazaczka strazacy firefighter fireman',
  pirate: 'pirat piratem piratka piraci pirate pirates',
  witch: 'czarownica czarodziej czarodziejem czarodziejka wizard witch',
  miner: 'gornik gornikiem miner',
  superhero: 'superbohater superbohaterem superbohaterka bohater bohaterem superhero hero',
  footballer: 'pilkarz pilkarzem pilkarka pilkarze bramkarz bramkarzem footballer goalkeeper',
  ballerina: 'baletnica baletnice baletnica tancerka ballerina',
  angel: 'aniol aniolem aniolek aniolkiem angel',
  elf: 'elf elfem skrzat skrzatem krasnal krasnalem',
  knight: 'rycerz rycerzem rycerze knight knights',
  chimneysweep: 'kominiarz kominiarzem kominiarze sweep',
  builder: 'budowlaniec budowlancem murarz murarzem builder',
  sailor: 'marynarz marynarzem zeglarz zeglarzem sailor',
  captain: 'kapitan kapitanem captain',
  clown: 'klaun klaunem clown jester',
  soldier: 'zolnierz zolnierzem soldier',
  teacher: 'nauczyciel nauczycielem nauczycielka nauczycielke profesor profesorem teacher professor',
  fairy: 'wrozka wrozki fairy',
  santa: 'mikolaj mikolajem santa',
}

/** Things worn by themselves. */
type WornAlone = Exclude<WornName, 'crown'> | ClothesName

const TITLE_OF: ReadonlyMap<string, keyof typeof TITLES> = new Map(
  entries(TITLES).flatMap(([worn, words]) => words.split(' ').map((word) => [word, worn] as const)),
)

/** The costume of a title or a trade by its name; null for other words. */
export function costumeTitled(word: string): keyof typeof TITLES | null {
  return TITLE_OF.get(word) ?? null
}

function entries<Key extends string>(record: Readonly<Record<Key, string>>): (readonly [Key, string])[] {
  const all: (readonly [Key, string])[] = []
  for (const key in record) all.push([key, record[key]])
  return all
}

/** Animals that are often named as an object or with a possessive. */
const OBJECTS: ReadonlySet<string> = new Set(
  'psa psem kota kotem misia misiem lisa lisem kroliczka krolika zajaca jeza jezem niedzwiedzia slonia lwa'.split(
    ' ',
  ),
)

/** A figure and its clothes for a title or a trade. */
interface Titled {
  readonly name: MotifName
  readonly wears: keyof typeof TITLES
}

/**
 * „żaba książę”, “the lion king”, „pies strażak”: the animal right beside a title, which wears a crown, or beside a
 * trade, which is dressed for it; null when there is none.
 */
export function titled(sentence: Sentence, index: number): Titled | null {
  const word = wordAt(sentence, index)
  const before = wordAt(sentence, index - 1)
  // „portret psa policjanta”: when the animal isn't in its base form, its trade isn't either.
  const isInflected = OBJECTS.has(before)
  const wears = TITLE_OF.get(word) ?? (isInflected ? TITLE_OF.get(word.replace(/a$/, '')) : undefined)
  const name = wears === undefined ? null : animalBeside(sentence, index)
  return wears === undefined || name === null ? null : { name, wears }
}

/** Words between a figure and the trade whose clothes it wears. */
const DISGUISE = /^(?:przebran|stroj|kostium|mundur|jako$|as$|dressed$|costume$|outfit$|uniform$|suit$)/

/** „miś w stroju pirata”, “a girl dressed as a fairy”, “a cat in a chef costume”: dresses the last named figure. */
export function disguised(sentence: Sentence, trade: MotifName, index: number): Titled | null {
  const { units, last, found } = sentence
  const who = last === null ? undefined : found.motifs[last]
  const wears = costumeOf(trade, wordAt(sentence, index))
  if (who === undefined || wears === null || !canWear(who.name, wears)) return null
  let at = index - 1
  while (ARTICLES.has(wordAt(sentence, at)) || BETWEEN.has(wordAt(sentence, at))) at -= 1
  const isBefore = DISGUISE.test(wordAt(sentence, at))
  const isAfter =
    units[index + 1]?.words[0].isAfterStop === false &&
    /^(?:costume|outfit|uniform|suit)s?$/.test(wordAt(sentence, index + 1))
  if (!isBefore && !isAfter) return null
  for (let one = isBefore ? at : index + 1; one < (isBefore ? index : index + 2); one += 1)
    sentence.ends[one] = 'drawn'
  if (wordAt(sentence, at - 1) === 'dressed' || wordAt(sentence, at - 1).startsWith('przebran'))
    sentence.ends[at - 1] = 'drawn'
  sentence.relating = null
  return { name: who.name, wears }
}

/** „przebrany za” */
const BETWEEN: ReadonlySet<string> = new Set(['za'])

/** The costume named by a thing: of a man in armour a knight's. */
export function costumeOf(trade: MotifName, word: string): keyof typeof TITLES | null {
  const named = COSTUMES.find((one) => one === trade)
  if (named !== undefined) return named
  const stem = word.slice(0, 5)
  const title = [...TITLE_OF].find(([known]) => stem.length > 3 && known.startsWith(stem))
  return title?.[1] ?? (trade === 'king' ? 'crown' : null)
}

/** „mama koala”: the animal that is a mother or father; null when there is none. */
export function parentOf(sentence: Sentence, index: number): MotifName | null {
  return KIN.has(wordAt(sentence, index)) ? animalBeside(sentence, index) : null
}

const wordAt = ({ units }: Sentence, index: number) => units[index]?.words[0].folded ?? ''

function animalBeside({ units }: Sentence, index: number): MotifName | null {
  const unit = units[index]
  const next = units[index + 1]
  const before = unit?.words[0].isAfterStop === true ? undefined : units[index - 1]
  return animalOf(before) ?? (next?.words[0].isAfterStop === false ? animalOf(next) : null)
}

/** Puts crowns and costumes on, once all figures are known. */
export function dress({ titles, found, ends }: Sentence): void {
  for (const { name, wears, at } of titles) {
    const who = found.motifs.findIndex((motif) => motif.name === name)
    const motif = found.motifs[who]
    if (motif === undefined) continue
    found.motifs[who] = { ...motif, wears: [...motif.wears, { name: wears, colours: [] }] }
    ends[at] = 'drawn'
  }
}

function animalOf(unit: Unit | undefined): MotifName | null {
  const thing = unit?.senses.find((sense) => sense.kind === 'thing')
  return thing !== undefined && canWear(thing.name, 'crown') && !isAdult(thing.name) ? thing.name : null
}

function isAdult(name: MotifName): boolean {
  return PEOPLE.has(name) && name !== 'girl' && name !== 'boy' && name !== 'child'
}
