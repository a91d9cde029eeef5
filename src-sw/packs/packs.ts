import { log } from '#domain/log.ts'
import { packId } from '#domain/packs/packId.ts'
import type { PackOrder, PackRecord } from '#domain/packs/packRecord.ts'
import {
  advancePack,
  beginPack,
  completePack,
  resumePack,
  resumesByItself,
  stopPack,
} from '#domain/packs/packSteps.ts'
import type { WorkerNotice } from '#offline/workerMessages.ts'
import { createPackCache } from './packCache.ts'
import type { PackStore } from './packStore.ts'
import { type CreatePackClient, PackFailure, savePack } from './savePack.ts'

/** How often (ms) progress is written down and told: often enough to see, seldom enough not to count. */
const BEAT = 400

interface PacksOptions {
  readonly store: PackStore
  readonly fetch: typeof globalThis.fetch
  /** This site's own address. */
  readonly origin: string
  readonly shop: () => Promise<{
    readonly endpoint: string
    readonly createClient: CreatePackClient
  }>
  readonly makeRoom: () => Promise<void>
  readonly notify: (notice: WorkerNotice) => void
  readonly now: () => Date
  readonly wait: (milliseconds: number) => Promise<void>
  readonly build: string
}

export interface Packs {
  list(): Promise<readonly PackRecord[]>
  /** Begins, refreshes or goes on; `done` settles when saving ends, however it ends. */
  save(order: PackOrder): Promise<{ record: PackRecord; done: Promise<void> }>
  cancel(id: string): Promise<void>
  remove(id: string): Promise<void>
  /** Goes on with what a killed worker, a cut network or an update left. */
  resume(): Promise<void>
}

/** Packs being saved by this worker. After a kill nothing is running, and the records say what to go on with. */
export function createPacks(options: PacksOptions): Packs {
  const { store, fetch, origin, shop, makeRoom, notify, now, wait, build } = options
  const running = new Map<string, { readonly stop: AbortController; readonly done: Promise<void> }>()

  function tell(record: PackRecord): void {
    notify({ type: 'pack', record })
  }

  async function run(begun: PackRecord, stop: AbortController): Promise<void> {
    let record = begun
    let beaten = 0
    let written = Promise.resolve()
    // One write after the other, so that an older record never lies over a newer one.
    const beat = () => {
      written = written.then(() => store.write(record)).catch(() => undefined)
      return written
    }
    try {
      await beat()
      const { endpoint, createClient } = await shop()
      const cache = createPackCache({
        cache: await store.open(begun.id),
        startedAt: begun.startedAt,
        now,
        makeRoom,
      })
      await savePack({
        record: begun,
        cache,
        fetch,
        origin,
        endpoint,
        createClient,
        signal: stop.signal,
        wait,
        report: (progress) => {
          record = advancePack(record, progress, now())
          if (now().getTime() - beaten < BEAT) return
          beaten = now().getTime()
          tell(record)
          void beat()
        },
      })
      record = completePack(record, now())
    } catch (error) {
      const problem = error instanceof PackFailure ? error.problem : 'refused'
      log.info('packs', 'stopped', {
        id: begun.id,
        problem,
        cause: String(error instanceof Error ? error.cause : error),
      })
      record = stopPack(record, problem, now())
    }
    await written
    // A removed pack stays removed.
    if (running.get(begun.id)?.stop !== stop) return
    running.delete(begun.id)
    await beat()
    tell(record)
  }

  /** A pack that is being saved already goes on as it is. */
  function start(record: PackRecord): { record: PackRecord; done: Promise<void> } {
    const busy = running.get(record.id)
    if (busy) return { record, done: busy.done }
    const stop = new AbortController()
    const done = run(record, stop)
    running.set(record.id, { stop, done })
    tell(record)
    return { record, done }
  }

  return {
    list: () => store.list(),
    async save(order) {
      const previous = await store.read(packId(order.subject))
      const goOn = previous?.state === 'stopped' || previous?.state === 'saving'
      return start(
        goOn ? resumePack({ ...previous, ...order }, now(), build) : beginPack(order, previous, now(), build),
      )
    },
    async cancel(id) {
      const busy = running.get(id)
      if (busy) {
        busy.stop.abort()
        await busy.done
        return
      }
      // It lost its worker before it was cancelled.
      const record = await store.read(id)
      if (record?.state !== 'saving') return
      const stopped = stopPack(record, 'cancelled', now())
      await store.write(stopped)
      tell(stopped)
    },
    async remove(id) {
      const busy = running.get(id)
      running.delete(id)
      busy?.stop.abort()
      await busy?.done
      await store.remove(id)
      notify({ type: 'pack-removed', id })
    },
    async resume() {
      const records = await store.list()
      // One after the other: somebody may be browsing meanwhile.
      for (const record of records.filter((each) => resumesByItself(each, build))) {
        await start(resumePack(record, now(), build)).done
      }
    },
  }
}
