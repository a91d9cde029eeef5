import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WAVE_POINTS } from '#domain/generation/limits.ts'
import { loudnessLine } from './loudnessLine.ts'
import { readSound } from './soundReading.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'iskra-sound-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A mono WAV of 16 bits with the level `levelAt`, 0 to 1, at each moment. */
function wav(seconds: number, levelAt: (second: number) => number, rate = 8_000): Buffer {
  const samples = Math.round(seconds * rate)
  const file = Buffer.alloc(44 + samples * 2)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + samples * 2, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples * 2, 40)
  for (let index = 0; index < samples; index += 1) {
    const sign = index % 2 === 0 ? 1 : -1
    file.writeInt16LE(Math.round(sign * 32_000 * levelAt(index / rate)), 44 + index * 2)
  }
  return file
}

async function read(content: Buffer) {
  const path = join(folder, 'sound.wav')
  await writeFile(path, content)
  return readSound(path)
}

describe('the wave of a sound', () => {
  it('is where the sound is: a quiet first half, a pause, and a loud end', async () => {
    const { durationMs, wave } = await read(wav(6, (second) => (second < 3 ? 0.25 : second < 4 ? 0 : 0.8)))
    expect(durationMs).toBe(6_000)
    expect(wave).toHaveLength(WAVE_POINTS)
    expect(wave?.slice(0, 46).every((level) => level === 31)).toBe(true)
    expect(wave?.slice(50, 62)).toEqual(Array.from({ length: 12 }, () => 0))
    expect(wave?.slice(66).every((level) => level === 100)).toBe(true)
  })

  it('is drawn of silence too, and refused of what is no sound', async () => {
    const { wave } = await read(wav(1, () => 0))
    expect(new Set(wave)).toEqual(new Set([0]))
    await expect(read(Buffer.from('no sound '.repeat(50)))).rejects.toThrow(/format/)
  })

  it('has the same bounded size and range whatever the sound', () => {
    const peak = fc.record({
      second: fc.double({ min: 0, max: 900, noNaN: true }),
      level: fc.double({ min: 0, max: 4, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(peak), fc.double({ min: 0.01, max: 900, noNaN: true }), (peaks, seconds) => {
        const line = loudnessLine(peaks, seconds)
        expect(line).toHaveLength(WAVE_POINTS)
        expect(line.every((level) => Number.isInteger(level) && level >= 0 && level <= 100)).toBe(true)
      }),
    )
  })
})
