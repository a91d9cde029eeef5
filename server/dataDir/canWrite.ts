import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As much as a file system gives out at once. */
const PIECE = Buffer.alloc(4_096, 1)

/** Whether something can still be written into the data folder: a full disk says so only then. */
export async function canWrite(dataDir: string): Promise<boolean> {
  const path = join(dataDir, `written-${process.pid}.part`)
  try {
    await writeFile(path, PIECE, { mode: 0o600 })
    return true
  } catch {
    return false
  } finally {
    await rm(path, { force: true })
  }
}
