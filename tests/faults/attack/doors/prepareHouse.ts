import { randomUUID } from 'node:crypto'
import { EMPTY_TEMPLATE, newField, newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { openData } from '#server/openData.ts'
import { readConfig } from '#server/readConfig.ts'
import { publishHeld } from '#server/studio/templates/publishTemplate.ts'
import { insertDraft } from '#server/studio/templates/saveTemplate.ts'
import { makeUser, signIn } from '#support/accountFixture.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { silentLog } from '#support/testContext.ts'

/** What there is in the house that is attacked. */
export interface House {
  /** An access token of an administrator, whose texts and templates are another’s by now. */
  readonly author: string
  /** Of somebody whose work was taken down. */
  readonly maker: string
  readonly takenDown: { readonly id: string; readonly link: string }
  /** A published template whose patterns take as long as its author could make them. */
  readonly slug: string
  readonly fields: readonly string[]
}

/** Ninety-eight classes, none like another. */
const CLASSES = `(?:${Array.from({ length: 98 }, (_, at) => `[${String.fromCodePoint(0x4e00 + at)}a]`).join('|')})*`
const FIELDS = Array.from({ length: 12 }, (_, at) => `pole${at}`)

/** Fills an installation that isn’t running yet; the environment is the one that it will be started with. */
export async function prepareHouse(environment: Readonly<Record<string, string>>): Promise<House> {
  const data = await openData(readConfig(environment), silentLog)
  const { context } = data
  try {
    const author = await makeUser(context, { roles: ['user', 'admin'] })
    const maker = await makeUser(context)
    const link = randomUUID()
    const id = await makeGeneration(context, { userId: maker.id, shareToken: link, takenDownAt: new Date() })
    const slug = 'z-wzorcem'
    await context.database.transaction(async (tx) => {
      const row = await insertDraft(tx, context, {
        id: 'hostile',
        byId: null,
        template: hostileTemplate(slug),
      })
      if (row !== null) await publishHeld(tx, context, row, { byId: null, cover: null })
    })
    return {
      author: (await signIn(context, author)).access_token,
      maker: (await signIn(context, maker)).access_token,
      takenDown: { id, link },
      slug,
      fields: FIELDS,
    }
  } finally {
    await data.close()
  }
}

function hostileTemplate(slug: string): Template {
  const fields = FIELDS.map((name) => {
    const field = newField('textarea', name, { label: name })
    return { ...field, validation: { ...field.validation, pattern: CLASSES } }
  })
  return {
    ...EMPTY_TEMPLATE,
    details: { ...EMPTY_TEMPLATE.details, title: 'Wzorzec', slug, description: 'Wzorzec' },
    form: [{ id: 'krok', title: 'Krok', description: '', fields }],
    nodes: [newNode('input', { id: 'start' }, { field: 'pole0' }), newNode('output', { id: 'wynik' })],
    edges: [{ id: 'e', source: 'start', sourcePort: 'out', target: 'wynik' }],
  }
}
