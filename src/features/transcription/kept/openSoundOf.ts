import { createStore, type ReadableStore } from '#domain/store.ts'
import { type Peaks, readPeaks } from '#domain/transcript/sound/peaks.ts'
import { silenceCuts } from '#domain/transcript/sound/silenceCuts.ts'
import { speechStretches, type Stretch } from '#domain/transcript/sound/speechStretches.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { keepPosition } from '#offline/transcripts/transcriptCommands.ts'
import {
  type KeptSound,
  keepSound,
  keepWave,
  readSoundBlob,
  readWave,
} from '#offline/transcripts/transcriptSound.ts'
import { createPlayer, type Player } from '../player/createPlayer.ts'
import type { SoundTrouble } from '../sound/soundTrouble.ts'
import { readSound } from '../sound/readSound.ts'
import { heldSounds } from './heldSounds.ts'
import type { OpenTranscript } from './openTranscript.ts'

/** How often the playhead is kept while it plays, ms. */
const POSITION_EVERY_MS = 10_000

/** What is known of how a recording sounds. */
export interface Wave {
  /** Null until the first of it was read. */
  readonly peaks: Peaks | null
  readonly lengthMs: number | null
  /** How far it was read, ms. */
  readonly readMs: number
  /** Where somebody speaks; null until all was read. */
  readonly speech: readonly Stretch[] | null
  /** Why it can’t be read; it may be heard all the same. */
  readonly trouble: SoundTrouble | null
}

/**
 * Where the recording of a transcript is. `none`: it has none. `missing`: this device couldn’t keep it, or it is gone: the
 * file is asked for.
 */
export type SoundPlace = 'looking' | 'none' | 'missing' | 'there'

/** The recording of an open transcript: its player and its waveform. */
export interface OpenSoundOf {
  readonly player: Player
  readonly place: ReadableStore<SoundPlace>
  readonly wave: ReadableStore<Wave>
  /** The recording itself; null where it isn’t there. */
  readonly file: () => Blob | null
  /** Takes a file as the recording. Rejects with an `OfflineError` where nothing can be stored; it plays all the same. */
  readonly take: (file: File) => Promise<KeptSound>
  readonly close: () => void
}

const UNREAD: Wave = { peaks: null, lengthMs: null, readMs: 0, speech: null, trouble: null }

/** Finds the recording of a transcript, has it played where it was left, and reads its waveform where that isn’t kept. */
export function openSoundOf(db: IskraDatabase, { id, standing, startMs }: OpenTranscript): OpenSoundOf {
  const player = createPlayer()
  const place = createStore<SoundPlace>('looking')
  const wave = createStore<Wave>(UNREAD)
  let file: Blob | null = null
  let reading = new AbortController()
  let positionAt = 0

  async function show(blob: Blob): Promise<void> {
    file = blob
    player.load(blob, startMs)
    place.set('there')
    const kept = await readWave(db, id).catch(() => null)
    const peaks = kept === null ? null : readPeaks(kept.peaks)
    if (kept !== null && peaks !== null) {
      tellWave({ ...UNREAD, peaks, lengthMs: peaks.lengthMs, readMs: peaks.lengthMs }, kept.levels)
      return
    }
    const { signal } = reading
    const read = await readSound(
      blob,
      ({ lengthMs, readMs, peaks: soFar }) => wave.set({ ...UNREAD, peaks: soFar, lengthMs, readMs }),
      signal,
    )
    if (signal.aborted || read.kind === 'stopped') return
    if (read.kind === 'refused') return wave.set({ ...wave.getSnapshot(), trouble: read.code })
    tellWave({ ...UNREAD, peaks: read.peaks, lengthMs: read.lengthMs, readMs: read.lengthMs }, read.levels)
    const facts = { id, peaks: read.peaks.bytes, levels: read.levels, durationMs: read.lengthMs }
    // It is read anew next time.
    await keepWave(db, facts).catch(() => undefined)
  }

  function tellWave(next: Wave, levels: Int8Array): void {
    const speech = speechStretches(levels)
    wave.set({ ...next, speech })
    player.setLength(next.lengthMs ?? 0)
    player.setSilences(silenceCuts(speech, next.lengthMs ?? 0))
  }

  async function look(): Promise<void> {
    const facts = standing.getSnapshot().row?.sound ?? null
    if (facts === null) return place.set('none')
    const blob = heldSounds.get(id) ?? (await readSoundBlob(db, id).catch(() => null))
    if (blob === null) place.set('missing')
    else await show(blob)
  }

  const keepPlace = () =>
    void keepPosition(db, id, Math.round(player.time.getSnapshot())).catch(() => undefined)
  const stopTime = player.time.subscribe(() => {
    const now = Date.now()
    if (now - positionAt < POSITION_EVERY_MS) return
    positionAt = now
    keepPlace()
  })
  const stopState = player.state.subscribe(() => {
    if (!player.state.getSnapshot().isPlaying) keepPlace()
  })
  const stopWave = wave.subscribe(() => {
    const { lengthMs } = wave.getSnapshot()
    if (lengthMs !== null) player.setLength(lengthMs)
  })
  void look()

  return {
    player,
    place,
    wave,
    file: () => file,
    async take(taken) {
      reading.abort()
      reading = new AbortController()
      wave.set(UNREAD)
      heldSounds.set(id, taken)
      const facts = { name: taken.name, mimeType: taken.type, bytes: taken.size, durationMs: null }
      try {
        const kept = await keepSound(db, id, { blob: taken, facts })
        if (kept === 'kept') heldSounds.delete(id)
        return kept
      } finally {
        void show(taken)
      }
    },
    close() {
      reading.abort()
      stopTime()
      stopState()
      stopWave()
      if (place.getSnapshot() === 'there') keepPlace()
      player.close()
    },
  }
}
