import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { speechLikeWav } from '#support/speechLikeWav.ts'
import { hearSound } from './hearSound.ts'
import type { Sherpa } from './sherpa.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-hear-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const MOST_MS = 600_000

async function soundOf(lengthMs: number, spoken: Parameters<typeof speechLikeWav>[1]): Promise<string> {
  const path = join(folder, 'source')
  await writeFile(path, speechLikeWav(lengthMs, spoken))
  return path
}

/** Says how long what it hears is. */
function listener() {
  const heard: number[] = []
  const sherpa: Sherpa = {
    createStream: () => ({
      acceptWaveform({ sampleRate, samples }) {
        heard.push(samples.length / sampleRate)
      },
    }),
    decodeAsync: () =>
      Promise.resolve({
        text: ` okno ${heard.length}`,
        tokens: [' okno', ` ${heard.length}`],
        timestamps: [0.3, 0.8],
      }),
  }
  return { heard, sherpa }
}

it('a long sound is heard window by window, and its words have the times of the whole', async () => {
  const { heard, sherpa } = listener()
  const progress: number[] = []
  const spoken = [
    { start: 2_000, end: 20_000 },
    { start: 21_000, end: 40_000 },
    { start: 55_000, end: 58_000 },
  ]
  const path = await soundOf(60_000, spoken)
  const { text, words } = await hearSound(sherpa, { path, mostMs: MOST_MS }, (percent) =>
    progress.push(percent),
  )
  expect(text).toBe('okno 1 okno 2 okno 3')
  expect(heard.every((seconds) => seconds <= 25.1)).toBe(true)
  expect(words.map((word) => word.text)).toEqual(['okno', '1', 'okno', '2', 'okno', '3'])
  expect(words[4]?.start).toBeGreaterThan(54_900)
  expect(words[4]?.start).toBeLessThan(55_400)
  expect(progress).toHaveLength(3)
  expect(progress.at(-1)).toBeGreaterThan(95)
})

it('nothing is heard in silence', async () => {
  const { heard, sherpa } = listener()
  const path = await soundOf(20_000, [])
  expect(await hearSound(sherpa, { path, mostMs: MOST_MS }, () => undefined)).toEqual({ text: '', words: [] })
  expect(heard).toEqual([])
})

it('a sound that is too long or none is refused before anything is heard', async () => {
  const { heard, sherpa } = listener()
  const path = await soundOf(20_000, [{ start: 0, end: 20_000 }])
  await expect(hearSound(sherpa, { path, mostMs: 10_000 }, () => undefined)).rejects.toMatchObject({
    code: 'rejected',
  })
  await writeFile(path, 'no sound '.repeat(50))
  await expect(hearSound(sherpa, { path, mostMs: MOST_MS }, () => undefined)).rejects.toMatchObject({
    code: 'rejected',
  })
  expect(heard).toEqual([])
})

it('an answer that is none is an error, not an empty transcript', async () => {
  const { sherpa } = listener()
  const path = await soundOf(5_000, [{ start: 1_000, end: 4_000 }])
  const broken: Sherpa = { ...sherpa, decodeAsync: () => Promise.resolve({ words: 3 }) }
  await expect(hearSound(broken, { path, mostMs: MOST_MS }, () => undefined)).rejects.toThrow(/text/u)
})
