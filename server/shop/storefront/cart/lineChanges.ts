import type { LineAttribute } from '#domain/cart/remoteCart.ts'

/** A line while a cart is being changed: what the tables keep, without the cart it is in. */
export interface Line {
  readonly id: string
  readonly variantId: number
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
  /** Places are given once and never reused; a higher one was added later. */
  readonly position: number
}

export interface LineToAdd {
  readonly variantId: number
  readonly quantity: number
  readonly attributes: readonly LineAttribute[]
}

interface LineChange {
  readonly id: string
  readonly quantity?: number | undefined
  readonly variantId?: number | undefined
  readonly attributes?: readonly LineAttribute[] | undefined
}

/** Equal for equal attributes, in whatever order they were given. */
export function attributesKey(attributes: readonly LineAttribute[]): string {
  return attributes
    .map(({ key, value }) => JSON.stringify([key, value]))
    .toSorted()
    .join()
}

const merchandiseKey = (line: Pick<Line, 'variantId' | 'attributes'>) =>
  `${line.variantId} ${attributesKey(line.attributes)}`

/** Lines of the same merchandise with the same attributes become one; the one longest in the cart stays. */
function mergeEqualLines(lines: readonly Line[]): Line[] {
  const merged = new Map<string, Line>()
  for (const line of lines) {
    const key = merchandiseKey(line)
    const known = merged.get(key)
    merged.set(key, known ? { ...known, quantity: known.quantity + line.quantity } : line)
  }
  return [...merged.values()]
}

/** The lines with more merchandise in the cart. `lines` stand in the order of their positions. */
export function addLines(
  lines: readonly Line[],
  additions: readonly LineToAdd[],
  newId: () => string,
): readonly Line[] {
  const last = lines.at(-1)?.position ?? 0
  const added = additions.map((addition, index) => ({ ...addition, id: newId(), position: last + 1 + index }))
  return mergeEqualLines([...lines, ...added])
}

/** The lines after the changes; a quantity of 0 takes the line out. Lines that no change names stay. */
export function updateLines(lines: readonly Line[], changes: readonly LineChange[]): readonly Line[] {
  const byId = new Map(lines.map((line) => [line.id, line]))
  for (const { id, quantity, variantId, attributes } of changes) {
    const line = byId.get(id)
    if (!line) continue
    byId.set(id, {
      ...line,
      quantity: quantity ?? line.quantity,
      variantId: variantId ?? line.variantId,
      attributes: attributes ?? line.attributes,
    })
    if (quantity === 0) byId.delete(id)
  }
  return mergeEqualLines([...byId.values()])
}

export function removeLines(lines: readonly Line[], ids: readonly string[]): readonly Line[] {
  return lines.filter((line) => !ids.includes(line.id))
}
