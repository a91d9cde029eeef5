import { BufferTarget, StreamTarget, type StreamTargetChunk, type Target } from 'mediabunny'
import { storageManager } from '#domain/browser/page/parts.ts'
import { addFilmFile } from '#offline/transcripts/madeFilms.ts'
import { FilmError } from './filmTrouble.ts'

/** Where a film goes while it is made. */
export interface FilmStorage {
  readonly target: Target
  /** The film, once all of it was written. */
  readonly content: () => Promise<Blob>
  /** Lets go of a film that won't be ready. */
  readonly giveUp: () => void
}

/** A film that this browser can't write to the device lies in memory; a longer one would end the page. */
const MOST_IN_MEMORY = 400_000_000

/** Changes bytes of the file before they are written; `position` is where the first of them goes. */
export type Retouch = (bytes: Uint8Array, position: number) => void

/**
 * Finds room for a film of about so many bytes: a file of this device, else memory. Rejects with a `FilmError`: `no-room`,
 * `too-large`.
 */
export async function openFilmStorage(expectedBytes: number, retouch: Retouch): Promise<FilmStorage> {
  const room = await storageManager()
    ?.estimate()
    .catch(() => null)
  const isFull = room?.quota !== undefined && room.quota - (room.usage ?? 0) < expectedBytes
  if (isFull) throw new FilmError('no-room')
  const file = await addFilmFile()
  const access = (await file?.createSyncAccessHandle().catch(() => null)) ?? null
  if (file !== null && access !== null) return onDevice(file, access, retouch)
  if (expectedBytes > MOST_IN_MEMORY) throw new FilmError('too-large')
  return inMemory(retouch)
}

function onDevice(
  file: FileSystemFileHandle,
  access: FileSystemSyncAccessHandle,
  retouch: Retouch,
): FilmStorage {
  const writable = new WritableStream<StreamTargetChunk>({
    write({ data, position }) {
      retouch(data, position)
      if (access.write(data, { at: position }) < data.length) throw new FilmError('no-room')
    },
  })
  return {
    target: new StreamTarget(writable, { chunked: true }),
    async content() {
      access.flush()
      access.close()
      return file.getFile()
    },
    giveUp: () => access.close(),
  }
}

function inMemory(retouch: Retouch): FilmStorage {
  const target = new BufferTarget()
  return {
    target,
    async content() {
      if (target.buffer === null) throw new FilmError('broken')
      retouch(new Uint8Array(target.buffer), 0)
      return new Blob([target.buffer])
    },
    giveUp: () => undefined,
  }
}
