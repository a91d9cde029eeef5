import { isEnded } from '#domain/generation/generation.ts'
import type { Quote, TemplateRun } from '#domain/template/templateRun.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { OfflineError } from '../offlineError.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { isGuest } from '../session/owners.ts'
import {
  dropRunIntent,
  enqueueRun,
  enqueueRunCancel,
  enqueueRunPoll,
  RUN_STORES,
  type RunStores,
} from './enqueueRun.ts'
import { isRunUnderWay, type TemplateRunRow, withoutValues } from './templateRunRow.ts'

/** What a click asks for. */
export interface WantedRun extends Pick<
  TemplateRunRow,
  'slug' | 'title' | 'values' | 'language' | 'device' | 'price'
> {
  /** The services are known not to answer: it is kept, and asks again before anything is sent. */
  readonly isOffline: boolean
}

/** So many that have ended stay on this device; the account has them all. */
const MOST_ENDED = 15

/**
 * Asks for a run: its row and its start in one transaction; resolves to its refCode. Known to be offline, it is only
 * kept (`asks`). Rejects with an `OfflineError`: GENERATION_SIGN_IN_NEEDED for a guest, or storage; then nothing has
 * changed.
 */
export async function askForRun(db: IskraDatabase, { isOffline, ...wanted }: WantedRun): Promise<string> {
  const row: TemplateRunRow = {
    ...wanted,
    refCode: newId(),
    id: null,
    status: 'pending',
    asks: isOffline,
    createdAt: new Date().toISOString(),
    endedAt: null,
    confirmedAt: Date.now(),
    wasSent: false,
    isCancelling: false,
    refusal: null,
    faults: [],
    run: null,
    attempts: 0,
  }
  await change(db, RUN_STORES, async (stores) => {
    if (isGuest(await currentOwner(stores))) {
      throw new OfflineError('GENERATION_SIGN_IN_NEEDED', 'runs belong to an account')
    }
    await trimEnded(stores)
    await stores.templateRuns.add(row)
    if (!row.asks) await enqueueRun(stores, row)
  })
  announceOutboxChange()
  return row.refCode
}

/** The person has seen the price (again) and wants it: it is sent. Nothing happens to one that doesn't ask. */
export async function confirmRun(db: IskraDatabase, refCode: string, price: Quote): Promise<void> {
  await change(db, RUN_STORES, async (stores) => {
    const row = await stores.templateRuns.get(refCode)
    if (row === undefined || !row.asks) return
    await stores.templateRuns.update(refCode, { asks: false, price, refusal: null, confirmedAt: Date.now() })
    await enqueueRun(stores, row)
  })
  announceOutboxChange()
}

/** Stops a run. One that was never sent leaves this device; else the server’s word counts. */
export async function cancelRun(db: IskraDatabase, refCode: string): Promise<void> {
  await change(db, RUN_STORES, async (stores) => {
    const row = await stores.templateRuns.get(refCode)
    if (row === undefined || isEnded(row.status) || row.isCancelling) return
    await dropRunIntent(stores, refCode)
    if (!row.wasSent) {
      await stores.templateRuns.delete(refCode)
      return
    }
    await stores.templateRuns.update(refCode, { isCancelling: true })
    await enqueueRunCancel(stores, row)
  })
  announceOutboxChange()
}

/** Somebody is back: what is under way is asked about at once. */
export function renewRuns(db: IskraDatabase): Promise<void> {
  return change(db, RUN_STORES, async (stores) => {
    const underWay = (await stores.templateRuns.toArray()).filter(isRunUnderWay)
    for (const { refCode } of underWay) await stores.templateRuns.update(refCode, { attempts: 0 })
    if (underWay.length > 0) await enqueueRunPoll(stores, 0)
  })
}

async function trimEnded({ templateRuns }: RunStores): Promise<void> {
  const ended = (await templateRuns.toArray()).filter(({ status }) => isEnded(status))
  const old = ended
    .toSorted((one, other) => (other.endedAt ?? '').localeCompare(one.endedAt ?? ''))
    .slice(MOST_ENDED - 1)
  await templateRuns.bulkDelete(old.map(({ refCode }) => refCode))
}

/** The server told of a run: the row of it here, if there is one, follows. The addresses of its files are new. */
export async function followRun(db: IskraDatabase, run: TemplateRun): Promise<void> {
  await change(db, ['templateRuns'], ({ templateRuns }) =>
    templateRuns
      .where('refCode')
      .equals(run.refCode)
      .modify({ run: withoutValues(run) }),
  )
}
