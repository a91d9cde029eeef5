import { type MotifName, type RelationName, just } from '#domain/generation/reading/brief.ts'
import { THINGS_MOST } from '#domain/generation/reading/counts.ts'
import { PEOPLE } from '#domain/generation/reading/people.ts'
import { canHold } from '#domain/generation/reading/wearing.ts'
import { eachOf } from './each.ts'
import { ALL_MOTIFS } from './motifs/allMotifs.ts'
import type { Sheet } from './scene.ts'
import { BESIDE_PEOPLE, BUILDINGS, FURNITURE, SMALL_THINGS, SURFACES, VEHICLES } from './surfaces.ts'
import type { Thing } from './thing.ts'
import { TOGETHER } from './together.ts'

/** The things as they are set: seats for all, food on tables, and each as large as it is beside the others. */
export function settled(
  sheet: Sheet & { readonly isOpen: boolean },
  things: readonly Thing[],
): readonly Thing[] {
  const all = offTheFloor(sheet, besideSeat(noEmptySeat(oneSeat(eachRides(things))))).slice(0, THINGS_MOST)
  return besideEachOther(atLaidTable(putOnTable(all)))
}

/** Food, which is never on the floor. */
const FOOD: ReadonlySet<MotifName> = new Set([
  'cake', 'gingerbread', 'babka', 'pizza', 'croissant', 'donut', 'chocolates', 'cup', 'glasses', 'drink', 'icecream', 'pie', 'cupcake', 'beer', 'bread',
  'burger', 'honey', 'pancakes', 'pierogi', 'popcorn', 'teapot', 'bottle',
]) // prettier-ignore

function isLoose({ name, relation, spot }: Thing): boolean {
  return FOOD.has(name) && spot === null && (relation === null || BY_IT.has(relation.name))
}

function isTableGame({ name, relation, spot }: Thing): boolean {
  return (name === 'cards' || name === 'chess') && relation === null && spot === null
}

/** „kakao przy kominku”: it is on a table there. */
const BY_IT: ReadonlySet<RelationName> = new Set(['beside', 'front'])

/** Places of figures by food that is on a table. */
const AT_IT: ReadonlySet<RelationName> = new Set(['around', 'beside', 'behind', 'front'])

/** „mama i córka, pierniki, kuchnia”: food of people at home is on a table. */
function offTheFloor(
  sheet: Sheet & { readonly isOpen: boolean },
  things: readonly Thing[],
): readonly Thing[] {
  const { brief } = sheet
  const hasTable = things.some(({ name }) => name === 'table')
  // „grają w karty przy stole”
  if (hasTable && things.some(isTableGame))
    return things.map((thing) =>
      isTableGame(thing) ? { ...thing, relation: { name: 'on', to: 'table' } } : thing,
    )
  const isAtHome = brief.setting === 'room' ? things.some(isOnFeet) : false
  const isFurnished = things.some(
    ({ name }) => name === 'fireplace' || name === 'armchair' || name === 'sofa',
  )
  // A cake in a garden is on a table, too.
  const isOut = sheet.isOpen && things.some(({ name }) => name === 'cake')
  if (hasTable || !(isAtHome || isFurnished || isOut) || !things.some(isLoose)) return things
  const laid = new Set(things.filter(isLoose).map(({ name }) => name))
  return [
    ...eachOf(just('table')),
    ...things.map((thing) => {
      if (thing.name === 'sloth') return { ...thing, relation: null }
      if (isLoose(thing)) return { ...thing, relation: { name: 'on' as const, to: 'table' as const } }
      // „zające wokół tortu”: they are at its table.
      const isAtIt = thing.relation !== null && AT_IT.has(thing.relation.name) && laid.has(thing.relation.to)
      return isAtIt ? { ...thing, relation: { name: 'behind' as const, to: 'table' as const } } : thing
    }),
  ]
}

/** „miś i zając piją herbatę przy stole”: an animal without another place is at the table, too. */
function isGuest({ name, relation, spot, pose }: Thing): boolean {
  // A sloth hangs from its own branch.
  const isFigure = canHold(name) && ALL_MOTIFS[name].floats !== true && name !== 'sloth'
  return isFigure && relation === null && spot === null && pose === null
}

/** „babcia trzyma tort przy stole”: what people behind a table hold is on it, where it can be seen. */
function putOnTable(things: readonly Thing[]): Thing[] {
  return things.flatMap((thing) => {
    const { relation, holds } = thing
    if (holds === null || relation?.name !== 'behind' || relation.to !== 'table') return [thing]
    const laid = eachOf({ ...holds, relation: { name: 'on', to: 'table' } })
    return [{ ...thing, holds: null }, ...laid]
  })
}

function isOnFeet({ name, relation, spot, pose }: Thing): boolean {
  return PEOPLE.has(name) && relation === null && spot === null && pose !== 'flying'
}

/** „dziadek z wnukiem na rowerach”: there are as many seats as sit on them. */
function noEmptySeat(things: readonly Thing[]): readonly Thing[] {
  return things.filter((thing) => {
    if (SURFACES[thing.name]?.isSeat !== true) return true
    const riders = things.filter(
      ({ relation }) => relation?.name === 'on' && relation.to === thing.name,
    ).length
    return riders === 0 || thing.nth < riders
  })
}

/** Seats for one. */
const SINGLE_SEATS: ReadonlySet<MotifName> = new Set(['armchair', 'chair', 'deckchair'])

function isInSeat({ relation }: Thing): boolean {
  return relation?.name === 'on' && SINGLE_SEATS.has(relation.to)
}

/** „babcia z kotem w fotelu”: with a person in it, an animal is beside a seat for one. */
function besideSeat(things: readonly Thing[]): readonly Thing[] {
  const taken = new Set(
    things.filter((thing) => isInSeat(thing) && PEOPLE.has(thing.name)).map(({ relation }) => relation?.to),
  )
  return things.map((thing) =>
    isInSeat(thing) && !PEOPLE.has(thing.name) && canHold(thing.name) && taken.has(thing.relation?.to)
      ? { ...thing, relation: null }
      : thing,
  )
}

/** The two of a pair that is else one drawing. */
const RIDERS: Readonly<Partial<Record<MotifName, readonly [MotifName, MotifName]>>> = {
  couple: ['woman', 'man'],
  grandparents: ['grandma', 'grandpa'],
}

/** “a couple riding bicycles”: each has one. */
function eachRides(things: readonly Thing[]): readonly Thing[] {
  const company = things.find(({ name, relation }) => TOGETHER.has(name) && relation?.to === 'bicycle')
  const two = company === undefined ? undefined : RIDERS[company.name]
  const bicycle = things.find(({ name }) => name === 'bicycle')
  if (company === undefined || two === undefined || bicycle === undefined) return things
  return [
    ...two.map((name, nth) => ({ ...company, name, nth })),
    ...two.map((_, nth) => ({ ...bicycle, nth })),
    ...things.filter((thing) => thing !== company && thing.name !== 'bicycle'),
  ]
}

/** “a couple on deckchairs”: a couple in one drawing is on one of them, and no other stays empty. */
function oneSeat(things: readonly Thing[]): readonly Thing[] {
  const company = things.find(({ name, relation }) => TOGETHER.has(name) && relation?.name === 'on')
  const seat = things.find(({ name }) => name === company?.relation?.to)
  return seat === undefined ? things : things.filter((thing) => thing === seat || thing.name !== seat.name)
}

/** „babcia i tort na stole”: people without another place stand at the laid table. */
function atLaidTable(things: readonly Thing[]): Thing[] {
  const hasFireplace = things.some(({ name }) => name === 'fireplace')
  const isLaid = things.some(({ relation }) => relation?.name === 'on' && relation.to === 'table')
  return things.map((thing) =>
    // „kominek ze skarpetami”: they hang from it.
    hasFireplace && thing.name === 'stocking' && thing.relation?.name !== 'on'
      ? { ...thing, relation: { name: 'front', to: 'fireplace' } }
      : isLaid && (isOnFeet(thing) || isGuest(thing))
        ? { ...thing, relation: { name: 'behind', to: 'table' } }
        : thing,
  )
}

/** How much larger a building is beside others than by itself, and a vehicle. */
const BUILDING = 1.6

const VEHICLE = 1.5

/** A cat is smaller than a person in their chair, a cup smaller than a bear in it. */
function besideEachOther(things: readonly Thing[]): Thing[] {
  const hasPeople = things.some(({ name }) => PEOPLE.has(name))
  const hasOthers = things.some(({ name }) => !BUILDINGS.has(name) && ALL_MOTIFS[name].floats !== true)
  const hasMore = things.some(({ name }) => !VEHICLES.has(name) && ALL_MOTIFS[name].floats !== true)
  const hasAnimals = things.some(({ name }) => canHold(name) && !PEOPLE.has(name))
  const hasLarge = things.some(({ name }) => name === 'suitcase' || name === 'guitar' || name === 'bicycle')
  const isFurnished = hasPeople || things.some(({ name }) => FURNITURE.has(name))
  return things.map((thing) => {
    // „wiatrak i bociany”: a building is never as small as the figure beside it.
    const isAlongside =
      VEHICLES.has(thing.name) && !things.some(({ relation }) => relation?.to === thing.name)
    if (hasMore && isAlongside) return { ...thing, grown: thing.grown * VEHICLE }
    if (hasOthers && BUILDINGS.has(thing.name)) return { ...thing, grown: thing.grown * BUILDING }
    const share = BESIDE_PEOPLE[thing.name] ?? 1
    // Animals of a picture book are hardly smaller than people, and the things of their size beside them.
    const isSmall = SMALL_THINGS.has(thing.name)
    if (hasPeople || (isFurnished && (thing.relation === null || isSmall)) || (hasLarge && isSmall))
      return { ...thing, grown: thing.grown * share }
    const isBesideAnimal = hasAnimals && isSmall && thing.relation === null
    return isBesideAnimal ? { ...thing, grown: thing.grown * (0.4 + share * 0.6) } : thing
  })
}
