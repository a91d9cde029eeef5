import { shapeIdOf } from './shapeIds.ts'
import type { Diagram } from './statement.ts'

/** Where a shape was put by hand. */
export interface Pin {
  readonly x: number
  readonly y: number
  /** The id that its shape has, where that isn't made of its name. */
  readonly shape: string | null
}

/** The places that a text says, by the names of what stands there. */
export interface Pins {
  readonly names: readonly string[]
  readonly get: (name: string) => Pin | undefined
  /** The id of the shape of something named: no two names have the same one. */
  readonly shapeOf: (kind: 'node' | 'frame' | 'note', name: string) => string
}

export function pinsOf({ pieces }: Pick<Diagram, 'pieces'>): Pins {
  const pins = new Map<string, Pin>()
  for (const { statement } of pieces) {
    if (statement.type !== 'pin') continue
    const { id, x, y, shape } = statement
    pins.set(id, { x, y, shape })
  }
  // The first that says an id has it.
  const owners = new Map<string, string>()
  for (const [name, { shape }] of pins) if (shape !== null && !owners.has(shape)) owners.set(shape, name)
  return {
    names: [...pins.keys()],
    get: (name) => pins.get(name),
    shapeOf(kind, name) {
      const said = pins.get(name)?.shape ?? null
      if (said !== null && owners.get(said) === name) return said
      let id = shapeIdOf(kind, name)
      for (let at = 2; owners.has(id); at += 1) id = shapeIdOf(kind, name, String(at))
      return id
    },
  }
}
