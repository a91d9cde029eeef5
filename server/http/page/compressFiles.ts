import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest|txt|xml|ico|bin)$/
/** Below this the headers weigh more than what is saved. */
const WORTH_IT = 512

/**
 * Puts a `.br` and a `.gz` beside every file of the built page that shrinks by it, unless they are there
 * already. Resolves with how many were written.
 */
export async function compressFiles(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const written = await Promise.all(files.map(compressFile))
  return written.reduce((sum, count) => sum + count, 0)
}

async function compressFile(file: string): Promise<number> {
  const { size, mtimeMs } = await stat(file)
  if (size < WORTH_IT) return 0
  const isFresh = async (name: string) => {
    const found = await stat(name).catch(() => null)
    return found !== null && found.mtimeMs >= mtimeMs
  }
  if ((await isFresh(`${file}.br`)) && (await isFresh(`${file}.gz`))) return 0
  const content = await readFile(file)
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeWhole(`${file}.br`, br), writeWhole(`${file}.gz`, gz)])
  return 2
}

/** A reader sees the whole file or none. */
async function writeWhole(file: string, content: Uint8Array): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
