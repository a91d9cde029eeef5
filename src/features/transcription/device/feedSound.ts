import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import { openSound } from '../sound/openSound.ts'
import { SoundError, type SoundTrouble } from '../sound/soundTrouble.ts'

/** A recording as a track that nobody hears but what recognises it: in real time, beside the player. */
export interface SoundFeed {
  readonly track: MediaStreamTrack
  /** Where in the recording the track is, ms. It stands while the device lets no sound run. */
  readonly now: () => number
  /** Resolves when all was given: null, or why the rest can’t be read. */
  readonly ended: Promise<SoundTrouble | null>
  readonly close: () => void
}

export type StartedFeed =
  | { readonly kind: 'feed'; readonly feed: SoundFeed }
  | { readonly kind: 'refused'; readonly code: SoundTrouble }

/** So much is decoded at once: the next while one is given. */
const WINDOW_MS = 10_000
const SAMPLES_PER_SECOND = 16_000

interface Piece {
  /** Its place in the recording, ms, and in the clock of the sound, seconds. */
  readonly at: number
  readonly from: number
  readonly lengthMs: number
}

/** Begins to give a stretch of a recording. To be called after a press of the person’s: browsers let no sound run before. */
export async function feedSound(file: Blob, { start, end }: Stretch): Promise<StartedFeed> {
  const opened = await openSound(file)
  if (opened.kind === 'refused') return opened
  const { sound } = opened
  const context = new AudioContext()
  const target = context.createMediaStreamDestination()
  const [track] = target.stream.getAudioTracks()
  if (track === undefined) {
    sound.close()
    return { kind: 'refused', code: 'not-decodable' }
  }
  let pieces: readonly Piece[] = []
  const closing = new AbortController()

  /** Puts a window behind the one before; resolves when it was given. */
  function give(samples: Float32Array<ArrayBuffer>, at: number): Promise<unknown> {
    const buffer = context.createBuffer(1, samples.length, SAMPLES_PER_SECOND)
    buffer.copyToChannel(samples, 0)
    const source = context.createBufferSource()
    source.buffer = buffer
    source.connect(target)
    const last = pieces.at(-1)
    const from = Math.max(context.currentTime, last === undefined ? 0 : last.from + last.lengthMs / 1_000)
    const given = new Promise((resolve) => {
      source.addEventListener('ended', resolve, { once: true })
    })
    source.start(from)
    pieces = [...pieces.slice(-1), { at, from, lengthMs: buffer.duration * 1_000 }]
    return given
  }

  async function giveAll(): Promise<SoundTrouble | null> {
    let before: Promise<unknown> = Promise.resolve()
    try {
      for (let at = start; at < end && !closing.signal.aborted; at += WINDOW_MS) {
        const samples = await sound.window(at, Math.min(end, at + WINDOW_MS))
        if (samples.length === 0 || closing.signal.aborted) break
        const given = give(samples, at)
        await before
        before = given
      }
      await before
      return null
    } catch (error) {
      return error instanceof SoundError ? error.code : 'broken'
    }
  }

  // Where it is refused, the clock stands.
  context.resume().catch(() => undefined)
  return {
    kind: 'feed',
    feed: {
      track,
      ended: giveAll(),
      now() {
        const { currentTime } = context
        const piece = pieces.findLast(({ from }) => from <= currentTime) ?? pieces[0]
        if (piece === undefined) return start
        const given = Math.max(0, (currentTime - piece.from) * 1_000)
        return Math.round(piece.at + Math.min(piece.lengthMs, given))
      },
      close() {
        closing.abort()
        track.stop()
        sound.close()
        void context.close()
      },
    },
  }
}
