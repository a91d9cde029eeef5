import { CLOTHES, type ClothesName, type CostumeName, type Worn, type WornName } from './brief.ts'
import { isCostume } from './wearing.ts'

/** The words for wearing a thing: „w kapeluszu”, several „w kapeluszach”. */
interface WornWords {
  readonly gender: 'm' | 'f'
  readonly one: string
  readonly many: string
  readonly isPlural?: boolean
  readonly english: readonly [one: string, many: string]
}

const THINGS: Readonly<Record<WornName | ClothesName, WornWords>> = {
  sweater: { gender: 'm', one: 'swetrze', many: 'swetrach', english: ['sweater', 'sweaters'] },
  coat: { gender: 'm', one: 'płaszczu', many: 'płaszczach', english: ['coat', 'coats'] },
  pyjamas: {
    gender: 'f',
    one: 'piżamie',
    many: 'piżamach',
    english: ['pair of pyjamas', 'pyjamas'],
  },
  apron: { gender: 'm', one: 'fartuchu', many: 'fartuchach', english: ['apron', 'aprons'] },
  suit: { gender: 'm', one: 'garniturze', many: 'garniturach', english: ['suit', 'suits'] },
  hat: { gender: 'm', one: 'kapeluszu', many: 'kapeluszach', english: ['hat', 'hats'] },
  beanie: { gender: 'f', one: 'czapce', many: 'czapkach', english: ['woolly hat', 'woolly hats'] },
  santahat: {
    gender: 'f',
    one: 'czapce Mikołaja',
    many: 'czapkach Mikołaja',
    english: ['Santa hat', 'Santa hats'],
  },
  partyhat: {
    gender: 'f',
    one: 'czapeczce urodzinowej',
    many: 'czapeczkach urodzinowych',
    english: ['party hat', 'party hats'],
  },
  crown: { gender: 'f', one: 'koronie', many: 'koronach', english: ['crown', 'crowns'] },
  helmet: { gender: 'm', one: 'kasku', many: 'kaskach', english: ['helmet', 'helmets'] },
  wellies: {
    gender: 'm',
    one: 'kaloszach',
    many: 'kaloszach',
    isPlural: true,
    english: ['wellies', 'wellies'],
  },
  bowtie: { gender: 'f', one: 'muszce', many: 'muszkach', english: ['bow tie', 'bow ties'] },
  boots: { gender: 'm', one: 'butach', many: 'butach', isPlural: true, english: ['boots', 'boots'] },
  flowercrown: {
    gender: 'f',
    one: 'koronie z kwiatów',
    many: 'koronach z kwiatów',
    english: ['flower crown', 'flower crowns'],
  },
  cap: { gender: 'm', one: 'birecie', many: 'biretach', english: ['graduation cap', 'graduation caps'] },
  scarf: { gender: 'm', one: 'szaliku', many: 'szalikach', english: ['scarf', 'scarves'] },
  dress: { gender: 'f', one: 'sukience', many: 'sukienkach', english: ['dress', 'dresses'] },
  bow: { gender: 'f', one: 'kokardzie', many: 'kokardach', english: ['bow', 'bows'] },
  tie: { gender: 'm', one: 'krawacie', many: 'krawatach', english: ['tie', 'ties'] },
  eyeglasses: {
    gender: 'm',
    one: 'okularach',
    many: 'okularach',
    isPlural: true,
    english: ['glasses', 'glasses'],
  },
}

/** The owner of the clothes: „astronauty”, of several „astronautów”. */
const OF_WHOM: Readonly<
  Record<Exclude<CostumeName, ClothesName>, readonly [one: string, many: string, english: string]>
> = {
  astronaut: ['astronauty', 'astronautów', 'astronaut’s'],
  policeman: ['policjanta', 'policjantów', 'police officer’s'],
  chef: ['kucharza', 'kucharzy', 'chef’s'],
  postman: ['listonosza', 'listonoszy', 'postman’s'],
  doctor: ['lekarza', 'lekarzy', 'doctor’s'],
  firefighter: ['strażaka', 'strażaków', 'firefighter’s'],
  pirate: ['pirata', 'piratów', 'pirate’s'],
  witch: ['czarodzieja', 'czarodziejów', 'wizard’s'],
  miner: ['górnika', 'górników', 'miner’s'],
  superhero: ['superbohatera', 'superbohaterów', 'superhero’s'],
  footballer: ['piłkarza', 'piłkarzy', 'footballer’s'],
  ballerina: ['baletnicy', 'baletnic', 'ballerina’s'],
  angel: ['anioła', 'aniołów', 'angel’s'],
  elf: ['elfa', 'elfów', 'elf’s'],
  knight: ['rycerza', 'rycerzy', 'knight’s'],
  chimneysweep: ['kominiarza', 'kominiarzy', 'chimney sweep’s'],
  builder: ['budowlańca', 'budowlańców', 'builder’s'],
  sailor: ['marynarza', 'marynarzy', 'sailor’s'],
  soldier: ['żołnierza', 'żołnierzy', 'soldier’s'],
  teacher: ['nauczyciela', 'nauczycieli', 'teacher’s'],
  fairy: ['wróżki', 'wróżek', 'fairy’s'],
  santa: ['Mikołaja', 'Mikołajów', 'Santa’s'],
  captain: ['kapitana', 'kapitanów', 'captain’s'],
  clown: ['klauna', 'klaunów', 'clown’s'],
}

function isClothes(name: CostumeName): name is ClothesName {
  return CLOTHES.some((one) => one === name)
}

/** The words for wearing this. */
export function wornWords({ name, isHat }: Pick<Worn, 'name' | 'isHat'>): WornWords {
  if (!isCostume(name) || isClothes(name)) return THINGS[name]
  const [one, many, english] = OF_WHOM[name]
  if (isHat === true)
    return {
      gender: 'f',
      one: `czapce ${one}`,
      many: `czapkach ${many}`,
      english: [`${english} hat`, `${english} hats`],
    }
  return {
    gender: 'm',
    one: `stroju ${one}`,
    many: `strojach ${many}`,
    english: [`${english} costume`, `${english} costumes`],
  }
}
