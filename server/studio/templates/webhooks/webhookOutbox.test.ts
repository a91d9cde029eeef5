import { afterAll, beforeEach, expect, it } from 'vitest'
import { newNode } from '#domain/template/newTemplate.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { MOST_TRIES } from '#server/platform/tasks/outboxTries.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeDataDir } from '#support/generation/generatorFixture.ts'
import { DRAWN, edge, RunWorld, templateOf } from '#support/templates/runWorld.ts'
import { configWithFaults } from '#support/testContext.ts'
import { templateWebhooks } from '../tables.ts'
import { deliverRunWebhooks, type PostWebhook } from './webhookOutbox.ts'
import { webhookSecretOf, webhookSignature } from './webhookSecret.ts'

const ADDRESS = 'https://autor.example/koniec'
const DAY_MS = 24 * 60 * 60_000
const { dataDir, remove } = makeDataDir()
afterAll(remove)

describeOnDatabase('the end of a run', (freshContext) => {
  let time = new Date('2026-11-25T10:00:00Z')
  let context: ServerContext
  beforeEach(async () => {
    context = await freshContext({ config: configWithFaults({ dataDir }), now: () => time })
    const world = await RunWorld.open(context)
    await world.run(
      templateOf({
        nodes: [
          newNode('model', { id: 'obraz' }, { model: 'iskra-obraz', promptTemplate: DRAWN }),
          newNode('output', { id: 'wynik' }, { name: 'Wynik' }),
        ],
        edges: [edge('obraz', 'wynik')],
        settings: { ...templateOf({}).settings, webhookUrl: ADDRESS },
      }),
    )
  })

  const row = async () => (await context.database.select().from(templateWebhooks))[0]

  /** Sends due webhooks a day later to an address that answers with this status. */
  async function deliver(status: number) {
    time = new Date(time.getTime() + DAY_MS)
    const calls: Parameters<PostWebhook>[] = []
    const tried = await deliverRunWebhooks(context, (...call) => {
      calls.push(call)
      return status === 0 ? Promise.reject(new Error('no answer')) : Promise.resolve(status)
    })
    return { tried, calls }
  }

  it('is told again until its address has taken it, signed each time, under one name', async () => {
    for (const [status, lastError] of [
      [302, 'HTTP 302'],
      [404, 'HTTP 404'],
      [500, 'HTTP 500'],
      [0, 'no answer'],
    ] as const) {
      const { calls } = await deliver(status)
      const waiting = await row()
      expect(waiting).toMatchObject({ status: 'waiting', lastError })
      expect(calls).toHaveLength(1)
      const [target, { body, headers }] = calls[0] ?? ['', { body: '', headers: {} }]
      expect(target).toBe(ADDRESS)
      expect(JSON.parse(body)).toMatchObject({
        id: waiting?.id,
        event: 'template-run.ended',
        run: { template: 'szablon', status: 'completed' },
      })
      expect(headers).toMatchObject({
        'x-iskra-delivery': waiting?.id,
        'x-iskra-signature': webhookSignature(webhookSecretOf(context, 'szablon'), body, time),
      })
    }
    await deliver(204)
    expect(await row()).toMatchObject({ status: 'delivered', attempts: 5, lastError: null })
    expect((await deliver(204)).tried).toBe(0)
  })

  it('is given up after as many tries as any other letter to a machine', async () => {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) await deliver(404)
    expect(await row()).toMatchObject({ status: 'given_up', attempts: MOST_TRIES, lastError: 'HTTP 404' })
    expect((await deliver(204)).tried).toBe(0)
  })
})
