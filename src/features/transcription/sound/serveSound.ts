import { createBucketMeter } from '#domain/transcript/sound/bucketMeter.ts'
import { createLevelMeter } from '#domain/transcript/sound/levels.ts'
import { cutSound } from './cutSound.ts'
import type { FromSoundWorker, ToSoundWorker } from './soundMessages.ts'
import { openReader, type SoundReader } from './soundReader.ts'
import { SoundError, type SoundTrouble } from './soundTrouble.ts'

/** So much sound is told of at once, in seconds: the first parts soon, then seldom. */
const FIRST_PART_SECONDS = 2
const PART_SECONDS = 20

/** What the worker does with its messages: one file, of which windows are decoded one after the other. */
export function serveSound(tell: (message: FromSoundWorker) => void): (message: ToSoundWorker) => void {
  let reader: SoundReader | null = null
  let last = Promise.resolve()

  async function answer(message: ToSoundWorker): Promise<void> {
    if (message.kind === 'open') {
      reader = await openReader(message.file)
      tell({ kind: 'opened', lengthMs: reader.lengthMs })
      return
    }
    if (reader === null) throw new SoundError('broken')
    if (message.kind === 'read') return readAll(reader, message.bucketMs, tell)
    const { kind, id, startMs, endMs } = message
    if (kind === 'window') tell({ kind, id, samples: await reader.window(startMs, endMs) })
    else tell({ kind, id, file: await cutSound(reader, startMs, endMs) })
  }

  return (message) => {
    last = last
      .then(() => answer(message))
      .catch((error: unknown) =>
        tell(
          'id' in message
            ? { kind: 'failed', id: message.id, code: codeOf(error) }
            : { kind: 'refused', code: codeOf(error) },
        ),
      )
  }
}

const codeOf = (error: unknown): SoundTrouble => (error instanceof SoundError ? error.code : 'broken')

async function readAll(
  reader: SoundReader,
  bucketMs: number,
  tell: (message: FromSoundWorker) => void,
): Promise<void> {
  const { samplesPerSecond } = reader
  const bucketMeter = createBucketMeter(samplesPerSecond, bucketMs)
  const levelMeter = createLevelMeter(samplesPerSecond)
  let buckets: Int8Array[] = []
  let levels: Int8Array[] = []
  let [read, told] = [0, 0]
  const tellPart = () => {
    tell({ kind: 'part', buckets: joined(buckets), levels: joined(levels) })
    buckets = []
    levels = []
    told = read
  }
  for await (const piece of reader.pieces()) {
    buckets.push(bucketMeter.add(piece))
    levels.push(levelMeter.add(piece))
    read += piece.length
    const part = told < PART_SECONDS * samplesPerSecond ? FIRST_PART_SECONDS : PART_SECONDS
    if (read - told >= part * samplesPerSecond) tellPart()
  }
  buckets.push(bucketMeter.rest())
  tellPart()
  tell({ kind: 'read' })
}

function joined(parts: readonly Int8Array[]): Int8Array {
  const all = new Int8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
