import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'

/** What two tabs have made of one scene. */
export interface ScenesToMerge {
  /** What both began with. */
  readonly base: Scene
  readonly ours: Scene
  readonly theirs: Scene
}

/**
 * The scene with what both have changed: shape by shape, and layer by layer. What both have changed is ours; what one has
 * changed and the other removed stays. Lines that would hang on what is gone are gone with it.
 */
export function mergeScenes({ base, ours, theirs }: ScenesToMerge): Scene {
  const shapes = withoutLoose(mergeParts(base.shapes, ours.shapes, theirs.shapes))
  const layers = mergeParts(base.layers, ours.layers, theirs.layers)
  const known = new Set(layers.map(({ id }) => id))
  const [ground] = layers
  return {
    version: 1,
    kind: ours.kind,
    isSketched: base.isSketched === ours.isSketched ? theirs.isSketched : ours.isSketched,
    source: base.source === ours.source ? theirs.source : ours.source,
    layers: ground === undefined ? ours.layers : layers,
    shapes:
      ground === undefined
        ? shapes
        : shapes.map((shape) => (known.has(shape.layer) ? shape : { ...shape, layer: ground.id })),
  }
}

/** In our order, what they have added behind it. */
function mergeParts<Part extends { readonly id: string }>(
  base: readonly Part[],
  ours: readonly Part[],
  theirs: readonly Part[],
): Part[] {
  const [before, mine, others] = [byId(base), byId(ours), byId(theirs)]
  const merged: Part[] = []
  for (const part of ours) {
    const was = before.get(part.id)
    const other = others.get(part.id)
    const isChanged = was === undefined || !isSame(was, part)
    if (other === undefined) {
      // They have removed what was there.
      if (isChanged) merged.push(part)
    } else merged.push(isChanged ? part : other)
  }
  for (const part of theirs) {
    if (mine.has(part.id)) continue
    const was = before.get(part.id)
    // It is new, or it was changed there while it was removed here.
    if (was === undefined || !isSame(was, part)) merged.push(part)
  }
  return merged
}

function withoutLoose(shapes: Shape[]): Shape[] {
  const there = new Set(shapes.flatMap(({ id, kind }) => (kind === 'connector' ? [] : [id])))
  return shapes.filter(
    (shape) =>
      shape.kind !== 'connector' ||
      [shape.from, shape.to].every((end) => !('shape' in end) || there.has(end.shape)),
  )
}

const byId = <Part extends { readonly id: string }>(parts: readonly Part[]) =>
  new Map(parts.map((part) => [part.id, part]))

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
