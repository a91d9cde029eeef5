import { randomUUID } from 'node:crypto'
import { newNode } from '#domain/template/newTemplate.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { columnsOf } from '#server/studio/templates/storedTemplate.ts'
import { sentFiles, templateRunNodes, templateRuns, templates } from '#server/studio/templates/tables.ts'
import { edge, templateOf } from './runWorld.ts'

/** A template that can be published: a picture for a person. */
export const A_TEMPLATE: Template = templateOf({
  nodes: [
    newNode('model', { id: 'obraz' }, { model: 'iskra-obraz', promptTemplate: 'kot dla {{imie}}' }),
    newNode('output', { id: 'wynik' }, { name: 'Wynik' }),
  ],
  edges: [edge('obraz', 'wynik')],
})

/** A user's template, published under its own id. */
export async function makeTemplate({ database, now }: ServerContext, ownerId: string): Promise<string> {
  const id = randomUUID()
  const template = { ...A_TEMPLATE, details: { ...A_TEMPLATE.details, slug: id } }
  await database.insert(templates).values({
    id,
    ownerId,
    status: 'published',
    revision: 1,
    ...columnsOf(template),
    publicSlug: id,
    publicContent: template,
    publishedRevision: 1,
    publishedAt: now(),
    createdAt: now(),
    updatedAt: now(),
  })
  return id
}

/** A user's ended run, which gave them a text. */
export async function makeRun(
  { database, now }: ServerContext,
  userId: string,
  text: string,
): Promise<string> {
  const id = randomUUID()
  await database.insert(templateRuns).values({
    id,
    userId,
    templateId: null,
    refCode: id,
    content: A_TEMPLATE,
    title: 'Próba',
    slug: 'proba',
    values: { imie: text },
    language: 'pl',
    device: 'desktop',
    credits: 0,
    prices: {},
    charged: 0,
    status: 'completed',
    createdAt: now(),
    completedAt: now(),
    deadlineAt: now(),
    dueAt: now(),
  })
  await database.insert(templateRunNodes).values({
    runId: id,
    nodeId: 'wynik',
    kind: 'output',
    position: 1,
    state: 'completed',
    value: { given: [text] },
  })
  return id
}

/** A file that a user has sent in a form, with these words. */
export async function makeSentFile(
  { database, now }: ServerContext,
  userId: string,
  words: string,
): Promise<string> {
  const id = randomUUID()
  const filename = `${words}.txt`
  const content = { bytes: words.length, words, hash: id, mediaType: 'text/plain' }
  await database.insert(sentFiles).values({ id, userId, type: 'file', filename, ...content, sentAt: now() })
  return id
}
