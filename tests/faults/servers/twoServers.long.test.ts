import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openData } from '#server/openData.ts'
import { readConfig } from '#server/readConfig.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { move } from '#server/studio/credits/move.ts'
import { makeUser } from '#support/accountFixture.ts'
import { startS3Process } from '#support/files/s3Process.ts'
import { picture } from '#support/gallery/pictures.ts'
import { startWorkerProcess, type WorkerProcess } from '#support/generation/workerProcess.ts'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { silentLog } from '#support/testContext.ts'
import { makeTestDist } from '#support/testPage.ts'
import { RemoteAccount } from './remoteAccount.ts'

// Two servers and a worker, each a process with a data folder of its own, on one PostgreSQL and one bucket: as README
// says, with nothing else that they share. Killed as a crash would end them.

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 240_000 })

/** How often each of the three is killed. */
const ROUNDS = process.env['LONG'] === undefined ? 1 : 20
const PRICE = 3

const closing: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const close of closing.splice(0).toReversed()) await close()
})

let shared: Record<string, string>
let dist: string
let root: string
let email: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'iskra-servers-'))
  closing.push(() => rm(root, { recursive: true, force: true }))
  const { url, drop } = await createPostgresDatabase()
  closing.push(drop)
  const bucket = await startS3Process()
  closing.push(() => bucket.stop())
  shared = {
    DATABASE_URL: url,
    ...bucket.environment,
    GENERATOR_WORKERS: '0',
    GENERATOR_FAULTS: 'on',
    GENERATOR_LEASE_SECONDS: '2',
    THROTTLE_FACTOR: '1000',
    LOG_LEVEL: 'error',
  }
  ;({ dist } = await makeTestDist())
})

async function server(name: string): Promise<ProductProcess> {
  const product = new ProductProcess(await freePort(), join(root, name), shared, ['--dist', dist])
  closing.push(() => product.kill())
  return product
}

async function worker(): Promise<WorkerProcess> {
  const started = await startWorkerProcess({
    ...shared,
    DATA_DIR: join(root, 'worker'),
    GENERATOR_WORKERS: '1',
  })
  closing.push(() => started.kill())
  return started
}

/** Somebody with an account and credits, put there before anything runs. */
async function makePerson(): Promise<string> {
  const data = await openData(readConfig({ ...shared, DATA_DIR: join(root, 'before') }), silentLog)
  try {
    const user = await makeUser(data.context)
    await data.context.database.transaction(async (tx) => {
      await openAccount(tx, data.context, user)
      await move(tx, data.context, { userId: user.id, kind: 'correction', credits: 1_000 })
    })
    return user.email
  } finally {
    await data.close()
  }
}

it('two servers and a worker are one product, whichever of them is killed', async () => {
  // Together, on a database without tables or secrets: what they have to agree on is made once.
  const [first, second] = await Promise.all([server('first'), server('second')])
  await Promise.all([first.start(), second.start()])
  email = await makePerson()
  let making = await worker()

  const person = await RemoteAccount.signIn(first, email)
  const pictures = new Set<string>()
  const generations = new Set<string>()
  const statusOf = async (at: ProductProcess, id: string) => (await person.generations(at)).get(id)?.status

  /** Everything acknowledged is there, at this server. */
  const expectKept = async (at: ProductProcess) => {
    expect(new Set((await person.pictures(at)).keys())).toEqual(pictures)
    expect(new Set((await person.generations(at)).keys())).toEqual(generations)
  }
  /** Acknowledged by one, which is gone a moment later, and read at the other. */
  const loseAfterUse = async (lost: ProductProcess, other: ProductProcess, number: number) => {
    const bytes = new Uint8Array(await picture(number).png().toBuffer())
    const uploaded = await person.upload(lost, bytes)
    pictures.add(uploaded)
    const seen = (await person.pictures(lost)).get(uploaded)
    const started = await person.generate(lost, '[[quick]] Las')
    generations.add(started)
    await lost.kill()

    expect((await person.pictures(other)).get(uploaded)).toEqual(seen)
    await expect.poll(() => statusOf(other, started), { timeout: 120_000 }).toBe('completed')
    const [file] = (await person.generations(other)).get(started)?.result?.files ?? []
    expect((await fetch(new URL(file?.url ?? '', other.origin))).status).toBe(200)
    await expectKept(other)
    await lost.start()
    await expectKept(lost)
  }

  for (let round = 0; round < ROUNDS; round += 1) {
    await loseAfterUse(first, second, round * 2)
    await loseAfterUse(second, first, round * 2 + 1)

    const slow = await person.generate(first, '[[quick]] [[slow:2]] Las')
    generations.add(slow)
    await expect.poll(() => statusOf(second, slow), { interval: 20, timeout: 120_000 }).toBe('processing')
    await making.kill()
    making = await worker()
    await expect.poll(() => statusOf(second, slow), { timeout: 120_000 }).toBe('completed')
    await expectKept(first)
  }

  expect(await person.credits(second)).toEqual({ used: generations.size * PRICE, reserved: 0 })
  // A session made at one is good at the other, also after all of them were killed.
  expect((await RemoteAccount.signIn(second, email)) instanceof RemoteAccount).toBe(true)
  for (const name of ['first', 'second', 'worker']) {
    const found = await readdir(join(root, name))
    expect(found.filter((one) => ['files', 'secrets', 'database'].includes(one))).toEqual([])
  }
})
