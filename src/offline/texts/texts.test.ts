import { describe, expect, it } from 'vitest'
import { MOST_TEXT_CHARACTERS } from '#domain/text/textBounds.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { change } from '../change.ts'
import { changeOwner } from '../outbox/owner.ts'
import { addText, keepText } from './keepText.ts'
import { forgetWord, learnWord, readOwnWords } from './ownWords.ts'
import { readTexts } from './readTexts.ts'
import { restoreText, duplicateText, removeText, renameText } from './textCommands.ts'
import { titleOfRow } from './textRows.ts'
import { keepVersion, readVersions, restoreVersion } from './textVersions.ts'

const NEW = { id: 'text', follows: 0, owner: null } as const

describe('a text', () => {
  it('is called by its first line with words until it is given a title', async () => {
    const db = memoryDatabase()
    const id = await addText(db, { text: '\n# Kochana Babciu\nDziękuję.', title: null })
    const title = async () => titleOfRow((await db.texts.get(id)) ?? { givenTitle: null, text: '' })
    expect(await title()).toBe('Kochana Babciu')
    await renameText(db, id, ' List ')
    expect(await title()).toBe('List')
    await renameText(db, id, '')
    expect(await title()).toBe('Kochana Babciu')
  })

  it('of two tabs is the one stored last, and the other is a version', async () => {
    const db = memoryDatabase()
    await keepText(db, { ...NEW, text: 'pierwszy' })
    expect(await keepText(db, { ...NEW, text: 'drugi' })).toMatchObject({ kind: 'kept', isBeside: true })
    expect((await db.texts.get('text'))?.text).toBe('drugi')
    expect(await readVersions(db, 'text')).toMatchObject([{ text: 'pierwszy', reason: 'other-tab' }])
  })

  it('is not stored when it is too long, nor after whoever wrote it has left', async () => {
    const db = memoryDatabase()
    const long = 'a'.repeat(MOST_TEXT_CHARACTERS + 1)
    expect(await keepText(db, { ...NEW, text: long })).toEqual({ kind: 'too-long' })
    const kept = await keepText(db, { ...NEW, text: 'moje' })
    const owner = kept.kind === 'kept' ? kept.owner : ''
    await change(db, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
    expect(await readTexts(db)).toEqual([])
    expect(await keepText(db, { ...NEW, text: 'moje dalej', follows: 1, owner })).toEqual({ kind: 'gone' })
    await db.texts.clear()
    expect(await keepText(db, { ...NEW, text: 'moje dalej', follows: 1, owner })).toEqual({ kind: 'gone' })
    expect(await db.texts.count()).toBe(0)
  })

  it('comes back with its versions after it was removed, and has copies', async () => {
    const db = memoryDatabase()
    const id = await addText(db, { text: 'raz', title: 'Próba' })
    await keepVersion(db, { textId: id, text: 'raz', reason: 'saved' })
    const copy = await duplicateText(db, id, 'Próba (kopia)')
    const removed = await removeText(db, id)
    expect((await readTexts(db)).map((row) => row.id)).toEqual([copy])
    expect(await db.textVersions.count()).toBe(0)
    if (removed !== null) await restoreText(db, removed)
    expect(await readVersions(db, id)).toHaveLength(1)
    expect(await readTexts(db)).toHaveLength(2)
  })
})

describe('versions', () => {
  it('are not kept twice, and count as saved once somebody asks', async () => {
    const db = memoryDatabase()
    const id = await addText(db, { text: 'raz', title: null })
    await keepVersion(db, { textId: id, text: 'raz', reason: 'pause' })
    await keepVersion(db, { textId: id, text: 'raz', reason: 'saved' })
    await keepVersion(db, { textId: id, text: ' ', reason: 'saved' })
    expect(await readVersions(db, id)).toMatchObject([{ text: 'raz', reason: 'saved' }])
  })

  it('put back keep what was there', async () => {
    const db = memoryDatabase()
    const id = await addText(db, { text: 'raz', title: null })
    await keepVersion(db, { textId: id, text: 'raz', reason: 'saved' })
    await keepText(db, { id, text: 'dwa', follows: 1, owner: null })
    const [version] = await readVersions(db, id)
    await restoreVersion(db, version?.id ?? '')
    expect((await db.texts.get(id))?.text).toBe('raz')
    expect((await readVersions(db, id)).map(({ text }) => text)).toEqual(['dwa', 'raz'])
  })
})

it('own words are one each, and somebody’s', async () => {
  const db = memoryDatabase()
  await learnWord(db, 'Kunegundka')
  await learnWord(db, 'Kunegundka')
  await learnWord(db, 'ćwirek')
  expect(await readOwnWords(db)).toEqual(['ćwirek', 'Kunegundka'])
  await forgetWord(db, 'ćwirek')
  expect(await readOwnWords(db)).toEqual(['Kunegundka'])
  await change(db, ['settings'], (stores) => changeOwner(stores, 'user:jan'))
  expect(await readOwnWords(db)).toEqual([])
})
