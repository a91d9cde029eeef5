import { mediaDevices } from '#domain/browser/page/mediaParts.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { addSoundPiece } from '#offline/transcripts/transcriptSound.ts'

/** A piece of the recording is stored so often, ms: a page that is killed loses no more. */
const PIECE_MS = 3_000

/** What browsers record as: the first that this one knows. */
const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'] as const

/** Why nothing is recorded: `refused` by the person or the browser, no microphone is there, it is `busy`, or this browser can’t. */
export type MicrophoneTrouble = 'refused' | 'not-found' | 'busy' | 'impossible'

export interface RecordingState {
  readonly isPaused: boolean
  readonly ms: number
  /** How loud it is now, 0 to 1. */
  readonly level: number
  /** The device refuses to store what is recorded. */
  readonly isUnkept: boolean
}

export interface Recording {
  readonly state: ReadableStore<RecordingState>
  readonly pause: () => void
  readonly goOn: () => void
  /** Ends the recording; resolves once all of it is stored. */
  readonly stop: () => Promise<void>
}

/** Which kind of file this browser records. */
export const recordedKind = (): string => KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? ''

/** Asks for the microphone. */
export async function openMicrophone(): Promise<MediaStream | MicrophoneTrouble> {
  const devices = mediaDevices()
  if (devices === undefined || !('MediaRecorder' in globalThis)) return 'impossible'
  try {
    return await devices.getUserMedia({ audio: true })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'not-found'
    return name === 'NotReadableError' || name === 'AbortError' ? 'busy' : 'refused'
  }
}

/** Records a microphone into the pieces of a transcript's recording, each stored as it comes. */
export function createRecording(db: IskraDatabase, id: string, microphone: MediaStream): Recording {
  const state = createStore<RecordingState>({ isPaused: false, ms: 0, level: 0, isUnkept: false })
  const kind = recordedKind()
  const recorder = new MediaRecorder(microphone, kind === '' ? {} : { mimeType: kind })
  const sound = new AudioContext()
  const analyser = sound.createAnalyser()
  const samples = new Uint8Array(analyser.fftSize)
  sound.createMediaStreamSource(microphone).connect(analyser)
  let recordedMs = 0
  let since = performance.now()
  let storing = Promise.resolve()

  const tell = (change: Partial<RecordingState>) => state.set({ ...state.getSnapshot(), ...change })
  const ms = () => recordedMs + (recorder.state === 'recording' ? performance.now() - since : 0)

  recorder.addEventListener('dataavailable', ({ data: blob }) => {
    if (blob.size === 0) return
    const durationMs = Math.round(ms())
    storing = storing
      .then(() => addSoundPiece(db, id, { blob, durationMs }))
      .catch(() => tell({ isUnkept: true }))
  })
  recorder.start(PIECE_MS)

  const timer = setInterval(() => {
    analyser.getByteTimeDomainData(samples)
    const most = samples.reduce((loudest, value) => Math.max(loudest, Math.abs(value - 128)), 0)
    tell({ ms: ms(), level: state.getSnapshot().isPaused ? 0 : most / 128 })
  }, 100)

  return {
    state,
    pause() {
      recordedMs = ms()
      recorder.pause()
      tell({ isPaused: true, ms: recordedMs, level: 0 })
    },
    goOn() {
      since = performance.now()
      recorder.resume()
      tell({ isPaused: false })
    },
    async stop() {
      clearInterval(timer)
      if (recorder.state !== 'inactive') {
        recordedMs = ms()
        const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve, { once: true }))
        recorder.stop()
        await ended
      }
      for (const track of microphone.getTracks()) track.stop()
      void sound.close()
      await storing
    },
  }
}
