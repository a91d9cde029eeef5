import { rm } from 'node:fs/promises'
import { makeTestDist } from '#support/testPage.ts'
import { type AttackedServer, pause, say, startAttackedServer } from './attackedServer.ts'
import { DOORS, type Door } from './doors/doors.ts'
import { Stranger } from './doors/stranger.ts'

/*
 * `npm run test:attack`: what strangers and authors could once do to everybody, repeated against a started server. Says
 * of each door whether it is shut, and how long the thread that answers could do nothing else meanwhile. Ends with 1 for
 * an open door, or a thread that was held up for longer than LONGEST_BLOCK_MS. Run it on a machine that does nothing
 * else: who shares cores measures its neighbours.
 */

const LONGEST_BLOCK_MS = 100

const { root, dist } = await makeTestDist()
const server = await startAttackedServer(dist)

let isHeld = true
try {
  const stranger = new Stranger(server.product.origin)
  const from = Date.now()
  for (const door of DOORS) isHeld = (await attack(door, server, stranger)) && isHeld
  const longest = await server.longestBlock(from, Date.now())
  say(`longest block of the answering thread: ${longest} ms (${LONGEST_BLOCK_MS} at most)`)
  isHeld &&= longest <= LONGEST_BLOCK_MS
} finally {
  await server.close()
  await rm(root, { recursive: true, force: true })
}
process.exitCode = isHeld ? 0 : 1

async function attack(
  { name, knock }: Door,
  { house, product, dataDir, longestBlock }: AttackedServer,
  stranger: Stranger,
): Promise<boolean> {
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
