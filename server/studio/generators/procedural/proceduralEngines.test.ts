import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WAVE_POINTS } from '#domain/generation/limits.ts'
import { OPTIONS_SCHEMAS } from '#domain/generation/options.ts'
import { decodedSound } from '#support/sound/decodedSound.ts'
import { configWithFaults } from '#support/testContext.ts'
import { type EngineJob, EngineFailure, type MadeResult } from '../engine.ts'
import { hasVideoEncoder } from '../videoEncoder.ts'
import { integratedLoudness } from './music/loudness.ts'
import { truePeak } from './music/truePeak.ts'
import { proceduralEngines } from './proceduralEngines.ts'

const engines = proceduralEngines({ config: configWithFaults() })

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'iskra-engines-'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

type Type = 'image' | 'video' | 'music'

interface Wish {
  readonly prompt: string
  readonly options?: object
  readonly source?: string
  readonly id?: string
}

async function make(
  type: Type,
  { prompt, options = {}, source, id = 'a' }: Wish,
  abort = new AbortController(),
  onProgress: (percent: number) => void = () => {},
) {
  const engine = engines.find((one) => one.type === type)
  if (!engine) throw new Error(`nothing makes ${type}`)
  const folder = await mkdtemp(join(root, `${type}-`))
  const job = { id, engine: engine.id, prompt, seed: 7, source: source ?? null }
  const jobs: { readonly [One in Type]: () => EngineJob } = {
    image: () => ({ ...job, type: 'image', options: OPTIONS_SCHEMAS.image.parse(options) }),
    video: () => ({ ...job, type: 'video', options: OPTIONS_SCHEMAS.video.parse(options) }),
    music: () => ({ ...job, type: 'music', options: OPTIONS_SCHEMAS.music.parse(options) }),
  }
  const progress: number[] = []
  const work = {
    folder,
    signal: abort.signal,
    onProgress: (percent: number) => {
      progress.push(percent)
      onProgress(percent)
    },
  }
  return { result: await engine.make(jobs[type](), work), progress, folder }
}

async function expectFiles({ files }: MadeResult, folder: string): Promise<void> {
  expect(files.filter(({ role }) => role === 'original')).toHaveLength(1)
  for (const { path } of files) {
    expect(path.startsWith(folder)).toBe(true)
    expect((await stat(path)).size).toBeGreaterThan(100)
  }
}

describe('the embedded engines', () => {
  it('say what they are', () => {
    expect(engines.map(({ id }) => id)).toEqual(['iskra-obraz', 'iskra-wideo', 'iskra-muzyka'])
    for (const { isProcedural, takes } of engines)
      expect({ isProcedural, seed: takes.seed }).toEqual({ isProcedural: true, seed: true })
    expect(engines.filter(({ takes }) => takes.animation && takes.soundtrack).map(({ id }) => id)).toEqual([
      'iskra-wideo',
    ])
  })

  it('know beforehand whether they can draw anything of a prompt', () => {
    const [picture] = engines
    const understands = (prompt: string, options: object = {}) =>
      picture?.understands?.(prompt, OPTIONS_SCHEMAS.image.parse(options))
    expect(understands('dwa koty')).toBe(true)
    expect(understands('kwantowa chromodynamika')).toBe(false)
    expect(understands('kot', { negativePrompt: 'koty' })).toBe(false)
    expect(understands('kwantowa chromodynamika', { style: 'typographic' })).toBe(true)
    expect(understands('granat i złoto', { style: 'pattern' })).toBe(true)
    expect(understands('cokolwiek', { reference: '/api/v1/files/1' })).toBe(true)
  })

  it('make a picture in its size with all that shows it', async () => {
    const { result, progress, folder } = await make('image', {
      prompt: '[[quick]] kot',
      options: { size: '1152x896' },
    })
    await expectFiles(result, folder)
    expect(result.files.map(({ role, format, width, height }) => [role, format, width, height])).toEqual([
      ['original', 'webp', 1152, 896],
      ['alternative', 'png', 1152, 896],
      ['alternative', 'jpeg', 1152, 896],
      ['preview', 'avif', 1152, 896],
      ['thumbnail', 'webp', 320, 249],
    ])
    for (const { path, width, height } of result.files)
      expect(await sharp(path).metadata()).toMatchObject({ width, height })
    expect(result.colour).toMatch(/^#[\da-f]{6}$/)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
    expect(progress.length).toBeGreaterThan(3)
  })

  it('start from a picture, and refuse what is none', async () => {
    const source = join(root, 'reference.png')
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2266cc' } })
      .png()
      .toFile(source)
    const { result } = await make('image', { prompt: '[[quick]]portret', source })
    const plain = await make('image', { prompt: '[[quick]]portret' })
    expect(result.colour).not.toBe(plain.result.colour)
    await writeFile(source, '<svg onload="alert(1)">')
    await expect(make('image', { prompt: '[[quick]]', source })).rejects.toMatchObject({ code: 'refused' })
  })

  it('play music as MP3 and WAV', async () => {
    const { result, folder } = await make('music', { prompt: '[[quick]] kołysanka' })
    await expectFiles(result, folder)
    expect(result.files.map(({ role, format, durationMs }) => [role, format, durationMs])).toEqual([
      ['original', 'mp3', 2_000],
      ['alternative', 'wav', 2_000],
    ])
    const [heard, studio] = result.files.map(({ wave }) => wave)
    expect(heard).toHaveLength(WAVE_POINTS)
    expect(new Set(heard).size).toBeGreaterThan(10)
    expect(studio).toEqual(heard)
  })

  it.runIf(hasVideoEncoder())(
    'play it as loud in both formats, and never louder than can be played',
    async () => {
      const { result } = await make('music', { prompt: '[[quick]] kołysanka', options: { mood: 'rock' } })
      for (const { path } of result.files) {
        const sound = await decodedSound(path)
        expect(Math.abs(integratedLoudness(sound) + 16)).toBeLessThan(0.6)
        expect(truePeak(sound)).toBeLessThanOrEqual(-1)
      }
    },
  )

  it.runIf(hasVideoEncoder())('film a video with its poster', async () => {
    const { result, folder } = await make('video', { prompt: '[[quick]] łódka', options: { aspect: '1:1' } })
    await expectFiles(result, folder)
    expect(result.files).toMatchObject([
      { role: 'original', format: 'mp4', width: 270, height: 270, durationMs: 1_000, frameRate: 24 },
      { role: 'poster', format: 'webp' },
      { role: 'thumbnail', format: 'webp' },
    ])
  })

  it.runIf(hasVideoEncoder())(
    'put soft music as long as the film under it, unless it is to be silent',
    async () => {
      const wish = { prompt: '[[quick]] lampiony nad jeziorem', options: { aspect: '1:1' } }
      const { result } = await make('video', wish)
      const sound = await decodedSound(result.files[0]?.path ?? '')
      expect(Math.abs(sound.left.length / sound.rate - 1)).toBeLessThan(0.06)
      expect(Math.abs(integratedLoudness(sound) + 20)).toBeLessThan(1)
      expect(truePeak(sound)).toBeLessThanOrEqual(-1)
      const silent = await make('video', { ...wish, options: { ...wish.options, soundtrack: 'none' } })
      await expect(decodedSound(silent.result.files[0]?.path ?? '')).rejects.toThrow('no sound')
      expect(silent.result.files[0]).toMatchObject({ durationMs: 1_000, frameRate: 24 })
    },
  )

  it('stop soon when they are told to', async () => {
    const abort = new AbortController()
    const making = make('image', { prompt: 'las', options: { quality: 'hd' } }, abort, (percent) => {
      if (percent > 5) abort.abort(new Error('cancelled'))
    })
    await expect(making).rejects.toThrow('cancelled')
    await expect(make('image', { prompt: 'las' }, abort)).rejects.toThrow('cancelled')
  })

  it('fail, fail once and stall as the prompt asks, where faults are on', async () => {
    const failed = await make('music', { prompt: '[[fail]]' }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(EngineFailure)
    expect(failed).toMatchObject({ code: 'broken', isPassing: false })
    const once = { prompt: '[[fail-once]][[quick]]', id: 'once' }
    await expect(make('music', once)).rejects.toMatchObject({ isPassing: true })
    await expect(make('music', once)).resolves.toBeDefined()
    const abort = new AbortController()
    const stalled = make('image', { prompt: '[[stall]]' }, abort, () => abort.abort(new Error('enough')))
    await expect(stalled).rejects.toThrow('enough')
    await expect(make('image', { prompt: '[[slow:0.1]][[quick]]' })).resolves.toBeDefined()
  })
})
