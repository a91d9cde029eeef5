import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyScene, newBox, newConnector, newPicture } from '#domain/scene/newScene.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import { changeOwner } from '../outbox/owner.ts'
import { bringDrawingBack, duplicateDrawing, removeDrawing, renameDrawing } from './drawingCommands.ts'
import { addDrawingPicture, MOST_PICTURE_BYTES, readDrawingPictures } from './drawingPictures.ts'
import {
  keepDrawingVersion,
  MOST_DRAWING_VERSIONS,
  MOST_VERSION_SHAPES,
  readDrawingVersions,
  restoreDrawingVersion,
  versionsTooMany,
} from './drawingVersions.ts'
import { addDrawing, keepDrawing, keepUnreadText } from './keepDrawing.ts'
import { mergeScenes } from './mergeScenes.ts'
import { readDrawing, readDrawings } from './readDrawings.ts'
import { titleOfDrawing } from './titleOfDrawing.ts'

const AREA = { x: 0, y: 0, width: 80, height: 40 }
const sceneOf = (...shapes: readonly Shape[]): Scene => ({ ...emptyScene('diagram'), shapes: [...shapes] })
const box = (id: string, text = '') => newBox(id, AREA, { text })

describe('a drawing', () => {
  it('is called by its first words until it is given a title', async () => {
    const db = memoryDatabase()
    const id = await addDrawing(db, {
      scene: sceneOf(box('a'), box('b', 'Para młoda\ni goście')),
      title: null,
    })
    const title = async () =>
      titleOfDrawing((await readDrawing(db, id)) ?? { givenTitle: null, scene: sceneOf() })
    expect(await title()).toBe('Para młoda')
    await renameDrawing(db, id, ' Stoły ')
    expect(await title()).toBe('Stoły')
    await renameDrawing(db, id, '')
    expect(await title()).toBe('Para młoda')
  })

  it('of two tabs has what both have drawn', async () => {
    const db = memoryDatabase()
    const base = sceneOf(box('a'), box('b'))
    const first = await keepDrawing(db, { id: 'd', scene: base, base: null, follows: 0, owner: null })
    const { owner, edition: follows } = first.kind === 'kept' ? first : { owner: null, edition: 0 }
    const open = { id: 'd', base, follows, owner }
    await keepDrawing(db, { ...open, scene: sceneOf(box('a', 'moje'), box('b'), box('c')) })
    const second = await keepDrawing(db, { ...open, scene: sceneOf(box('a'), box('b', 'twoje'), box('d')) })
    expect(second).toMatchObject({ kind: 'kept', edition: 3 })
    const stored = await readDrawing(db, 'd')
    expect(stored?.scene.shapes.map((shape) => [shape.id, 'text' in shape ? shape.text : ''])).toEqual([
      ['a', 'moje'],
      ['b', 'twoje'],
      ['d', ''],
      ['c', ''],
    ])
  })

  it('keeps a text that can’t be read yet beside its picture, until it can or its owner has left', async () => {
    const db = memoryDatabase()
    const begun = await keepUnreadText(db, {
      id: 'd',
      scene: sceneOf(),
      owner: null,
      text: 'flowchart TD\n a[',
      over: '',
    })
    const owner = begun?.owner ?? ''
    const open = { id: 'd', scene: sceneOf(), base: sceneOf(), follows: 1, owner }
    await keepDrawing(db, { ...open, scene: sceneOf(box('a')) })
    expect(await readDrawing(db, 'd')).toMatchObject({
      unreadText: 'flowchart TD\n a[',
      unreadOver: '',
      edition: 2,
    })
    await keepUnreadText(db, { ...open, text: null, over: null })
    expect(await readDrawing(db, 'd')).not.toHaveProperty('unreadText')
    await change(db, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
    expect(await keepUnreadText(db, { ...open, text: 'graph', over: null })).toBeNull()
  })

  it('is not stored after whoever drew it has left', async () => {
    const db = memoryDatabase()
    const kept = await keepDrawing(db, {
      id: 'd',
      scene: sceneOf(box('a')),
      base: null,
      follows: 0,
      owner: null,
    })
    const owner = kept.kind === 'kept' ? kept.owner : ''
    await change(db, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
    expect(await readDrawings(db)).toEqual([])
    expect(await keepDrawing(db, { id: 'd', scene: sceneOf(), base: sceneOf(), follows: 1, owner })).toEqual({
      kind: 'gone',
    })
  })

  it('comes back with its versions and pictures after it was removed, and has copies', async () => {
    const db = memoryDatabase()
    const id = await addDrawing(db, { scene: sceneOf(box('a')), title: 'Próba' })
    await keepDrawingVersion(db, { drawingId: id, scene: sceneOf(box('a')), reason: 'saved' })
    await addDrawingPicture(db, id, new Blob(['x']))
    const copy = await duplicateDrawing(db, id, 'Próba (kopia)')
    const removed = await removeDrawing(db, id)
    expect((await readDrawings(db)).map((row) => row.id)).toEqual([copy])
    expect(await readDrawingPictures(db, id)).toEqual([])
    expect(await readDrawingPictures(db, copy ?? '')).toHaveLength(1)
    if (removed !== null) await bringDrawingBack(db, removed)
    expect(await readDrawingVersions(db, id)).toHaveLength(1)
    expect(await readDrawingPictures(db, id)).toHaveLength(1)
  })

  it('has pictures of so many bytes at most; what is taken out of it makes room', async () => {
    const db = memoryDatabase()
    const large = new Blob([new Uint8Array(MOST_PICTURE_BYTES / 2)])
    const scene = sceneOf(newPicture('p', AREA, 'one'), newPicture('q', AREA, 'two'))
    const pictures = new Map([
      ['one', large],
      ['two', large],
    ])
    const id = await addDrawing(db, { scene, title: null, pictures })
    expect(await addDrawingPicture(db, id, new Blob(['x']))).toBeNull()
    const row = await readDrawing(db, id)
    const less = sceneOf(...(row?.scene.shapes.slice(1) ?? []))
    await keepDrawing(db, {
      id,
      scene: less,
      base: row?.scene ?? null,
      follows: 1,
      owner: row?.owner ?? null,
    })
    expect(await addDrawingPicture(db, id, new Blob(['x']))).not.toBeNull()
  })

  it('that came whole has pictures of its own, even where it came from a drawing of this device', async () => {
    const db = memoryDatabase()
    const first = await addDrawing(db, { scene: sceneOf(box('a')), title: null })
    const picture = (await addDrawingPicture(db, first, new Blob(['x']))) ?? ''
    const scene = sceneOf(newPicture('p', AREA, picture))
    const copy = await addDrawing(db, { scene, title: null, pictures: new Map([[picture, new Blob(['x'])]]) })
    const [own] = await readDrawingPictures(db, copy)
    expect((await readDrawing(db, copy))?.scene.shapes).toMatchObject([{ picture: own?.id }])
    expect(await readDrawingPictures(db, first)).toHaveLength(1)
  })

  it('put back to a version keeps what was there', async () => {
    const db = memoryDatabase()
    const id = await addDrawing(db, { scene: sceneOf(box('a')), title: null })
    await keepDrawingVersion(db, { drawingId: id, scene: sceneOf(box('b')), reason: 'saved' })
    const [version] = await readDrawingVersions(db, id)
    await restoreDrawingVersion(db, version?.id ?? '')
    expect((await readDrawing(db, id))?.scene.shapes[0]?.id).toBe('b')
    expect((await readDrawingVersions(db, id))[0]?.scene.shapes[0]?.id).toBe('a')
  })
})

it('versions stay within their bounds, the newest always, saved ones as long as others can go', () => {
  const version = fc.record({
    reason: fc.constantFrom('saved' as const, 'before-change' as const),
    scene: fc.nat({ max: 9_000 }).map((length) => sceneOf(...Array.from<Shape>({ length }).fill(box('a')))),
  })
  fc.assert(
    fc.property(fc.array(version, { maxLength: 40 }), (versions) => {
      const dropped = new Set(versionsTooMany(versions))
      const left = versions.filter((one) => !dropped.has(one))
      expect(left.length).toBeLessThanOrEqual(MOST_DRAWING_VERSIONS)
      expect(left.slice(1).reduce((sum, { scene }) => sum + scene.shapes.length, 0)).toBeLessThanOrEqual(
        MOST_VERSION_SHAPES,
      )
      expect(left[0]).toBe(versions[0])
      const others = left.slice(1).some(({ reason }) => reason !== 'saved')
      expect(others && [...dropped].some(({ reason }) => reason === 'saved')).toBe(false)
    }),
    { numRuns: 30 },
  )
})

describe('two scenes of one', () => {
  const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  const scene = fc
    .tuple(ids, fc.func(fc.constantFrom('', 'x', 'y')))
    .map(([list, words]) => sceneOf(...list.map((id) => box(id, words(id)))))

  it('are ours where they have changed nothing, and theirs where we have not', () => {
    fc.assert(
      fc.property(scene, scene, (base, other) => {
        expect(mergeScenes({ base, ours: other, theirs: base })).toEqual(other)
        expect(new Set(mergeScenes({ base, ours: base, theirs: other }).shapes)).toEqual(
          new Set(other.shapes),
        )
      }),
    )
  })

  it('keep each shape once, and all that either has added or changed', () => {
    fc.assert(
      fc.property(scene, scene, scene, (base, ours, theirs) => {
        const merged = mergeScenes({ base, ours, theirs }).shapes.map(({ id }) => id)
        expect(new Set(merged).size).toBe(merged.length)
        const was = new Map(base.shapes.map((shape) => [shape.id, JSON.stringify(shape)]))
        const changed = [...ours.shapes, ...theirs.shapes].filter(
          (shape) => was.get(shape.id) !== JSON.stringify(shape),
        )
        expect(merged).toEqual(expect.arrayContaining(changed.map(({ id }) => id)))
      }),
    )
  })

  it('have no line to a shape that is gone', () => {
    const base = sceneOf(box('a'), box('b'))
    const line = newConnector('l', { shape: 'a', side: null }, { shape: 'b', side: null })
    const merged = mergeScenes({ base, ours: sceneOf(box('a'), box('b'), line), theirs: sceneOf(box('a')) })
    expect(merged.shapes.map(({ id }) => id)).toEqual(['a'])
  })
})
