import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Field, type FieldValue } from '#domain/fields/field.ts'
import { takenFields } from '#domain/generation/engineTakes.ts'
import { DEFAULT_ROUTES, type ModelRoute } from '#server/platform/providers/modelRoutes.ts'
import { readConfig } from '#server/readConfig.ts'
import { openProviderStub, type ProviderStub } from '#support/providerStub.ts'
import { testConfig } from '#support/testContext.ts'
import type { GenerationEngine } from '../../engine.ts'
import { engineJobOf } from '../../engineJob.ts'
import { providerEngines } from '../providerEngines.ts'

// An option without effect is a false promise on the form: for every engine, every option that it declares and every
// value of it, the sent request is a different one.

/** Besides the defaults, a model of each way of asking. */
const MORE_ROUTES: readonly ModelRoute[] = [
  { type: 'image', engine: 'gpt-1', provider: 'openai', model: 'gpt-image-1.5' },
  { type: 'image', engine: 'own', provider: 'compatible', model: 'sdxl' },
  { type: 'image', engine: 'fal-other', provider: 'fal', model: 'fal-ai/flux/dev' },
  { type: 'image', engine: 'fal-edit', provider: 'fal', model: 'fal-ai/flux-pro/kontext' },
  { type: 'image', engine: 'sd', provider: 'replicate', model: 'stability-ai/stable-diffusion-3.5-large' },
  { type: 'image', engine: 'rep-other', provider: 'replicate', model: 'black-forest-labs/flux-dev' },
  { type: 'video', engine: 'pika-picture', provider: 'fal', model: 'pika/v2.2/image-to-video' },
  { type: 'video', engine: 'fal-film', provider: 'fal', model: 'minimax/video-01' },
  { type: 'video', engine: 'runway', provider: 'replicate', model: 'runwayml/gen4-turbo' },
  { type: 'video', engine: 'rep-film', provider: 'replicate', model: 'wan-video/wan-2.2' },
  { type: 'speech', engine: 'flash', provider: 'elevenlabs', model: 'eleven_flash_v2_5' },
  { type: 'speech', engine: 'own-voice', provider: 'compatible', model: 'kokoro' },
  { type: 'speech', engine: 'fal-voice', provider: 'fal', model: 'fal-ai/kokoro' },
  { type: 'transcription', engine: 'fal-wizper', provider: 'fal', model: 'wizper' },
  { type: 'transcription', engine: 'older', provider: 'openai', model: 'whisper-1' },
  { type: 'text', engine: 'own-text', provider: 'compatible', model: 'llama3.1' },
]
const ROUTES = [
  ...MORE_ROUTES,
  // Of two defaults for one engine the second is among the others.
  ...DEFAULT_ROUTES.filter(
    ({ engine }, place) => DEFAULT_ROUTES.findIndex((one) => one.engine === engine) === place,
  ),
]

let folder: string
let stub: ProviderStub
let engines: readonly GenerationEngine[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-effects-'))
  await writeFile(join(folder, 'source'), 'a sound or a picture')
  // The test looks at requests; nothing is made.
  stub = await openProviderStub(() => ({ status: 400, body: '{}' }))
  const { providers } = readConfig({
    OPENAI_API_KEY: 'k',
    FAL_API_KEY: 'k',
    REPLICATE_API_TOKEN: 'k',
    ELEVENLABS_API_KEY: 'k',
    OPENAI_COMPATIBLE_URL: 'http://models.example/v1',
    ENGINES: MORE_ROUTES.map(
      ({ type, engine, provider, model }) => `${type}/${engine}=${provider}:${model}`,
    ).join(),
  })
  engines = providerEngines({ config: testConfig({ providers }) }, stub.fetch)
})
afterAll(async () => {
  await stub.close()
  await rm(folder, { recursive: true })
})

/** The request sent for a job with these options, with any separator of form parts. */
async function leaving(engine: GenerationEngine, options: Readonly<Record<string, FieldValue>>) {
  const { id, type } = engine
  const { reference, source, seed } = options
  const row = { id: 'g', type, engine: id, prompt: 'lis', options, seed: typeof seed === 'number' ? seed : 1 }
  const job = engineJobOf(row, (reference ?? source) ? join(folder, 'source') : null)
  const before = stub.received.length
  const work = { signal: new AbortController().signal, onProgress: () => undefined, folder }
  await engine.make(job, work).catch(() => undefined)
  const sent = stub.received[before]
  if (sent === undefined) throw new Error(`nothing leaves for ${id}`)
  const boundary = /boundary=(\S+)/.exec(sent.headers['content-type'] ?? '')?.[1] ?? '\0'
  return `${sent.address} ${sent.body.toString('latin1').replaceAll(boundary, '')}`
}

/** Values to compare: all of a choice, two of any other. */
function valuesOf(field: Field): readonly FieldValue[] {
  if (field.kind === 'radio') return field.values
  return field.kind === 'number' ? [0, 7] : ['one', 'other']
}

describe.each(ROUTES)('$type of $provider by $model', ({ engine: id }) => {
  it('does something else for every value of every option that it declares', async () => {
    const engine = engines.find((one) => one.id === id)
    if (engine === undefined) throw new Error(`there is no ${id}`)
    const fields = takenFields(engine.type, engine.takes)
    const needed = engine.type === 'transcription' ? { source: 'a sound' } : {}
    for (const [name, field] of Object.entries(fields)) {
      const isSource = name === 'reference' || name === 'source'
      const requests: string[] = []
      if (!isSource) {
        for (const value of valuesOf(field))
          requests.push(await leaving(engine, { ...needed, [name]: value }))
      } else if (name === 'reference') {
        requests.push(await leaving(engine, needed), await leaving(engine, { [name]: 'a picture' }))
      }
      expect({ name, different: new Set(requests).size }).toEqual({ name, different: requests.length })
    }
  })
})
