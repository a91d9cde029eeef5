import { expect, it } from 'vitest'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import { publicTemplateSchema } from '#domain/template/publicTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { apiClient } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { edge } from '#support/templates/runWorld.ts'
import { publishHeld } from './publishTemplate.ts'
import { insertDraft } from './saveTemplate.ts'

const SLUG = 'listy'

/** A form whose text goes through levels of so many lists, each made of all lists of the level before, to an output. */
function listsOfLists(levels: number, ofEach: number): Template {
  const lists = Array.from({ length: levels }, (_level, level) =>
    Array.from({ length: ofEach }, (_list, at) => `lista-${level}-${at}`),
  )
  const columns = [['start'], ...lists, ['wynik']]
  return {
    ...EMPTY_TEMPLATE,
    details: { ...EMPTY_TEMPLATE.details, title: 'Listy', slug: SLUG, description: 'Listy' },
    form: [
      { id: 'krok', title: 'Krok', description: '', fields: [newField('text', 'slowo', { label: 'Słowo' })] },
    ],
    nodes: [
      newNode('input', { id: 'start' }, { field: 'slowo' }),
      ...lists.flat().map((id) => newNode('aggregate', { id }, { collectStrategy: 'all' })),
      newNode('output', { id: 'wynik' }),
    ],
    edges: columns
      .slice(1)
      .flatMap((column, level) =>
        column.flatMap((target) => (columns[level] ?? []).map((source) => edge(source, target))),
      ),
  }
}

async function publish(context: ServerContext, template: Template): Promise<void> {
  await context.database.transaction(async (tx) => {
    const row = await insertDraft(tx, context, { id: 'listy', byId: null, template })
    if (row !== null) await publishHeld(tx, context, row, { byId: null, cover: null })
  })
}

describeOnDatabase('what comes of a template', (freshContext) => {
  it.each([
    // Following all paths of two through forty levels would never end.
    ['each made of two of two', listsOfLists(40, 2)],
    ['one within another', listsOfLists(4_000, 1)],
  ])('is known where its lists are %s', async (_what, template) => {
    const context = await freshContext()
    await publish(context, template)
    const answer = await apiClient(context)('GET /api/v1/templates/{slug}', { path: { slug: SLUG } })
    expect(answer.status).toBe(200)
    expect(publicTemplateSchema.parse(answer.body).outputs).toEqual(['text'])
  })
})
