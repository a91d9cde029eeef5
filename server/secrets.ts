import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A secret of this installation: made at its first use, then kept in the data folder, readable by its owner
 * alone. 256 random bits in base64url.
 */
export async function keptSecret(dataDir: string, name: string): Promise<string> {
  const file = join(dataDir, 'secrets', name)
  const kept = await readFile(file, 'utf8').catch(() => '')
  if (kept !== '') return kept
  await mkdir(join(dataDir, 'secrets'), { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('base64url')
  await writeFile(file, made, { mode: 0o600 })
  return made
}
