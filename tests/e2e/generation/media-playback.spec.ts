import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { hasVideoEncoder } from '../../../server/studio/generators/videoEncoder.ts'
import { madeByItself, type Took } from '../../support/generation/madeByItself.ts'
import { core, expect, test } from '../fixtures.ts'

// What the embedded engine makes opens in a browser as what it says it is. Every size is tried with LONG=yes.

const isLong = process.env['LONG'] !== undefined
const HOST = 'http://media.test'

let folder: string
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'iskra-playback-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))
if (isLong) test.setTimeout(600_000)

type File = Took['files'][number]

/** An empty page of an origin of its own, at which a made file stands. */
async function serve(page: Page, { path }: File): Promise<string> {
  await page.route(`${HOST}/**`, (route) =>
    new URL(route.request().url()).pathname === '/'
      ? route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>media</title>' })
      : route.fulfill({ path }),
  )
  await page.goto(`${HOST}/`)
  return `${HOST}/${path.split('/').at(-1)}`
}

const only = (files: readonly File[], role: string) => files.filter((file) => file.role === role)

const PICTURES: readonly object[] = isLong
  ? [
      ...['1024x1024', '1152x896', '896x1152', '1344x768', '768x1344', '1536x640'].map((size) => ({ size })),
      { quality: 'hd' },
    ]
  : [{ size: '1152x896' }]

for (const options of PICTURES) {
  test(`a picture ${JSON.stringify(options)} opens in every format`, async ({ page }) => {
    const { files } = await madeByItself(
      'image',
      join(folder, JSON.stringify(options)),
      'Lis w lesie',
      options,
    )
    expect(new Set(files.map(({ format }) => format))).toEqual(new Set(['webp', 'png', 'jpeg', 'avif']))
    for (const file of files) {
      const source = await serve(page, file)
      const size = await page.evaluate(async (address) => {
        const image = new Image()
        image.src = address
        await image.decode()
        return { width: image.naturalWidth, height: image.naturalHeight }
      }, source)
      expect(size).toEqual({ width: file.width, height: file.height })
      await page.unrouteAll({ behavior: 'wait' })
    }
  })
}

const VIDEOS: readonly { readonly prompt: string; readonly options: object; readonly seconds: number }[] =
  isLong
    ? [
        { prompt: 'Łódka na jeziorze', options: { resolution: '720p' }, seconds: 5 },
        { prompt: 'Łódka na jeziorze', options: { fps: 30, aspect: '9:16', style: 'animated' }, seconds: 5 },
        { prompt: 'Balony', options: { duration: 10, aspect: '1:1', style: 'paper-cut' }, seconds: 10 },
        { prompt: 'Fale', options: { style: 'abstract' }, seconds: 5 },
      ]
    : [{ prompt: '[[quick]] Łódka na jeziorze', options: { fps: 30 }, seconds: 1 }]

for (const { prompt, options, seconds } of VIDEOS) {
  test(`a video ${JSON.stringify(options)} plays with its size, length and rate`, core, async ({ page }) => {
    test.skip(!hasVideoEncoder(), 'the optional video encoder is not installed')
    const { files } = await madeByItself('video', join(folder, JSON.stringify(options)), prompt, options)
    const [video] = only(files, 'original')
    if (!video) throw new Error('there is no video')
    const source = await serve(page, video)
    const seen = await page.evaluate(async (address) => {
      const element = document.createElement('video')
      element.muted = true
      element.src = address
      document.body.append(element)
      await new Promise((resolve, reject) => {
        element.addEventListener('loadeddata', resolve, { once: true })
        element.addEventListener('error', () => reject(new Error(element.error?.message)), { once: true })
      })
      // Slowly, so that a busy machine shows every picture.
      element.playbackRate = 0.25
      const times: number[] = []
      const heard = new Promise<void>((resolve) => {
        const note = (_: number, { mediaTime }: { mediaTime: number }) => {
          times.push(mediaTime)
          if (times.length < 12) element.requestVideoFrameCallback(note)
          else resolve()
        }
        element.requestVideoFrameCallback(note)
      })
      await element.play()
      await heard
      const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
      return {
        width: element.videoWidth,
        height: element.videoHeight,
        seconds: element.duration,
        gap: Math.min(...gaps.filter((gap) => gap > 0.001)),
      }
    }, source)
    expect({ width: seen.width, height: seen.height }).toEqual({ width: video.width, height: video.height })
    expect(seen.seconds).toBeCloseTo(seconds, 1)
    expect(1 / seen.gap).toBeCloseTo(video.frameRate ?? 0, 0)
  })
}

test('music plays as long as it says, in both formats', async ({ page }) => {
  const { files } = await madeByItself(
    'music',
    join(folder, 'music'),
    isLong ? 'Kolęda' : '[[quick]] Kolęda',
    {},
  )
  for (const file of files) {
    const source = await serve(page, file)
    const heard = await page.evaluate(async (address) => {
      const bytes = await (await fetch(address)).arrayBuffer()
      const sound = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(bytes)
      const loudest = sound.getChannelData(0).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      const element = new Audio(address)
      await new Promise((resolve, reject) => {
        element.addEventListener('canplaythrough', resolve, { once: true })
        element.addEventListener('error', () => reject(new Error(element.error?.message)), { once: true })
      })
      return { seconds: sound.duration, channels: sound.numberOfChannels, rate: sound.sampleRate, loudest }
    }, source)
    expect(heard).toMatchObject({ channels: 2, rate: 44_100 })
    expect(Math.abs(heard.seconds * 1_000 - (file.durationMs ?? 0))).toBeLessThan(120)
    expect(heard.loudest).toBeGreaterThan(0.1)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
