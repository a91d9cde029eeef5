import type { PackOrder, PackRecord } from '#domain/packs/packRecord.ts'
import { hasLostItsWorker } from '#domain/packs/packSteps.ts'
import { log } from '#domain/log.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import { workerLine } from '#offline/workerLine.ts'
import type { PageMessage, WorkerNotice } from '#offline/workerMessages.ts'

export interface PacksState {
  /** Null until it is known; false where there is no worker to save packs. */
  readonly canSave: boolean | null
  readonly packs: readonly PackRecord[]
}

/** How often (ms) a pack that is being saved is looked after: its worker may have been killed. */
const WATCH = 5_000

const store = createStore<PacksState>({ canSave: null, packs: [] })
let watch: ReturnType<typeof setInterval> | null = null

/** The packs of this device as the worker stores them, followed from the first look on. */
export const offlinePacks: ReadableStore<PacksState> = {
  ...store,
  subscribe(listener) {
    if (!isStarted) {
      isStarted = true
      void start()
    }
    return store.subscribe(listener)
  },
}

export async function savePack(order: PackOrder): Promise<void> {
  await tell({ type: 'save-pack', order })
}

export async function cancelPack(id: string): Promise<void> {
  await tell({ type: 'cancel-pack', id })
}

export async function removePack(id: string): Promise<void> {
  await tell({ type: 'remove-pack', id })
}

let isStarted = false

async function start(): Promise<void> {
  const line = await workerLine()
  if (!line) {
    set({ canSave: false, packs: [] })
    return
  }
  line.listen(hear)
  try {
    set({ canSave: true, packs: line.isThere() ? await line.ask({ type: 'list-packs' }) : [] })
  } catch (error) {
    log.info('packs', 'not listed', { error: String(error) })
    set({ canSave: false, packs: [] })
  }
}

function hear(notice: WorkerNotice): void {
  if (notice.type === 'pack') {
    const { record } = notice
    const saved = store.getSnapshot().packs
    const known = saved.some(({ id }) => id === record.id)
    set({
      packs: known ? saved.map((pack) => (pack.id === record.id ? record : pack)) : [...saved, record],
    })
  }
  if (notice.type === 'pack-removed')
    set({ packs: store.getSnapshot().packs.filter(({ id }) => id !== notice.id) })
}

function set(change: Partial<PacksState>): void {
  const state = { ...store.getSnapshot(), ...change }
  store.set(state)
  const isSaving = state.packs.some((pack) => pack.state === 'saving')
  if (isSaving && watch === null) watch = setInterval(reviveLostPacks, WATCH)
  if (!isSaving && watch !== null) {
    clearInterval(watch)
    watch = null
  }
}

/** Restarts a killed worker by this message; it continues where it was. */
function reviveLostPacks(): void {
  if (store.getSnapshot().packs.some((pack) => hasLostItsWorker(pack, new Date())))
    void tell({ type: 'resume-packs' })
}

async function tell(message: PageMessage): Promise<void> {
  const line = await workerLine()
  await line
    ?.ask(message)
    .catch((error: unknown) => log.info('packs', 'not heard', { type: message.type, error: String(error) }))
}
