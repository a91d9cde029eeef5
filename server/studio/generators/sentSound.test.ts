import { readFile } from 'node:fs/promises'
import { afterAll, expect, it } from 'vitest'
import { sentSoundSource } from '#domain/generation/sentSound.ts'
import { findCaller } from '#server/accounts/auth/callers.ts'
import { arrivingFiles } from '#server/platform/arriving/tables.ts'
import { signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { openGallery } from '#support/gallery/openGallery.ts'
import {
  accountOf,
  generatorClient,
  makeDataDir,
  makeMaker,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { EngineFailure } from './engine.ts'
import { makeGeneratorKey } from './generatorKey.ts'
import { startGenerationWorker } from './worker.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

const KEY = 'sound-of-a-birthday'
const SOUND = Uint8Array.from({ length: 3_000 }, (_, at) => at % 251)

describeOnDatabase('a sound that is sent to be written down', (freshContext) => {
  async function open() {
    const context = await freshContext({ config: testConfig({ dataDir }) })
    const engine = testEngine({ id: 'test-spis', type: 'transcription' })
    const sender = await openGallery(context)
    const caller = await findCaller(context, `Bearer ${(await signIn(context, sender.user)).access_token}`)
    if (caller === null) throw new Error('the session is not known')
    const person = { user: sender.user, key: await makeGeneratorKey(context, caller) }
    const client = generatorClient(context, [engine])
    return {
      context,
      engine,
      person,
      client,
      arrivals: () => context.database.select().from(arrivingFiles),
      send: async () => {
        const address = await sender.partsUrl(KEY)
        await sender.part(address, 0, SOUND.slice(0, 1_000))
        await sender.part(address, 1_000, SOUND.slice(1_000))
      },
      ask: ({ key } = person, bytes = SOUND.length) =>
        client.call('POST', '/audio/generuj/transkrypcja', {
          key,
          body: {
            prompt: 'Urodziny',
            engine: engine.id,
            refCode: `press-${Math.random()}`,
            options: { source: sentSoundSource({ key: KEY, bytes }) },
          },
        }),
    }
  }

  it('is given to the engine whole, and is gone once it is written down', async () => {
    const { context, engine, person, client, arrivals, send, ask } = await open()
    await send()
    const id = startedId(await ask())
    const worker = startGenerationWorker(context, [engine], 1)
    const { job, succeed } = await engine.ask(1)
    expect(new Uint8Array(await readFile(job.source ?? ''))).toEqual(SOUND)
    expect(await arrivals()).toHaveLength(1)
    succeed()
    await expect.poll(async () => (await client.status(person, id, 'audio')).status).toBe('completed')
    await worker.stop()
    expect(await arrivals()).toEqual([])
  })

  it('is gone as well when it failed or was cancelled', async () => {
    const { context, engine, person, client, arrivals, send, ask } = await open()
    await send()
    const failing = startedId(await ask())
    const worker = startGenerationWorker(context, [engine], 1)
    const { fail } = await engine.ask(1)
    fail(new EngineFailure('rejected', 'no'))
    await expect.poll(async () => (await client.status(person, failing, 'audio')).status).toBe('failed')
    await worker.stop()
    expect(await arrivals()).toEqual([])
    await send()
    const cancelled = startedId(await ask())
    await client.call('POST', `/audio/cancel/${cancelled}`, { key: person.key })
    expect(await arrivals()).toEqual([])
  })

  it('is asked for by its sender alone, and only once all of it has come', async () => {
    const { context, person, send, ask } = await open()
    expect((await ask()).code).toBe('GENERATOR_REFERENCE_NOT_FOUND')
    await send()
    expect((await ask(person, SOUND.length + 1)).code).toBe('GENERATOR_REFERENCE_NOT_FOUND')
    const other = await makeMaker(context)
    expect((await ask(other)).code).toBe('GENERATOR_REFERENCE_NOT_FOUND')
    expect(await accountOf(context, other.user.id)).toMatchObject({ reserved: 0 })
    expect((await ask()).status).toBe(200)
  })
})
