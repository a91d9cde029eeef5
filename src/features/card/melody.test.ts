import { afterEach, expect, it, vi } from 'vitest'
import { MELODY, playMelody } from './melody.ts'

const LENGTH_S = 22

afterEach(() => vi.unstubAllGlobals())

it('is a short tune that ears can hear, note after note', () => {
  expect(MELODY.length).toBeGreaterThan(50)
  for (const [place, { at, lasts, hertz }] of MELODY.entries()) {
    expect(at).toBeGreaterThanOrEqual(MELODY[place - 1]?.at ?? 0)
    expect(at + lasts).toBeLessThan(LENGTH_S)
    expect(hertz).toBeGreaterThan(100)
    expect(hertz).toBeLessThan(1_500)
  }
})

/** The part of a browser’s sound API that the melody needs, with a record of its calls. */
function fakeSound() {
  const asked = { started: 0, closed: 0, ended: [] as (() => void)[] }
  const parameter = {
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: () => undefined,
    value: 0,
  }
  vi.stubGlobal(
    'AudioContext',
    class {
      currentTime = 0
      destination = {}
      createGain = () => ({ gain: parameter, connect: () => undefined })
      createOscillator = () => ({
        type: '',
        frequency: parameter,
        connect: () => undefined,
        start: () => void (asked.started += 1),
        stop: () => undefined,
        addEventListener: (_: string, listener: () => void) => void asked.ended.push(listener),
      })
      close = () => {
        asked.closed += 1
        return Promise.resolve()
      }
    },
  )
  return asked
}

it('plays each note once and says when it is over', () => {
  const asked = fakeSound()
  const onOver = vi.fn<() => void>()
  playMelody(onOver)
  expect(asked.started).toBe(MELODY.length)
  for (const end of asked.ended) end()
  expect(onOver).toHaveBeenCalledOnce()
  expect(asked.closed).toBe(1)
})

it('is silent at once when it is stopped, and tells nobody that it is over', () => {
  const asked = fakeSound()
  const onOver = vi.fn<() => void>()
  const stop = playMelody(onOver)
  stop()
  stop()
  for (const end of asked.ended) end()
  expect(asked.closed).toBe(1)
  expect(onOver).not.toHaveBeenCalled()
})
