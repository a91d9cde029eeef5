import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { resample } from './resample.ts'
import { serveSound } from './serveSound.ts'
import type { FromSoundWorker, ToSoundWorker } from './soundMessages.ts'

/** A WAV file of 16 bits, all channels the same. */
function wavOf(samples: Float32Array, rate: number, channels: number): Blob {
  const data = new Int16Array(samples.length * channels)
  for (const [at, sample] of samples.entries())
    data.fill(Math.round(sample * 32_767), at * channels, (at + 1) * channels)
  const head = new DataView(new ArrayBuffer(44))
  const write = (at: number, text: string) => {
    for (const [place, sign] of text.split('').entries()) head.setUint8(at + place, sign.charCodeAt(0))
  }
  write(0, 'RIFF')
  head.setUint32(4, 36 + data.byteLength, true)
  write(8, 'WAVEfmt ')
  head.setUint32(16, 16, true)
  head.setUint16(20, 1, true)
  head.setUint16(22, channels, true)
  head.setUint32(24, rate, true)
  head.setUint32(28, rate * channels * 2, true)
  head.setUint16(32, channels * 2, true)
  head.setUint16(34, 16, true)
  write(36, 'data')
  head.setUint32(40, data.byteLength, true)
  return new Blob([head.buffer, data])
}

const tone = (hertz: number, rate: number, seconds: number) =>
  Float32Array.from({ length: rate * seconds }, (_, at) => 0.5 * Math.sin((2 * Math.PI * hertz * at) / rate))

/** What the worker says to these messages, until it has said `last`. */
function answersTo(messages: readonly ToSoundWorker[], last: FromSoundWorker['kind']) {
  return new Promise<readonly FromSoundWorker[]>((resolve) => {
    const said: FromSoundWorker[] = []
    const serve = serveSound((message) => {
      said.push(message)
      if (message.kind === last) resolve(said)
    })
    for (const message of messages) serve(message)
  })
}

const refusal = async (file: Blob) => (await answersTo([{ kind: 'open', file }], 'refused')).at(-1)

describe('another rate', () => {
  it('keeps tones that it can hold, and takes away those it can’t', () => {
    for (const rate of [8_000, 22_050, 44_100, 48_000]) {
      const made = resample(tone(440, rate, 1), rate, 16_000, 0, 16_000)
      for (let at = 500; at < 15_500; at += 1)
        expect(Math.abs((made[at] ?? 0) - 0.5 * Math.sin((2 * Math.PI * 440 * at) / 16_000))).toBeLessThan(
          0.02,
        )
    }
    const gone = resample(tone(11_000, 48_000, 1), 48_000, 16_000, 0, 16_000)
    expect(Math.max(...gone.subarray(500, 15_500))).toBeLessThan(0.01)
  })
})

describe('a file of sound', () => {
  const samples = Float32Array.from(tone(300, 44_100, 3), (value, at) => value * Math.sin(at / 9_000))
  const file = wavOf(samples, 44_100, 2)

  it('is decoded in windows that join without a seam, whatever their times', async () => {
    const whole = resample(samples, 44_100, 16_000, 0, 48_000)
    const times = fc.tuple(fc.nat({ max: 3_200 }), fc.nat({ max: 3_200 }))
    await fc.assert(
      fc.asyncProperty(fc.array(times, { minLength: 1, maxLength: 4 }), async (windows) => {
        const asked = windows.map(([one, other], id) => ({
          kind: 'window' as const,
          id,
          startMs: Math.min(one, other),
          endMs: Math.max(one, other),
        }))
        const said = await answersTo(
          [{ kind: 'open', file }, ...asked, { kind: 'read', bucketMs: 10 }],
          'read',
        )
        expect(said[0]).toEqual({ kind: 'opened', lengthMs: 3_000 })
        for (const { id, startMs, endMs } of asked) {
          const answer = said.find((one) => one.kind === 'window' && one.id === id)
          const got = answer?.kind === 'window' ? answer.samples : null
          const from = Math.min(3_000, startMs) * 16
          expect(got?.length).toBe(Math.max(0, Math.min(3_000, endMs) * 16 - from))
          const off = (got ?? new Float32Array()).map((value, at) =>
            Math.abs(value - (whole[from + at] ?? 0)),
          )
          expect(off.every((one) => one < 0.001)).toBe(true)
        }
      }),
      { numRuns: 10 },
    )
  })

  it('is cut into a file that sounds like the part', async () => {
    const cut = { kind: 'cut', id: 1, startMs: 500, endMs: 2_500 } as const
    const answer = (await answersTo([{ kind: 'open', file }, cut], 'cut')).at(-1)
    const part = answer?.kind === 'cut' ? answer.file : new Blob()
    const window = { kind: 'window', id: 1, startMs: 0, endMs: 5_000 } as const
    const [opened, heard] = await answersTo([{ kind: 'open', file: part }, window], 'window')
    expect(opened).toEqual({ kind: 'opened', lengthMs: 2_000 })
    const whole = resample(samples, 44_100, 16_000, 0, 48_000)
    const off =
      heard?.kind === 'window' && heard.samples.map((value, at) => Math.abs(value - (whole[8_000 + at] ?? 0)))
    expect(off && off.length === 32_000 && off.every((one) => one < 0.001)).toBe(true)
  })

  it('is read in parts, the first one soon', async () => {
    const said = await answersTo(
      [
        { kind: 'open', file },
        { kind: 'read', bucketMs: 10 },
      ],
      'read',
    )
    const parts = said.filter((message) => message.kind === 'part')
    const [first, ...more] = parts
    expect(first?.levels.length).toBeGreaterThanOrEqual(200)
    expect(first?.levels.length).toBeLessThan(250)
    expect(more.reduce((sum, { levels }) => sum + levels.length, first?.levels.length ?? 0)).toBe(300)
    expect(parts.every(({ levels, buckets }) => buckets.length === 2 * levels.length)).toBe(true)
  })

  it('is refused with a reason', async () => {
    expect(await refusal(new Blob(['nic takiego']))).toEqual({ kind: 'refused', code: 'unknown-file' })
    expect(await refusal(new Blob([]))).toEqual({ kind: 'refused', code: 'unknown-file' })
  })
})
