import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sceneArbitrary } from '../sceneArbitrary.ts'
import { sceneSchema } from '../sceneSchema.ts'
import { soundScene } from '../soundScene.ts'
import { sceneToShare } from './sceneToShare.ts'

it('a shared scene has nothing of hidden layers, and all that is to be seen', () => {
  fc.assert(
    fc.property(sceneArbitrary, fc.boolean(), fc.boolean(), (scene, hidesFirst, hidesLast) => {
      const hidden = scene.layers.map((layer, at) => ({
        ...layer,
        isHidden: at === 0 ? hidesFirst : hidesLast,
      }))
      const drawn = { ...scene, layers: hidden, source: 'flowchart\n  tajne' }
      const shared = sceneToShare(drawn)
      expect(sceneSchema.safeParse(shared).success).toBe(true)
      expect(soundScene(shared)).toBe(shared)
      const seen = new Set(hidden.flatMap(({ id, isHidden }) => (isHidden ? [] : [id])))
      const visible = drawn.shapes.filter(({ layer }) => seen.has(layer)).map(({ id }) => id)
      const lines = new Set(drawn.shapes.flatMap(({ id, kind }) => (kind === 'connector' ? [id] : [])))
      const ids = shared.shapes.map(({ id }) => id)
      expect(visible).toEqual(expect.arrayContaining(ids))
      // A line may have hung on what is hidden.
      expect(ids).toEqual(expect.arrayContaining(visible.filter((id) => !lines.has(id))))
      expect(shared.source === null).toBe(hidesFirst || hidesLast)
    }),
  )
})
