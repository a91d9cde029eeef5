/** Background Sync is not in TypeScript's library: it is no standard of all browsers. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
  /** True when the browser will not try again by itself. */
  readonly lastChance: boolean
}

interface ServiceWorkerGlobalScopeEventMap {
  sync: SyncEvent
}
