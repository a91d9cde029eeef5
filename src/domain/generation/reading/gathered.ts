import type { MotifName, WantedMotif } from './brief.ts'
import { SEVERAL } from './counts.ts'

export const FLOWERS: ReadonlySet<MotifName> = new Set([
  'rose',
  'tulip',
  'sunflower',
  'poppy',
  'daisy',
  'lavender',
  'peony',
  'lily',
  'dandelion',
  'forgetmenot',
  'carnation',
  'chrysanthemum',
  'lilac',
  'daffodil',
  'iris',
  'crocus',
  'snowdrop',
  'lilyofthevalley',
])

/** Flowers that grow by the field, not one by one. */
export const FIELD_FLOWERS: ReadonlySet<MotifName> = new Set([
  'rose',
  'tulip',
  'sunflower',
  'poppy',
  'daisy',
  'lavender',
])

/** Fruit that lies on a cake. */
const CAKE_FRUIT: ReadonlySet<MotifName> = new Set(['strawberry', 'cherry', 'raspberry'])

/** Whether a thing is drawn as a part of another one: candles of a cake, flowers of a vase. */
export function isPartOf(name: MotifName | undefined, whole: MotifName): boolean {
  if (name === undefined) return false
  if (whole === 'balcony') return FLOWERS.has(name) || name === 'bouquet' || name === 'flowerpot'
  if (whole === 'cake') return name === 'candle' || CAKE_FRUIT.has(name)
  return (whole === 'vase' || whole === 'basket') && (FLOWERS.has(name) || name === 'bouquet')
}

/** Draws things that belong to another named thing there: candles on a cake, flowers in a vase. */
export function gathered(motifs: readonly WantedMotif[]): WantedMotif[] {
  return withBow(boxed(withBasket(withCandles(withFlowers(withEggs(motifs))))))
}

/** „pisanki w koszyku”: it is drawn full of them. */
function withEggs(motifs: readonly WantedMotif[]): WantedMotif[] {
  const eggs = motifs.find(
    ({ name, relation }) => name === 'egg' && relation?.name === 'in' && relation.to === 'basket',
  )
  const basket = motifs.find(({ name, of }) => name === 'basket' && of === null)
  const isShared = motifs.some(
    (one) => one !== eggs && one.relation?.to === 'basket' && one.relation.name === 'in',
  )
  if (eggs === undefined || basket === undefined || eggs.count !== SEVERAL || isShared) return [...motifs]
  const of = { name: eggs.name, colours: [], count: 1 }
  return motifs
    .filter((motif) => motif !== eggs)
    .map((motif) => (motif === basket ? { ...motif, of } : motif))
}

function isInBasket({ relation }: WantedMotif): boolean {
  return relation?.to === 'basket' && relation.name === 'in'
}

/** „rower z koszem kwiatów”: a bicycle is drawn with one. */
function withBasket(motifs: readonly WantedMotif[]): WantedMotif[] {
  const basket = motifs.find(({ name }) => name === 'basket')
  if (basket === undefined || !motifs.some(({ name }) => name === 'bicycle')) return [...motifs]
  const of = { name: basket.name, colours: basket.of?.colours ?? [], count: 1 }
  return motifs
    .filter((motif) => motif !== basket)
    .map((motif) =>
      motif.name === 'bicycle'
        ? { ...motif, of }
        : // „kot w koszyku na rowerze”: it rides along.
          isInBasket(motif)
          ? { ...motif, relation: { name: 'on', to: 'bicycle' } }
          : motif,
    )
}

function wrapped(name: MotifName): MotifName {
  return name === 'carton' ? 'gift' : name
}

/** „pudełko z czerwoną kokardą”: it is a present. */
function boxed(motifs: readonly WantedMotif[]): WantedMotif[] {
  const has = (name: MotifName) => motifs.some((motif) => motif.name === name)
  if (!has('carton') || !has('bow') || has('gift')) return [...motifs]
  return motifs.map(({ relation, ...motif }) => ({
    ...motif,
    name: wrapped(motif.name),
    relation: relation === null ? null : { ...relation, to: wrapped(relation.to) },
  }))
}

/** „prezent z czerwoną kokardą”: it is tied with one. */
function withBow(motifs: readonly WantedMotif[]): WantedMotif[] {
  const bow = motifs.find(({ name, relation }) => name === 'bow' && relation === null)
  if (bow === undefined || bow.count > 1 || !motifs.some(({ name }) => name === 'gift')) return [...motifs]
  const of = { name: bow.name, colours: bow.colours, count: 1 }
  return motifs
    .filter((motif) => motif !== bow)
    .map((motif) => (motif.name === 'gift' ? { ...motif, of } : motif))
}

function withCandles(motifs: readonly WantedMotif[]): WantedMotif[] {
  const baker = motifs.find(({ holds }) => holds?.name === 'cake' && holds.of === null)
  const lights = motifs.find(({ name, relation }) => name === 'candle' && relation === null)
  if (baker !== undefined && baker.holds !== null && lights !== undefined) {
    // „babcia z tortem i świeczkami”: they are on the cake in her hands.
    const holds = { ...baker.holds, of: { name: lights.name, colours: lights.colours, count: lights.count } }
    return motifs
      .filter((motif) => motif !== lights)
      .map((motif) => (motif === baker ? { ...motif, holds } : motif))
  }
  const hasCake = motifs.some(({ name }) => name === 'cake')
  const candles = motifs.find(({ name }) => name === 'candle')
  const fruit = motifs.find(
    ({ name, relation }) => CAKE_FRUIT.has(name) && (relation === null || relation.to === 'cake'),
  )
  const [first, other] = [candles, fruit].filter((part) => part !== undefined)
  if (first === undefined || !hasCake) return [...motifs]
  const of = {
    name: first.name,
    colours: first.colours,
    count: first.count,
    ...(other === undefined ? {} : { others: [other.name] }),
  }
  return motifs
    .filter((motif) => motif !== first && motif !== other)
    .map((motif) => (motif.name === 'cake' ? { ...motif, of } : motif))
}

/** Green parts of every bunch or wreath. */
const GREENS: ReadonlySet<MotifName> = new Set(['leaf', 'branch'])

/** A bunch of roses is one bunch, made of roses and in their colour; flowers in a vase are the vase's. */
function withFlowers(motifs: readonly WantedMotif[]): WantedMotif[] {
  const holder =
    motifs.find(({ name }) => name === 'vase') ??
    motifs.find(({ name, of }) => name === 'basket' && of?.name !== 'egg') ??
    motifs.find(({ name }) => name === 'bouquet' || name === 'wreath' || name === 'flowerarch')
  if (holder === undefined) return [...motifs]
  const inside = motifs.filter(
    (motif) =>
      motif !== holder &&
      // „zajączek wśród tulipanów”: these grow.
      !motifs.some(({ relation }) => relation?.to === motif.name) &&
      (FLOWERS.has(motif.name) ||
        (GREENS.has(motif.name) && motif.relation === null && holder.name !== 'basket') ||
        (holder.name !== 'bouquet' && motif.name === 'bouquet')),
  )
  if (inside.length === 0) return [...motifs]
  const flower = inside.find(({ name }) => FLOWERS.has(name))
  const inner = inside.flatMap(({ colours }) => colours)
  // „czerwony bukiet róż” are red roses.
  const isBunch = holder.name === 'bouquet'
  const colours = (isBunch ? [...holder.colours, ...inner] : inner).slice(0, 3)
  const others = inside.flatMap(({ name }) => (FLOWERS.has(name) && name !== flower?.name ? [name] : []))
  const of = {
    name: flower?.name ?? 'bouquet',
    colours,
    count: 1,
    ...(others.length === 0 ? {} : { others }),
  }
  return motifs
    .filter((motif) => !inside.includes(motif))
    .map((motif) => (motif === holder ? { ...motif, colours: isBunch ? [] : motif.colours, of } : motif))
}
