/** The difference between two lists, entry by entry; entries are known by their names. */
export interface ListDiff<Entry> {
  readonly removed: readonly Entry[]
  readonly added: readonly Entry[]
  readonly changed: readonly { readonly from: Entry; readonly to: Entry }[]
  /** The names in their new order; null where removing and appending gives it already. */
  readonly order: readonly string[] | null
}

/** The difference from `before` to `after`. Names have to be unique in each list: of duplicates the last counts. */
export function diffList<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  nameOf: (entry: Entry) => string,
): ListDiff<Entry> {
  const earlier = byName(before, nameOf)
  const later = byName(after, nameOf)
  const changes = {
    removed: [...earlier].flatMap(([name, entry]) => (later.has(name) ? [] : [entry])),
    added: [...later].flatMap(([name, entry]) => (earlier.has(name) ? [] : [entry])),
    changed: [...later].flatMap(([name, to]) => {
      const from = earlier.get(name)
      return from === undefined || isSame(from, to) ? [] : [{ from, to }]
    }),
  }
  const inPlace = [...applyList({ ...changes, order: null }, before, nameOf)].map(nameOf)
  const order = [...later.keys()]
  return { ...changes, order: isSame(inPlace, order) ? null : order }
}

/** A list with a difference applied to it. */
export function applyList<Entry>(
  { removed, added, changed, order }: ListDiff<Entry>,
  before: readonly Entry[],
  nameOf: (entry: Entry) => string,
): readonly Entry[] {
  const entries = byName(before, nameOf)
  for (const entry of removed) entries.delete(nameOf(entry))
  for (const { to } of changed) entries.set(nameOf(to), to)
  for (const entry of added) entries.set(nameOf(entry), entry)
  if (order === null) return [...entries.values()]
  return order.flatMap((name) => entries.get(name) ?? [])
}

function byName<Entry>(list: readonly Entry[], nameOf: (entry: Entry) => string): Map<string, Entry> {
  return new Map(list.map((entry) => [nameOf(entry), entry]))
}

/** Whether two values of JSON are equal, ignoring the order of fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([name, value]) => others.has(name) && isSame(value, others.get(name)))
  )
}
