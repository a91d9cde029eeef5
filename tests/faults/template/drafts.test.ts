import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTemplate as fetchTemplate } from '#api/product/templateCalls.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { readTemplate } from '#domain/template/templateFile.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepTemplate, saveSoon, takeRecord } from '#offline/templates/commands.ts'
import { newUuid } from '#domain/newId.ts'
import { resolveConflict } from '#offline/templates/resolveConflict.ts'
import { isUnsaved } from '#offline/templates/templateDraftRow.ts'
import { openDevice } from '#support/preferences/openDevice.ts'
import { type Fate, TemplateServer } from '#support/templates/templateServer.ts'

const ID = '01234567-89ab-4def-8123-456789abcdef'

const withWord = (template: Template, word: string): Template => ({
  ...template,
  details: { ...template.details, tags: [...template.details.tags, word] },
})

async function contentOf(db: IskraDatabase, id: string): Promise<Template> {
  return readTemplate((await db.templateDrafts.get(id))?.template ?? {}).template ?? EMPTY_TEMPLATE
}

/** Writes a word into a template, as an editor does that has it open. */
async function edit(db: IskraDatabase, id: string, word: string): Promise<void> {
  const follows = (await db.templateDrafts.get(id))?.edition ?? 0
  const template = withWord(await contentOf(db, id), word)
  expect(await keepTemplate(db, { id, template, follows })).toMatchObject({ kind: 'kept' })
}

const keepBoth = async (db: IskraDatabase) => {
  for (const { id, conflict } of await db.templateDrafts.toArray()) {
    if (conflict !== null) await resolveConflict(db, id, { resolution: 'both', copyTitle: 'Moja' })
  }
}

const wordsOn = (templates: readonly Template[]) => new Set(templates.flatMap(({ details }) => details.tags))

const step = fc.record({
  device: fc.nat({ max: 1 }),
  what: fc.constantFrom('edit', 'edit', 'drain', 'drain', 'read', 'both'),
  fate: fc.constantFrom<Fate>('arrives', 'arrives', 'lost', 'answer-lost'),
})

describe('a template on two devices', () => {
  it('loses no edit, whatever is lost on the way, as long as both are kept', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const server = new TemplateServer()
        const devices = [openDevice(server.api), openDevice(server.api)]
        const written: string[] = []
        const write = async (device: number, word: string) => {
          const { db } = devices[device] ?? openDevice(server.api)
          const [row] = (await db.templateDrafts.toArray()).filter(({ conflict }) => conflict === null)
          if (row === undefined && device === 1) return
          await edit(db, row?.id ?? ID, word)
          written.push(word)
        }
        for (const [at, { device, what, fate }] of steps.entries()) {
          const one = devices[device]
          if (one === undefined) continue
          server.fate = () => fate
          if (what === 'edit') await write(device, `w${at}`)
          if (what === 'drain') await one.drain()
          if (what === 'both') await keepBoth(one.db)
          if (what === 'read' && server.templates.has(ID)) {
            server.fate = () => 'arrives'
            await takeRecord(one.db, await fetchTemplate(server.api, ID))
          }
        }
        server.fate = () => 'arrives'
        for (let round = 0; round < 3; round += 1) {
          for (const { db, drain } of devices) {
            await drain()
            await keepBoth(db)
            await drain()
          }
        }
        const saved = wordsOn([...server.templates.values()].map(({ template }) => template))
        expect(written.filter((word) => !saved.has(word))).toEqual([])
        for (const { db } of devices) {
          expect((await db.templateDrafts.toArray()).filter(isUnsaved)).toEqual([])
          expect(await db.outbox.count()).toBe(0)
        }
      }),
      { numRuns: process.env['LONG'] === undefined ? 40 : 1_500 },
    )
  })

  it('asks nobody about what it has saved itself without being told', async () => {
    const server = new TemplateServer()
    const { db, drain } = openDevice(server.api)
    await edit(db, ID, 'pierwsze')
    server.fate = () => 'answer-lost'
    await drain()
    await edit(db, ID, 'drugie')
    await drain()
    server.fate = () => 'arrives'
    await edit(db, ID, 'trzecie')
    await drain()
    const row = await db.templateDrafts.get(ID)
    expect(row).toMatchObject({ conflict: null, sent: null, edition: 3, savedEdition: 3 })
    expect(server.templates.get(ID)?.template.details.tags).toEqual(['pierwsze', 'drugie', 'trzecie'])
  })

  it('comes into a conflict where somebody else has saved, and takes theirs, or puts its own over it', async () => {
    for (const resolution of ['theirs', 'mine'] as const) {
      const server = new TemplateServer()
      const [mine, other] = [openDevice(server.api), openDevice(server.api)]
      await edit(mine.db, ID, 'wspólne')
      await mine.drain()
      await takeRecord(other.db, await fetchTemplate(server.api, ID))
      await edit(other.db, ID, 'ich')
      await other.drain()
      await edit(mine.db, ID, 'moje')
      await mine.drain()
      expect((await mine.db.templateDrafts.get(ID))?.conflict).toMatchObject({ kind: 'newer' })
      expect(server.templates.get(ID)?.template.details.tags).toEqual(['wspólne', 'ich'])
      await resolveConflict(mine.db, ID, { resolution, copyTitle: '' })
      await mine.drain()
      const word = resolution === 'mine' ? 'moje' : 'ich'
      expect(server.templates.get(ID)?.template.details.tags).toEqual(['wspólne', word])
      expect((await contentOf(mine.db, ID)).details.tags).toEqual(['wspólne', word])
    }
  })

  it('is made anew where it was taken away on the server meanwhile', async () => {
    const server = new TemplateServer()
    const { db, drain } = openDevice(server.api)
    await edit(db, ID, 'moje')
    await drain()
    server.templates.clear()
    await edit(db, ID, 'dalej')
    await drain()
    expect((await db.templateDrafts.get(ID))?.conflict).toEqual({ kind: 'gone' })
    const made = await resolveConflict(db, ID, { resolution: 'both', copyTitle: 'Kopia' })
    await drain()
    expect(server.templates.get(made ?? '')?.template.details).toMatchObject({
      title: 'Kopia',
      tags: ['moje', 'dalej'],
    })
    expect(await db.templateDrafts.get(ID)).toBeUndefined()
  })
})

describe('a template in two tabs', () => {
  it('is not written over by the one that has not seen what the other has stored', async () => {
    const { db } = openDevice(new TemplateServer().api)
    await edit(db, ID, 'jedna')
    const late = { id: ID, template: withWord(EMPTY_TEMPLATE, 'druga'), follows: 0 }
    expect(await keepTemplate(db, late)).toEqual({ kind: 'overtaken' })
    expect((await contentOf(db, ID)).details.tags).toEqual(['jedna'])
  })

  it('is kept as a copy that the server doesn’t have before it was decided to keep both', async () => {
    const server = new TemplateServer()
    const { db, drain } = openDevice(server.api)
    const copy = { id: ID, template: withWord(EMPTY_TEMPLATE, 'moja'), follows: 0, isHeldBack: true }
    expect(await keepTemplate(db, copy)).toEqual({ kind: 'kept', edition: 1 })
    await drain()
    expect(server.templates.size).toBe(0)
    await saveSoon(db, ID)
    await drain()
    expect(server.templates.get(ID)?.template.details.tags).toEqual(['moja'])
  })
})

it('a new template’s id is one that the server takes', () => {
  expect(newUuid()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/u)
})
