import { statfs } from 'node:fs/promises'
import { CannotStart } from '#server/platform/process/cannotStart.ts'

/** With less free space than this, any failure is due to it. */
const HARDLY_ANY_BYTES = 16 * 1024 * 1024

/** Node names the system's error; the embedded database uses the codes of WebAssembly's own system, SQLite its own. */
const NOT_WRITABLE = ['EACCES', 'EPERM', 'EROFS', 'ErrnoError 2', 'ErrnoError 63', 'ErrnoError 69']
const FULL = ['ENOSPC', 'EDQUOT', 'ErrnoError 51', 'ErrnoError 19']
const NO_FOLDER = ['ENOTDIR', 'EEXIST', 'ErrnoError 54']

/** Why a start failed because of its data folder, in one line with the remedy; null for other reasons. */
export async function dataDirTrouble(dataDir: string, error: unknown): Promise<CannotStart | null> {
  const codes = codesOf(error)
  const is = (those: readonly string[]) => codes.some((code) => those.includes(code))
  const say = (what: string) => new CannotStart(`The data folder ${dataDir} ${what}`, { cause: error })
  if (is(FULL) || (await freeBytes(dataDir)) < HARDLY_ANY_BYTES) {
    return say('lies on a disk that is full. Make room, or name another folder by DATA_DIR.')
  }
  if (is(NOT_WRITABLE)) {
    return say("can't be read and written by this user. Give it to them, or name another folder by DATA_DIR.")
  }
  return is(NO_FOLDER) ? say('is no folder. Move away what is there, or name another by DATA_DIR.') : null
}

/** The codes of an error and of all its causes. */
function codesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return []
  const code = 'code' in error ? [String(error.code)] : []
  const errno = 'name' in error && error.name === 'ErrnoError' && 'errno' in error
  return [
    ...code,
    ...(errno ? [`ErrnoError ${String(error.errno)}`] : []),
    ...('cause' in error ? codesOf(error.cause) : []),
  ]
}

/** The space that an ordinary user may still fill there; infinite when it is unknown. */
async function freeBytes(folder: string): Promise<number> {
  const found = await statfs(folder).catch(() => null)
  return found === null || found.blocks === 0 ? Number.POSITIVE_INFINITY : found.bavail * found.bsize
}
