import { just, type MotifName, type WantedMotif } from '../brief.ts'
import { KINDS_MOST, SEVERAL } from '../counts.ts'
import { PEOPLE } from '../people.ts'
import { canHold } from '../wearing.ts'
import type { Sentence } from './sentence.ts'

/** The usual team. */
const PAIR = 2

/** Vehicles without an engine, and the animals that are before them whenever both are named. */
const DRAUGHT: ReadonlyMap<MotifName, ReadonlySet<MotifName>> = new Map<MotifName, ReadonlySet<MotifName>>([
  ['sleigh', new Set(['deer', 'horse', 'unicorn'])],
  ['carriage', new Set(['horse', 'unicorn', 'donkey', 'zebra'])],
])

/**
 * „kareta zaprzężona w dwa konie”, „renifery i sanie”, “dogs pulling a sled”: the animals are before it, and Santa or
 * those who ride are in it.
 */
export function harness({ found: { motifs, skies }, pulling, ends, units }: Sentence): void {
  hitchTeam(motifs, units)
  flySanta(motifs, units)
  const vehicle = motifs.findIndex(({ name, count }) => DRAUGHT.has(name) && count === 1)
  const drawn = motifs[vehicle]
  if (drawn === undefined) return
  const isSaid = pulling.length > 0 || units.some(({ words }) => /^(?:zaprz|psi)/.test(words[0].folded))
  const usual = DRAUGHT.get(drawn.name)
  const team = motifs.findIndex(
    ({ name, relation }, at) =>
      at !== vehicle &&
      (usual?.has(name) === true || (isSaid && canHold(name) && !PEOPLE.has(name))) &&
      (relation === null || relation.to === drawn.name || relation.name === 'beside'),
  )
  const animals = motifs[team]
  if (animals === undefined) return
  for (const at of pulling) ends[at] = 'drawn'
  const isFlying =
    skies.length > 0 ||
    [drawn, animals, ...motifs.filter(({ name }) => name === 'santa')].some(({ pose }) => pose === 'flying')
  // „w konie” are a pair.
  const isCounted = units.some(({ senses }) => senses.some(({ kind }) => kind === 'count'))
  const count = animals.count === SEVERAL && !isCounted ? PAIR : animals.count
  motifs[team] = { ...animals, count, pose: null, relation: { name: 'pulling', to: drawn.name } }
  motifs[vehicle] = { ...drawn, pose: isFlying ? 'flying' : drawn.pose, relation: null }
  const isTaken = motifs.some(({ relation }) => relation?.name === 'in' && relation.to === drawn.name)
  const driver = motifs.findIndex(({ name, relation }) => name === 'santa' && relation === null)
  const santa = motifs[driver]
  if (santa !== undefined && !isTaken)
    motifs[driver] = { ...santa, pose: null, relation: { name: 'in', to: drawn.name } }
}

/** „psi zaprzęg”, „kulig”: the word names the animals, too. */
function hitchTeam(motifs: WantedMotif[], units: Sentence['units']): void {
  const words = units.flatMap(({ words: all }) => all.map(({ folded }) => folded))
  const isDogs = words.some((word) => /^(?:psi|psim|psiego|dogsled)$/.test(word))
  const isTeam = isDogs || words.some((word) => /^(?:kulig|zaprz)/.test(word))
  const hasAnimals = motifs.some(({ name }) => canHold(name) && !PEOPLE.has(name))
  if (!isTeam || hasAnimals || motifs.length >= KINDS_MOST || !motifs.some(({ name }) => name === 'sleigh'))
    return
  motifs.push({ ...just(isDogs ? 'dog' : 'horse'), count: isDogs ? 4 : 2 })
}

/** „Mikołaj z reniferami nad miastem”: they fly, and he has a sleigh. */
function flySanta(motifs: WantedMotif[], units: Sentence['units']): void {
  const isOver = units.some(
    ({ senses }, at) =>
      senses.some((sense) => sense.kind === 'relation' && sense.name === 'above') &&
      units[at + 1]?.senses.some(({ kind }) => kind === 'setting') === true,
  )
  const has = (name: MotifName) => motifs.some((motif) => motif.name === name)
  const team = motifs.findIndex(({ name }) => name === 'deer')
  const deer = motifs[team]
  const isFlying =
    isOver || motifs.some(({ name, pose }) => (name === 'santa' || name === 'deer') && pose === 'flying')
  if (!isFlying || !has('santa') || deer === undefined || has('sleigh') || motifs.length >= KINDS_MOST) return
  motifs[team] = { ...deer, pose: 'flying', relation: null }
  motifs.push(just('sleigh'))
}
