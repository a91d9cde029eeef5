import { afterEach, describe, expect, it } from 'vitest'
import { keepText } from '#offline/texts/keepText.ts'
import { readVersions } from '#offline/texts/textVersions.ts'
import { leftTexts } from '#services/leftWork.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { takeUpTexts } from './takeUpTexts.ts'

afterEach(() => localStorage.clear())

describe('a text whose page was left before it was stored', () => {
  it('is stored by the next opening, also one that was just begun', async () => {
    const db = memoryDatabase()
    leftTexts.putDown({ id: 'nowy', owner: null, follows: 0, content: 'Kochana' })
    expect(await takeUpTexts(db)).toBe('nowy')
    const row = await db.texts.get('nowy')
    expect(row).toMatchObject({ text: 'Kochana', edition: 1 })
    const { owner = '', edition: follows = 0 } = row ?? {}
    leftTexts.putDown({ id: 'nowy', owner, follows, content: 'Kochana Babciu' })
    expect(await takeUpTexts(db)).toBeNull()
    expect((await db.texts.get('nowy'))?.text).toBe('Kochana Babciu')
    expect(await readVersions(db, 'nowy')).toEqual([])
    expect(leftTexts.all()).toEqual([])
  })

  it('takes nothing away from what another tab has stored meanwhile, nor comes to another person', async () => {
    const db = memoryDatabase()
    const first = await keepText(db, { id: 'text', text: 'raz', follows: 0, owner: null })
    const owner = first.kind === 'kept' ? first.owner : ''
    await keepText(db, { id: 'text', text: 'raz dwa', follows: 1, owner })
    leftTexts.putDown({ id: 'text', owner, follows: 1, content: 'raz trzy' })
    leftTexts.putDown({ id: 'cudzy', owner: 'user:ktoś inny', follows: 3, content: 'nie moje' })
    await takeUpTexts(db)
    expect((await db.texts.get('text'))?.text).toBe('raz trzy')
    expect(await readVersions(db, 'text')).toMatchObject([{ text: 'raz dwa', reason: 'other-tab' }])
    expect(await db.texts.get('cudzy')).toBeUndefined()
  })
})
