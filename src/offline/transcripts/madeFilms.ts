import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { lockManager, ownFolder } from '#domain/browser/parts.ts'
import { newId } from '#domain/newId.ts'

// Films with subtitles lie as files on this device while they are made and until they are saved elsewhere. Each has a
// lock, which its worker holds as long as it runs: a file that nobody holds is left over.

const FOLDER = 'iskra-films'

const lockOf = (name: string) => `${FOLDER}/${name}`
const ignore = () => undefined

/**
 * Makes an empty file for a film. The caller holds it until its page or worker ends. Null where the browser keeps no files
 * for us. Files that nobody holds any more are deleted.
 */
export async function addFilmFile(): Promise<FileSystemFileHandle | null> {
  try {
    const folder = await (await ownFolder())?.getDirectoryHandle(FOLDER, { create: true })
    if (folder === undefined) return null
    await dropUnheld(folder)
    const name = newId()
    lockManager()
      ?.request(lockOf(name), () => new Promise<never>(ignore))
      .catch(ignore)
    return await folder.getFileHandle(name, { create: true })
  } catch {
    return null
  }
}

/** Deletes the films that nobody holds any more. Never rejects. */
export async function dropUnheldFilms(): Promise<void> {
  try {
    const folder = await (await ownFolder())?.getDirectoryHandle(FOLDER)
    if (folder !== undefined) await dropUnheld(folder)
  } catch {
    // There are none, or the browser refuses.
  }
}

/** Deletes all films, whose owner has left this device; one that is being written stays until its worker ends. Never rejects. */
export async function forgetFilms(): Promise<void> {
  await answerWithin(SILENT_AFTER_MS, removeFolder().catch(ignore), undefined)
}

async function removeFolder(): Promise<void> {
  const root = await ownFolder()
  await root?.removeEntry(FOLDER, { recursive: true })
}

async function dropUnheld(folder: FileSystemDirectoryHandle): Promise<void> {
  const names: string[] = []
  for await (const name of folder.keys()) names.push(name)
  const drop = (name: string) => folder.removeEntry(name).catch(ignore)
  const locks = lockManager()
  await Promise.all(
    names.map((name) =>
      locks === undefined
        ? drop(name)
        : locks.request(lockOf(name), { ifAvailable: true }, async (lock) => {
            if (lock !== null) await drop(name)
          }),
    ),
  )
}
