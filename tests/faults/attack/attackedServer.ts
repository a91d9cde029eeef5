import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { type House, prepareHouse } from './doors/prepareHouse.ts'

/** A started server that is attacked, with what there is in its house. */
export interface AttackedServer {
  readonly product: ProductProcess
  readonly house: House
  readonly dataDir: string
  /** How long (ms) its answering thread could do nothing else, at most, between two moments (epoch ms). */
  readonly longestBlock: (from: number, until: number) => Promise<number>
  readonly close: () => Promise<void>
}

/** Until a server that has just started does nothing of its own any more. */
const SETTLING_MS = 4_000

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
export const say = (line: string) => process.stdout.write(`${line}\n`)

/** Starts a server whose answering thread is watched, with `more` of an environment, on the page that was built in `dist`. */
export async function startAttackedServer(
  dist: string,
  more: Readonly<Record<string, string>> = {},
): Promise<AttackedServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'iskra-attacked-'))
  const watched = join(dataDir, 'blocks.txt')
  await writeFile(watched, '')
  const environment = {
    LOG_LEVEL: 'error',
    AUTH_SECRET: `${randomUUID()}${randomUUID()}`,
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'watchLoop.ts')).href}`,
    WATCHED_LOOP: watched,
    ...more,
  }
  const house = await prepareHouse({ ...environment, DATA_DIR: dataDir })
  const product = new ProductProcess(await freePort(), dataDir, environment, ['--dist', dist])
  const close = async () => {
    await product.kill()
    await rm(dataDir, { recursive: true, force: true })
  }
  try {
    await product.start()
  } catch (error) {
    await close()
    throw error
  }
  await pause(SETTLING_MS)
  return {
    product,
    house,
    dataDir,
    async longestBlock(from, until) {
      const lines = (await readFile(watched, 'utf8')).trim().split('\n')
      return lines.reduce((longest, line) => {
        const [at = 0, ms = 0] = line.split(' ').map(Number)
        return at >= from && at <= until ? Math.max(longest, ms) : longest
      }, 0)
    },
    close,
  }
}
