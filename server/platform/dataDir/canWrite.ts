import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The unit in which a file system allocates space. */
const PIECE = Buffer.alloc(4_096, 1)

/** Whether the data folder can still be written: a full disk shows only by trying. */
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
