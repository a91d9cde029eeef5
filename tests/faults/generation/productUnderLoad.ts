import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { createPostgresDatabase } from '#support/postgres/createPostgresDatabase.ts'
import { prepareMakers } from '#support/generation/prepareMakers.ts'
import { startWorkerProcess, type WorkerProcess } from '#support/generation/workerProcess.ts'
import { freePort, ProductProcess } from '#support/productProcess.ts'
import { makeTestDist } from '#support/testPage.ts'
import { EagerPerson } from './eagerPerson.ts'

const PEOPLE = 4
/** Starts that are acknowledged before each kill. */
const STARTS = 8
const PRICE = 3
const CREDITS = 3_000

type Closing = (() => Promise<unknown>)[]

async function environmentOn(
  kind: 'PGlite' | 'PostgreSQL',
  closing: Closing,
): Promise<Record<string, string>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'iskra-killed-'))
  closing.push(() => rm(dataDir, { recursive: true, force: true }))
  const common = {
    DATA_DIR: dataDir,
    AUTH_SECRET: 'a secret that survives the kill of its server',
    ACCESS_TOKEN_SECONDS: '36000',
    THROTTLE_FACTOR: '1000',
    GENERATOR_FAULTS: 'on',
    GENERATOR_LEASE_SECONDS: '5',
    LOG_LEVEL: 'error',
  }
  if (kind === 'PGlite') return common
  const { url, drop } = await createPostgresDatabase()
  closing.push(drop)
  return { ...common, DATABASE_URL: url, GENERATOR_WORKERS: '0' }
}

/** The product as it is installed on this database, with people who have credits. What is opened adds its end to `closing`. */
export async function openProduct(kind: 'PGlite' | 'PostgreSQL', closing: Closing) {
  const environment = await environmentOn(kind, closing)
  const tokens = await prepareMakers(environment, { people: PEOPLE, credits: CREDITS })
  const { dist } = await makeTestDist()
  const server = new ProductProcess(await freePort(), environment['DATA_DIR'] ?? '', environment, [
    '--dist',
    dist,
  ])
  closing.push(() => server.kill())
  const workers: WorkerProcess[] = []
  closing.push(() => Promise.all(workers.map((worker) => worker.kill())))
  /** On PostgreSQL, generations are made by two processes of their own. */
  const startAll = async () => {
    await server.start()
    if (kind === 'PGlite') return
    while (workers.length < 2) {
      workers.push(await startWorkerProcess({ ...environment, GENERATOR_WORKERS: '1' }))
    }
  }
  const people = tokens.map((token) => new EagerPerson(server.origin, token))
  return { server, workers, startAll, people }
}

/** Everybody is busy until so many starts are acknowledged; then comes the kill. */
export async function loadUntil(people: readonly EagerPerson[], kill: () => Promise<unknown>): Promise<void> {
  let left = STARTS
  const killed: Promise<unknown>[] = []
  const onStarted = () => {
    left -= 1
    if (left === 0) killed.push(kill())
  }
  await Promise.all(people.map((person) => person.keepBusy(onStarted)))
  await Promise.all(killed)
}

/** What was promised is there: one generation of each click, and every end as it was told. */
export async function expectKept(person: EagerPerson): Promise<void> {
  await person.repeatLost()
  const archive = await person.archive()
  const byRefCode = new Map(archive.map(({ refCode, id }) => [refCode, id]))
  expect(Object.fromEntries(byRefCode)).toEqual(Object.fromEntries(person.starts))
  expect(byRefCode.size).toBe(archive.length)
  const statuses = new Map(archive.map(({ id, status }) => [id, status]))
  for (const [id, status] of person.ends) expect(statuses.get(id)).toBe(status)
}

/** Once everything has ended: paid is what is completed, once; the rest came back. */
export async function expectPaidOnce(person: EagerPerson): Promise<void> {
  const archive = await person.archive()
  const credits = await person.credits()
  const completed = archive.filter(({ status }) => status === 'completed')
  expect(credits).toMatchObject({
    available: CREDITS - completed.length * PRICE,
    reserved: 0,
    used: completed.length * PRICE,
    total: CREDITS,
  })
  const movements = await person.movements()
  for (const { id, status } of archive) {
    const entries = movements.filter(({ generation }) => generation?.id === id)
    const kinds = entries.map(({ steps }) => steps.map(({ kind }) => kind))
    expect(kinds).toEqual([['reserve', status === 'completed' ? 'charge' : 'release']])
  }
  expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(credits.available)
}
