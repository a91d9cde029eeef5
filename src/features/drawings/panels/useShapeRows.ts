import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { readingOrder } from '#domain/scene/readingOrder.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { shapesById } from '#domain/scene/shapesById.ts'
import { useShapeWords } from '../document/shapeWords.ts'

export interface ShapeRow {
  readonly id: string
  readonly name: string
  /** Its kind, how far it is turned, and what it is joined with where that isn’t its name. */
  readonly facts: string
}

/** The shapes of a scene in reading order, those whose words have `query`, and how each is told. */
export function useShapeRows(
  scene: Scene,
  query: string,
): { readonly found: readonly Shape[]; readonly rowOf: (shape: Shape) => ShapeRow } {
  const { t } = useLingui()
  const { nameOf, kindAndTurnOf } = useShapeWords()
  const joined = useMemo(() => joinedCounts(scene), [scene])
  const inOrder = useMemo(() => {
    const shapes = shapesById(scene)
    return readingOrder(scene).flatMap((id) => shapes.get(id) ?? [])
  }, [scene])
  const shapes = shapesById(scene)
  const wanted = foldPolish(query.trim())
  const found =
    wanted === '' ? inOrder : inOrder.filter((shape) => foldPolish(nameOf(shape)).includes(wanted))

  function rowOf(shape: Shape): ShapeRow {
    const [name, kind] = [nameOf(shape), kindAndTurnOf(shape)]
    if (shape.kind !== 'connector') return { id: shape.id, name, facts: factsOf(shape, kind) }
    const heldBy = (end: typeof shape.from) => {
      const held = 'shape' in end ? shapes.get(end.shape) : undefined
      return held === undefined ? t`wolny koniec` : nameOf(held)
    }
    const [from, to] = [heldBy(shape.from), heldBy(shape.to)]
    return shape.text.trim() === ''
      ? { id: shape.id, name: `${from} → ${to}`, facts: kind }
      : { id: shape.id, name, facts: t`Linia: ${from} → ${to}` }
  }

  function factsOf(shape: Shape, kind: string): string {
    const count = joined.get(shape.id) ?? 0
    const lines = t`${plural(count, { one: '# połączenie', few: '# połączenia', many: '# połączeń', other: '# połączenia' })}`
    return count === 0 ? kind : `${kind}, ${lines}`
  }

  return { found, rowOf }
}

function joinedCounts({ shapes }: Scene): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const shape of shapes)
    if (shape.kind === 'connector')
      for (const end of [shape.from, shape.to])
        if ('shape' in end) counts.set(end.shape, (counts.get(end.shape) ?? 0) + 1)
  return counts
}
