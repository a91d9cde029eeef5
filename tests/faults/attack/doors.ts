import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { makeTestDist } from '#support/testPage.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { DOORS, type Door } from './doors/doors.ts'
import { prepareHouse } from './doors/prepareHouse.ts'
import { Stranger } from './doors/stranger.ts'

/*
 * `npm run test:attack`: what strangers and authors could once do to everybody, repeated against a started server. Says
 * of each door whether it is shut, and how long the thread that answers could do nothing else meanwhile. Ends with 1 for
 * an open door, or a thread that was held up for longer than LONGEST_BLOCK_MS. Run it on a machine that does nothing
 * else: who shares cores measures its neighbours.
 */

const LONGEST_BLOCK_MS = 100
/** Until a server that has just started does nothing of its own any more. */
const SETTLING_MS = 4_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const say = (line: string) => process.stdout.write(`${line}\n`)

const dataDir = await mkdtemp(join(tmpdir(), 'iskra-doors-'))
const watched = join(dataDir, 'blocks.txt')
await writeFile(watched, '')
const environment = {
  PICTURES_AHEAD: 'false',
  LOG_LEVEL: 'error',
  AUTH_SECRET: `${randomUUID()}${randomUUID()}`,
  NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'watchLoop.ts')).href}`,
  WATCHED_LOOP: watched,
}
const { root, dist } = await makeTestDist()
const house = await prepareHouse({ ...environment, DATA_DIR: dataDir })
const product = new ProductProcess(await freePort(), dataDir, environment, ['--dist', dist])

let isHeld = true
try {
  await product.start()
  await pause(SETTLING_MS)
  const stranger = new Stranger(product.origin)
  const from = Date.now()
  for (const door of DOORS) isHeld = (await attack(door, stranger)) && isHeld
  const longest = await longestBlock(from, Date.now())
  say(`longest block of the answering thread: ${longest} ms (${LONGEST_BLOCK_MS} at most)`)
  isHeld &&= longest <= LONGEST_BLOCK_MS
} finally {
  await product.kill()
  for (const folder of [dataDir, root]) await rm(folder, { recursive: true, force: true })
}
process.exitCode = isHeld ? 0 : 1

async function attack({ name, knock }: Door, stranger: Stranger): Promise<boolean> {
  const from = Date.now()
  const found = await knock({ stranger, house, product, dataDir }).catch((error: unknown) => String(error))
  // What was begun goes on a moment longer, and is noted every tenth of a second.
  await pause(300)
  const until = Date.now()
  const seconds = ((until - from) / 1_000).toFixed(1)
  const told = found === null ? 'shut' : `OPEN: ${found}`
  say(`${name}: ${told} (${seconds} s, longest block ${await longestBlock(from, until)} ms)`)
  return found === null
}

async function longestBlock(from: number, until: number): Promise<number> {
  const lines = (await readFile(watched, 'utf8')).trim().split('\n')
  return lines.reduce((longest, line) => {
    const [at = 0, ms = 0] = line.split(' ').map(Number)
    return at >= from && at <= until ? Math.max(longest, ms) : longest
  }, 0)
}
