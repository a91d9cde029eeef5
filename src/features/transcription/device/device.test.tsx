import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToldWords } from '#domain/transcript/deviceHeard.ts'
import { FakePhrase, FakeRecognition } from '#support/page/fakeRecognition.ts'
import { deviceSpeech, installDeviceSpeech } from './deviceSpeech.ts'
import { hear } from './hear.ts'

const trackOf = (readyState: MediaStreamTrackState): MediaStreamTrack => ({
  contentHint: '',
  enabled: true,
  id: 't',
  kind: 'audio',
  label: '',
  muted: false,
  onended: null,
  onmute: null,
  onunmute: null,
  readyState,
  applyConstraints: () => Promise.resolve(),
  clone: () => trackOf(readyState),
  getCapabilities: () => ({}),
  getConstraints: () => ({}),
  getSettings: () => ({}),
  stop: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => true,
})
const last = () => FakeRecognition.sessions.at(-1)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  FakeRecognition.sessions = []
  FakeRecognition.answer = 'available'
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.stubGlobal('SpeechRecognitionPhrase', FakePhrase)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('whether the device hears', () => {
  it('is what the browser says, asked for on the device alone', async () => {
    expect(await deviceSpeech()).toBe('available')
    FakeRecognition.answer = 'downloadable'
    expect(await deviceSpeech()).toBe('downloadable')
    FakeRecognition.answer = 'unavailable'
    expect(await deviceSpeech()).toBe('missing')
    expect(FakeRecognition.available).toHaveBeenCalledWith({ langs: ['pl-PL'], processLocally: true })
    expect(await installDeviceSpeech()).toBe(true)
    expect(FakeRecognition.install).toHaveBeenCalledWith({ langs: ['pl-PL'], processLocally: true })
  })

  it('is missing where the browser has none, can’t promise it, or never answers', async () => {
    vi.stubGlobal('SpeechRecognition', undefined)
    expect(await deviceSpeech()).toBe('missing')
    expect(await installDeviceSpeech()).toBe(false)
    vi.stubGlobal('SpeechRecognition', class extends EventTarget {})
    expect(await deviceSpeech()).toBe('missing')
    vi.stubGlobal('SpeechRecognition', FakeRecognition)
    FakeRecognition.available.mockReturnValueOnce(new Promise(() => undefined))
    const asked = deviceSpeech()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await asked).toBe('missing')
  })
})

describe('hearing', () => {
  it('tells what is final, by the clock, and starts again where the browser ends', async () => {
    const heard: ToldWords[] = []
    const begun = performance.now()
    const now = () => performance.now() - begun
    const hearing = hear(trackOf('live'), ['Zosia'], now, (words) => heard.push(words))
    vi.advanceTimersByTime(500)
    last()?.say('dzień', false)
    vi.advanceTimersByTime(700)
    last()?.say(' dzień dobry ', true)
    last()?.end()
    expect(FakeRecognition.sessions).toHaveLength(2)
    vi.advanceTimersByTime(300)
    last()?.say('Zosiu', true, 0)
    expect(last()?.phrases).toEqual([{ phrase: 'Zosia' }])
    await hearing.stop()
    expect(heard).toEqual([
      { text: 'dzień dobry', start: 500, end: 1_200, confidence: 0.8 },
      { text: 'Zosiu', start: 1_500, end: 1_500, confidence: null },
      { text: 'dowidzenia', start: 1_500, end: 1_500, confidence: 0.8 },
    ])
    expect(await hearing.ended).toBeNull()
    expect(FakeRecognition.sessions.every(({ startedLocally }) => startedLocally === true)).toBe(true)
  })

  it.each([
    ['language-not-supported', 'no-pack'],
    ['not-allowed', 'not-allowed'],
    ['audio-capture', 'no-track'],
    ['network', 'failed'],
  ])('ends by „%s” as %s', async (error, code) => {
    const hearing = hear(
      trackOf('live'),
      [],
      () => 0,
      () => undefined,
    )
    last()?.fail(error)
    expect(await hearing.ended).toBe(code)
    expect(FakeRecognition.sessions).toHaveLength(1)
  })

  it('goes on in silence, but not where every session ends at once', async () => {
    const hearing = hear(
      trackOf('live'),
      [],
      () => 0,
      () => undefined,
    )
    for (let time = 0; time < 10; time += 1) {
      vi.advanceTimersByTime(8_000)
      last()?.fail('no-speech')
    }
    expect(FakeRecognition.sessions).toHaveLength(11)
    for (let time = 0; time < 5; time += 1) last()?.end()
    expect(await hearing.ended).toBe('failed')
  })

  it('goes on without phrases where the browser takes none', () => {
    hear(
      trackOf('live'),
      ['Zosia'],
      () => 0,
      () => undefined,
    )
    last()?.fail('phrases-not-supported')
    expect(last()?.phrases).toEqual([])
    expect(FakeRecognition.sessions).toHaveLength(2)
  })

  it('never starts where the browser doesn’t stay on the device, or the track has ended', async () => {
    expect(
      await hear(
        trackOf('ended'),
        [],
        () => 0,
        () => undefined,
      ).ended,
    ).toBe('no-track')
    vi.stubGlobal('SpeechRecognition', class extends EventTarget {})
    expect(
      await hear(
        trackOf('live'),
        [],
        () => 0,
        () => undefined,
      ).ended,
    ).toBe('no-pack')
    expect(FakeRecognition.sessions).toHaveLength(0)
  })
})
