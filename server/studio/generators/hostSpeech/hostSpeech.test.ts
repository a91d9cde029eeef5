import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { engineAnswerSchema } from '#domain/transcript/engineAnswer.ts'
import { readConfig } from '#server/readConfig.ts'
import { testConfig } from '#support/testContext.ts'
import type { EngineWork, GenerationEngine } from '../engine.ts'
import { hasVideoEncoder } from '../videoEncoder.ts'
import { hostSpeech } from './hostSpeech.ts'
import { hasSherpa } from './process/sherpa.ts'

/** It knows ten words, as `scripts/make-speech-model.ts` taught it. */
const WEIGHTS = resolve('tests/support/speechModel')
/** „Dzień dobry, mama”, five seconds of silence, „dziękuję bardzo, sto lat, babcia”, in a voice that it hasn't learned. */
const SOUND = join(WEIGHTS, 'wishes.webm')
/** How long the first words take, ms. */
const FIRST_MS = 1_600

const root = mkdtempSync(join(tmpdir(), 'iskra-host-speech-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

function opened(folder: string) {
  const lines: string[] = []
  const note = (line: string, details: object = {}) => void lines.push(`${line} ${JSON.stringify(details)}`)
  const { generators } = readConfig({ SPEECH_MODEL_DIR: folder })
  const log = { debug: note, info: note, warn: note, error: note }
  const [engine = null] = hostSpeech({ config: testConfig({ generators }), log })
  return { engine, lines }
}

function folderOf(name: string, files: Readonly<Record<string, string>>): string {
  const folder = join(root, name)
  mkdirSync(folder)
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
  return folder
}

it('is none where no folder is named', () => {
  expect(readConfig({}).generators.speechModelDir).toBeNull()
  expect(hostSpeech({ config: testConfig(), log: console })).toEqual([])
})

it.each([
  ['it can’t be read', join(root, 'nowhere')],
  ['it has no tokens.txt', folderOf('empty', {})],
  ['is no ONNX model', folderOf('pointer', { 'tokens.txt': 'x 0\n', 'model.onnx': 'version 1\n' })],
])('is said in one line to hold no usable weights, and brings no engine: %s', (reason, folder) => {
  const { engine, lines } = opened(folder)
  expect(engine).toBeNull()
  expect(lines).toEqual([expect.stringContaining(reason)])
  expect(lines[0]).toContain(`SPEECH_MODEL_DIR is ${folder}`)
})

it.skipIf(hasSherpa())('is said in one line to lack the package that runs weights', () => {
  expect(opened(WEIGHTS)).toEqual({
    engine: null,
    lines: [expect.stringContaining('sherpa-onnx-node is not installed')],
  })
})

function usable(): GenerationEngine {
  const { engine } = opened(WEIGHTS)
  if (engine === null) throw new Error('there is no engine')
  return engine
}

const work = (signal = new AbortController().signal): EngineWork & { readonly told: readonly number[] } => {
  const told: number[] = []
  return {
    signal,
    folder: mkdtempSync(join(root, 'job-')),
    onProgress: (percent) => told.push(percent),
    told,
  }
}

const make = (engine: GenerationEngine, asked: EngineWork, source = SOUND) =>
  engine.make(
    {
      id: 'g',
      type: 'transcription',
      engine: engine.id,
      prompt: '',
      options: { source: 'sent', language: 'pl' },
      seed: 1,
      source,
    },
    asked,
  )

const isRunning = hasSherpa() && hasVideoEncoder()

describe.runIf(isRunning)('the weights of the host (skipped where sherpa-onnx-node is not installed)', () => {
  it('write down speech, each word at its time', async () => {
    const engine = usable()
    expect(engine).toMatchObject({ id: 'iskra-mowa', isOnServer: true, isPaid: false, atOnce: 1 })
    const asked = work()
    const { text, files } = await make(engine, asked)
    expect(text).toBe('dzień dobry mama dziękuję bardzo sto lat babcia')
    expect(asked.told.length).toBeGreaterThan(0)
    const path = files.find(({ format }) => format === 'json')?.path ?? ''
    const { words } = engineAnswerSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    expect(words.map((word) => word.text).join(' ')).toBe(text)
    const starts = words.map(({ start }) => start)
    expect(starts).toEqual(starts.toSorted((one, other) => one - other))
    // The silence lies between them.
    expect(words[2]?.end).toBeLessThan(FIRST_MS)
    expect(words[3]?.start).toBeGreaterThan(FIRST_MS + 5_000 - 300)
  })

  it('end with a cancelled job at once, and hear the next', async () => {
    const engine = usable()
    const stopping = new AbortController()
    const made = make(engine, work(stopping.signal))
    stopping.abort(new Error('cancelled'))
    await expect(made).rejects.toThrow('cancelled')
    expect((await make(engine, work())).text).toContain('sto lat')
  })

  it('can be used where they load', async () => {
    const { engine, lines } = opened(WEIGHTS)
    await engine?.tryOut?.()
    expect(engine?.outage).toBeNull()
    expect(lines).toEqual([])
  })

  it('are offered no more, and the server lives on, where the library ends its process over them', async () => {
    const folder = folderOf('broken', { 'tokens.txt': 'no blank 0\nx 1 2 3\n' })
    copyFileSync(join(WEIGHTS, 'model.onnx'), join(folder, 'model.onnx'))
    const { engine, lines } = opened(folder)
    await engine?.tryOut?.()
    expect(engine?.outage).toBe('no-model')
    expect(lines).toEqual([
      expect.stringMatching(
        /those in SPEECH_MODEL_DIR can’t be used .*the weights can’t be loaded: .*no blank 0/u,
      ),
    ])
  })

  it('refuse what is no sound', async () => {
    const path = join(root, 'words')
    writeFileSync(path, 'no sound '.repeat(50))
    await expect(make(usable(), work(), path)).rejects.toMatchObject({ code: 'rejected', isPassing: false })
  })
})
