import { mkdirSync } from 'node:fs'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import type { EngineJob } from '#server/studio/generators/engine.ts'
import { proceduralEngines } from '#server/studio/generators/procedural/proceduralEngines.ts'
import { configWithFaults } from '../testContext.ts'

/**
 * Makes one thing with the embedded engine in a process of its own and prints its files and its use of time and memory:
 * `node makeOne.ts image|video|music FOLDER PROMPT OPTIONS`, the options as JSON.
 */
const [type, folder = '', prompt = '', options = '{}'] = process.argv.slice(2)

function jobOf(): EngineJob {
  const asked: unknown = JSON.parse(options)
  const job = { id: 'one', engine: 'iskra', prompt, seed: 11, source: null }
  if (type === 'image') return { ...job, type, options: OPTIONS_SCHEMAS.image.parse(asked) }
  if (type === 'video') return { ...job, type, options: OPTIONS_SCHEMAS.video.parse(asked) }
  if (type === 'music') return { ...job, type, options: OPTIONS_SCHEMAS.music.parse(asked) }
  throw new Error(`nothing makes ${type}`)
}

const engines = proceduralEngines({ config: configWithFaults() })
const engine = engines.find((one) => one.type === type)
if (!engine) throw new Error(`nothing makes ${type}`)
mkdirSync(folder, { recursive: true })
const started = performance.now()
const { files } = await engine.make(jobOf(), {
  folder,
  signal: new AbortController().signal,
  onProgress: () => undefined,
})
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
const took = {
  files,
  milliseconds: performance.now() - started,
  processorMilliseconds: (userCPUTime + systemCPUTime) / 1_000,
  megabytes: maxRSS / 1_024,
}
process.stdout.write(JSON.stringify(took))
