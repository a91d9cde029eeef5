import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { CannotStart } from '#server/platform/process/cannotStart.ts'

/** 256 random bits in base64url. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * A secret of this installation: made at its first use, then kept in the data folder, readable by its owner
 * alone.
 */
export async function storedSecret(dataDir: string, name: string): Promise<string> {
  const kept = await findKeptSecret(dataDir, name)
  if (kept !== null) return kept
  const file = fileOf(dataDir, name)
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const made = makeSecret()
  // Whole or not at all: half a secret would be kept for good.
  await writeFile(`${file}.part`, made, { mode: 0o600 })
  await rename(`${file}.part`, file)
  return made
}

/**
 * Returns the secret kept in the data folder; null for none. Rejects when it can't be read, and with CannotStart when
 * it is empty: it must not be replaced silently.
 */
export async function findKeptSecret(dataDir: string, name: string): Promise<string | null> {
  try {
    const kept = await readFile(fileOf(dataDir, name), 'utf8')
    if (kept !== '') return kept
    throw new CannotStart(
      `The secret in ${fileOf(dataDir, name)} is empty: bring back the file, or remove it to have another one made, after which all that was sealed or signed by it is worth nothing.`,
    )
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function fileOf(dataDir: string, name: string): string {
  return join(dataDir, 'secrets', name)
}
