import * as fc from 'fast-check'
import { IDBFactory } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import type { IskraDatabase } from '#offline/database.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { keepText } from '#offline/texts/keepText.ts'
import { readText } from '#offline/texts/readTexts.ts'
import { restoreText, removeText } from '#offline/texts/textCommands.ts'
import { keepVersion, restoreVersion } from '#offline/texts/textVersions.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'

const ID = 'text'

/** One tab with the text open: what is on its screen, and what of it the device has. */
interface Tab {
  db: IskraDatabase
  shown: string
  kept: string
  edition: number
}

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  what: fc.constantFrom(
    'type',
    'type',
    'type',
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

/** The words of a text; each step types one that stands nowhere else. */
const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

function refuse(): never {
  throw new DOMException('full', 'QuotaExceededError')
}

/** Refuses what is written to a table; returns how to let it through again. */
function refuseWrites(table: IskraDatabase['texts']): () => void {
  table.hook('updating', refuse)
  table.hook('creating', refuse)
  return () => {
    table.hook('updating').unsubscribe(refuse)
    table.hook('creating').unsubscribe(refuse)
  }
}

const isSameSet = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((word) => other.has(word))

const codeOf = (error: unknown) => (error instanceof OfflineError ? error.code : error)

it('loses no word that was stored, in two tabs that write at once, are killed and meet a full disk', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const factory = new IDBFactory()
      const openTab = async (): Promise<Tab> => {
        const db = memoryDatabase(factory)
        const row = await readText(db, ID)
        const text = row?.text ?? ''
        return { db, shown: text, kept: text, edition: row?.edition ?? 0 }
      }
      const tabs = [await openTab(), await openTab()]
      /** Words that the device has said to have. */
      const stored = new Set<string>()
      const anywhere = async (db: IskraDatabase) => {
        const texts = await db.texts.toArray()
        const versions = await db.textVersions.toArray()
        return new Set([...texts, ...versions].flatMap(({ text }) => wordsOf(text)))
      }
      const keep = async (tab: Tab) => {
        if (tab.shown === tab.kept) return
        const result = await keepText(tab.db, { id: ID, text: tab.shown, follows: tab.edition, owner: null })
        if (result.kind !== 'kept') throw new Error(result.kind)
        tab.kept = tab.shown
        tab.edition = result.edition
        for (const word of wordsOf(tab.shown)) stored.add(word)
      }
      /** What the other tab has stored takes the place of ours once ours is stored. */
      const follow = async (tab: Tab) => {
        const row = await readText(tab.db, ID)
        if (row === null || row.edition <= tab.edition || tab.shown !== tab.kept) return
        Object.assign(tab, { shown: row.text, kept: row.text, edition: row.edition })
      }
      /** Whether a store that a full disk refuses is refused by its code, and leaves all as it was. */
      const meetsFullDisk = async (tab: Tab) => {
        const before = await anywhere(tab.db)
        const stop = refuseWrites(tab.db.texts)
        const isUnkept = tab.shown !== tab.kept
        const code: unknown = isUnkept ? await keep(tab).then(() => 'kept', codeOf) : 'OFFLINE_STORAGE_FULL'
        stop()
        return code === 'OFFLINE_STORAGE_FULL' && isSameSet(await anywhere(tab.db), before)
      }
      for (const [at, { tab: place, what }] of steps.entries()) {
        const tab = tabs[place]
        if (tab === undefined) continue
        const { db } = tab
        if (what === 'type') tab.shown += ` w${at}`
        if (what === 'keep') await keep(tab)
        if (what === 'follow') await follow(tab)
        if (what === 'version') await keepVersion(db, { textId: ID, text: tab.kept, reason: 'saved' })
        if (what === 'restore') {
          const [version] = await db.textVersions.toArray()
          await keep(tab)
          if (version !== undefined) await restoreVersion(db, version.id)
        }
        if (what === 'remove-and-undo') {
          const removed = await removeText(db, ID)
          if (removed !== null) await restoreText(db, removed)
        }
        if (what === 'kill') {
          db.close()
          tabs[place] = await openTab()
        }
        const isWhole = what === 'full' ? await meetsFullDisk(tab) : true
        expect(isWhole).toBe(true)
        const found = await anywhere(tabs[place]?.db ?? db)
        expect([...stored].filter((word) => !found.has(word))).toEqual([])
      }
      for (const { db } of tabs) db.close()
    }),
    { numRuns: process.env['LONG'] === undefined ? 40 : 1_500 },
  )
})
