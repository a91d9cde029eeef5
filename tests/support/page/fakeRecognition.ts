import { vi } from 'vitest'

/** The browser's recognition as the specification has it, told by the test what it hears. */
export class FakeRecognition extends EventTarget {
  static answer = 'available'
  static sessions: FakeRecognition[] = []
  static available = vi.fn<() => Promise<string>>(() => Promise.resolve(FakeRecognition.answer))
  static install = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
  isLocal = false
  startedLocally: boolean | null = null
  phrases: readonly { readonly phrase: string }[] = []

  get processLocally() {
    return this.isLocal
  }
  set processLocally(value: boolean) {
    this.isLocal = value
  }
  start(track: MediaStreamTrack) {
    if (track.readyState === 'ended') throw new Error('InvalidStateError')
    this.startedLocally = this.isLocal
    FakeRecognition.sessions.push(this)
  }
  stop() {
    this.say('dowidzenia', true)
    this.end()
  }
  abort() {}
  end() {
    this.dispatchEvent(new Event('end'))
  }
  fail(error: string) {
    this.dispatchEvent(Object.assign(new Event('error'), { error }))
    this.end()
  }
  say(transcript: string, isFinal: boolean, confidence = 0.8) {
    const result = { isFinal, 0: { transcript, confidence } }
    this.dispatchEvent(Object.assign(new Event('result'), { resultIndex: 0, results: [result] }))
  }
}

/** A word that recognition is told to expect. */
export class FakePhrase {
  readonly phrase: string
  constructor(phrase: string) {
    this.phrase = phrase
  }
}
