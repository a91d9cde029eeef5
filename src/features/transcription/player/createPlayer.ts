import { createStore, type ReadableStore } from '#domain/store.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'

export interface PlayerState {
  readonly hasSound: boolean
  readonly isPlaying: boolean
  /** This browser can’t play the recording. */
  readonly isBroken: boolean
  /** Null until it is known. */
  readonly lengthMs: number | null
  readonly speed: number
  /** What is played over and over; null for none. */
  readonly loop: Stretch | null
}

/** Plays the recording of a transcript. */
export interface Player {
  readonly state: ReadableStore<PlayerState>
  /** Where the playhead is, ms; told with every frame while it plays. */
  readonly time: ReadableStore<number>
  readonly load: (sound: Blob, startMs: number) => void
  readonly play: () => void
  readonly pause: () => void
  readonly toggle: () => void
  readonly seek: (ms: number) => void
  /** Moves the playhead on or, by less than 0, back. */
  readonly move: (byMs: number) => void
  readonly setSpeed: (speed: number) => void
  readonly setLoop: (loop: Stretch | null) => void
  /** What the reading of the file found: some files don’t tell the browser how long they are. */
  readonly setLength: (ms: number) => void
  readonly setSilences: (silences: readonly Stretch[]) => void
  readonly setSkipsSilence: (skips: boolean) => void
  readonly close: () => void
}

/** Makes a player without a recording. */
export function createPlayer(): Player {
  const element = document.createElement('audio')
  element.preload = 'auto'
  const state = createStore<PlayerState>({
    hasSound: false,
    isPlaying: false,
    isBroken: false,
    lengthMs: null,
    speed: 1,
    loop: null,
  })
  const time = createStore(0)
  let address: string | null = null
  let silences: readonly Stretch[] = []
  let skipsSilence = false
  let frame = 0

  const tell = (change: Partial<PlayerState>) => state.set({ ...state.getSnapshot(), ...change })

  function seek(ms: number): void {
    const { lengthMs, hasSound } = state.getSnapshot()
    const next = Math.max(0, lengthMs === null ? ms : Math.min(ms, lengthMs))
    time.set(next)
    if (hasSound) element.currentTime = next / 1_000
  }

  function tick(): void {
    if (element.paused) return
    const ms = element.currentTime * 1_000
    const { loop } = state.getSnapshot()
    const cut = skipsSilence ? silences.find(({ start, end }) => start <= ms && ms < end) : undefined
    if (loop !== null && (ms >= loop.end || ms < loop.start - 500)) seek(loop.start)
    else if (cut !== undefined) seek(cut.end)
    else time.set(ms)
  }

  function run(): void {
    tick()
    if (!element.paused) frame = requestAnimationFrame(run)
  }

  const heard: readonly (readonly [keyof HTMLMediaElementEventMap, () => void])[] = [
    [
      'playing',
      () => {
        tell({ isPlaying: true })
        cancelAnimationFrame(frame)
        run()
      },
    ],
    ['pause', () => tell({ isPlaying: false })],
    ['ended', () => tell({ isPlaying: false })],
    // In a tab behind others no frames come.
    ['timeupdate', tick],
    ['error', () => tell({ isBroken: address !== null, isPlaying: false })],
    [
      'durationchange',
      () => {
        if (Number.isFinite(element.duration)) tell({ lengthMs: element.duration * 1_000 })
      },
    ],
    ['loadedmetadata', () => seek(time.getSnapshot())],
  ]
  for (const [name, listener] of heard) element.addEventListener(name, listener)

  function forget(): void {
    if (address !== null) URL.revokeObjectURL(address)
    address = null
  }

  function play(): void {
    const { hasSound, lengthMs } = state.getSnapshot()
    if (!hasSound) return
    if (lengthMs !== null && time.getSnapshot() >= lengthMs - 50) seek(0)
    // Refused without a press of the person’s own, or paused at once: the button tells how it stands.
    element.play()?.catch(() => undefined)
  }

  return {
    state,
    time,
    load(sound, startMs) {
      forget()
      address = URL.createObjectURL(sound)
      element.src = address
      time.set(startMs)
      tell({ hasSound: true, isBroken: false, isPlaying: false, lengthMs: null, loop: null })
    },
    play,
    pause: () => element.pause(),
    toggle: () => (element.paused ? play() : element.pause()),
    seek,
    move: (byMs) => seek(time.getSnapshot() + byMs),
    setSpeed(speed) {
      // The pitch stays, as the browser has it unless told otherwise.
      element.playbackRate = speed
      element.defaultPlaybackRate = speed
      tell({ speed })
    },
    setLoop: (loop) => tell({ loop }),
    setLength(ms) {
      if (!Number.isFinite(element.duration)) tell({ lengthMs: ms })
    },
    setSilences(next) {
      silences = next
    },
    setSkipsSilence(skips) {
      skipsSilence = skips
    },
    close() {
      cancelAnimationFrame(frame)
      for (const [name, listener] of heard) element.removeEventListener(name, listener)
      element.pause()
      element.removeAttribute('src')
      forget()
    },
  }
}
