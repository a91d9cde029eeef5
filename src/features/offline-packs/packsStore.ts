import { useSyncExternalStore } from 'react'
import type { PackOrder, PackRecord } from '#domain/packs/packRecord.ts'
import { hasLostItsWorker } from '#domain/packs/packSteps.ts'
import { log } from '#domain/log.ts'
import { workerLine } from '#offline/workerLine.ts'
import type { PageMessage, WorkerNotice } from '#offline/workerMessages.ts'

export interface PacksState {
  /** Null until it is known; false where there is no worker to save packs. */
  readonly canSave: boolean | null
  readonly packs: readonly PackRecord[]
}

/** How often (ms) a pack that is being saved is looked after: its worker may have been killed. */
const WATCH = 5_000

let state: PacksState = { canSave: null, packs: [] }
let watch: ReturnType<typeof setInterval> | null = null
const listeners = new Set<() => void>()

/** The packs of this device as the worker keeps them, followed while anybody looks. */
export function usePacks(): PacksState {
  return useSyncExternalStore(subscribe, readState, readState)
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

const readState = () => state

let isStarted = false

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isStarted) {
    isStarted = true
    void start()
  }
  return () => listeners.delete(listener)
}

async function start(): Promise<void> {
  const line = await workerLine()
  if (!line) {
    set({ canSave: false, packs: [] })
    return
  }
  line.listen(hear)
  try {
    set({ canSave: true, packs: await line.ask({ type: 'list-packs' }) })
  } catch (error) {
    log.info('packs', 'not listed', { error: String(error) })
    set({ canSave: false, packs: [] })
  }
}

function hear(notice: WorkerNotice): void {
  if (notice.type === 'pack') {
    const { record } = notice
    const known = state.packs.some(({ id }) => id === record.id)
    set({
      packs: known
        ? state.packs.map((pack) => (pack.id === record.id ? record : pack))
        : [...state.packs, record],
    })
  }
  if (notice.type === 'pack-removed') set({ packs: state.packs.filter(({ id }) => id !== notice.id) })
}

function set(change: Partial<PacksState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
  const isSaving = state.packs.some((pack) => pack.state === 'saving')
  if (isSaving && watch === null) watch = setInterval(reviveLostPacks, WATCH)
  if (!isSaving && watch !== null) {
    clearInterval(watch)
    watch = null
  }
}

/** A worker that was killed half-way is started again by this message, and goes on where it was. */
function reviveLostPacks(): void {
  if (state.packs.some((pack) => hasLostItsWorker(pack, new Date()))) void tell({ type: 'resume-packs' })
}

async function tell(message: PageMessage): Promise<void> {
  const line = await workerLine()
  await line
    ?.ask(message)
    .catch((error: unknown) => log.info('packs', 'not heard', { type: message.type, error: String(error) }))
}
