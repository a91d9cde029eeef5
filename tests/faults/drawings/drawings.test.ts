import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { emptyScene, newBox } from '#domain/scene/newScene.ts'
import type { Scene } from '#domain/scene/sceneSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { bringDrawingBack, removeDrawing } from '#offline/drawings/drawingCommands.ts'
import { keepDrawingVersion, restoreDrawingVersion } from '#offline/drawings/drawingVersions.ts'
import { keepDrawing } from '#offline/drawings/keepDrawing.ts'
import { readDrawing } from '#offline/drawings/readDrawings.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'

const ID = 'drawing'
const EMPTY = emptyScene('diagram')
const AREA = { x: 0, y: 0, width: 80, height: 40 }

/** One tab with the drawing open: what is on its screen, and what of it the device has. */
interface Tab {
  db: IskraDatabase
  shown: Scene
  kept: Scene
  edition: number
}

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'draw',
    'draw',
    'draw',
    'keep',
    'keep',
    'follow',
    'version',
    'restore',
    'remove-and-undo',
    'kill',
    'full',
  ),
})

const idsOf = ({ shapes }: Scene) => shapes.map(({ id }) => id)

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Refuses what is written to a table; returns how to let it through again. */
function refuseWrites(table: IskraDatabase['drawings']): () => void {
  table.hook('updating', refuse)
  table.hook('creating', refuse)
  return () => {
    table.hook('updating').unsubscribe(refuse)
    table.hook('creating').unsubscribe(refuse)
  }
}

const codeOf = (error: unknown) => (error instanceof OfflineError ? error.code : error)

async function openTab(factory: IDBFactory): Promise<Tab> {
  const db = memoryDatabase(factory)
  const row = await readDrawing(db, ID)
  const scene = row?.scene ?? EMPTY
  return { db, shown: scene, kept: scene, edition: row?.edition ?? 0 }
}

async function keep(tab: Tab): Promise<void> {
  if (tab.shown === tab.kept) return
  const { shown: scene, kept: base, edition: follows } = tab
  const result = await keepDrawing(tab.db, { id: ID, scene, base, follows, owner: null })
  if (result.kind !== 'kept') throw new Error(result.kind)
  Object.assign(tab, { shown: result.scene, kept: result.scene, edition: result.edition })
}

/** What the other tab has stored is shown once ours is stored. */
async function follow(tab: Tab): Promise<void> {
  const row = await readDrawing(tab.db, ID)
  if (row === null || row.edition <= tab.edition || tab.shown !== tab.kept) return
  Object.assign(tab, { shown: row.scene, kept: row.scene, edition: row.edition })
}

it('loses no shape that was stored, in two tabs that draw at once, are killed and meet a full disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const factory = new IDBFactory()
      const tabs = [await openTab(factory), await openTab(factory)]
      /** Shapes that the device has said to have. */
      const stored = new Set<string>()
      const anywhere = async (db: IskraDatabase) => {
        const scenes = [...(await db.drawings.toArray()), ...(await db.drawingVersions.toArray())]
        return new Set(scenes.flatMap(({ scene }) => idsOf(scene)))
      }
      /** Whether a store that a full disk refuses is refused by its code, and leaves all as it was. */
      const meetsFullDisk = async (tab: Tab) => {
        const before = await anywhere(tab.db)
        const stop = refuseWrites(tab.db.drawings)
        const isUnkept = tab.shown !== tab.kept
        const code: unknown = isUnkept ? await keep(tab).then(() => 'kept', codeOf) : 'OFFLINE_STORAGE_FULL'
        stop()
        return code === 'OFFLINE_STORAGE_FULL' && (await anywhere(tab.db)).size === before.size
      }
      for (const [at, { tab: place, what }] of steps.entries()) {
        const tab = tabs[place]
        if (tab === undefined) continue
        const { db } = tab
        if (what === 'draw')
          tab.shown = { ...tab.shown, shapes: [...tab.shown.shapes, newBox(`s${at}`, AREA)] }
        if (what === 'keep') await keep(tab)
        if (what === 'follow') await follow(tab)
        if (what === 'version')
          await keepDrawingVersion(db, { drawingId: ID, scene: tab.kept, reason: 'saved' })
        if (what === 'restore') {
          const [version] = await db.drawingVersions.toArray()
          await keep(tab)
          if (version !== undefined) await restoreDrawingVersion(db, version.id)
        }
        if (what === 'remove-and-undo') {
          const removed = await removeDrawing(db, ID)
          if (removed !== null) await bringDrawingBack(db, removed)
        }
        if (what === 'kill') {
          db.close()
          tabs[place] = await openTab(factory)
        }
        const isWhole = what === 'full' ? await meetsFullDisk(tab) : true
        expect(isWhole).toBe(true)
        const now = tabs[place] ?? tab
        if (now.shown === now.kept) for (const id of idsOf(now.kept)) stored.add(id)
        const found = await anywhere(now.db)
        expect([...stored].filter((id) => !found.has(id))).toEqual([])
      }
      for (const { db } of tabs) db.close()
    }),
    { numRuns: process.env['LONG'] === undefined ? 40 : 1_500 },
  )
})
