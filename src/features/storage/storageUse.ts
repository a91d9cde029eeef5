/** From this part of its share on, an origin's storage is called tight. */
export const TIGHT = 0.8

export interface StorageUse {
  readonly usage: number
  readonly quota: number
}

/** How much of its share this origin uses, in bytes; null where the browser doesn't say. */
export async function storageUse(
  storage: Partial<Pick<StorageManager, 'estimate'>> | undefined,
): Promise<StorageUse | null> {
  const { usage, quota } = (await storage?.estimate?.().catch(() => null)) ?? {}
  return usage === undefined || quota === undefined || quota === 0 ? null : { usage, quota }
}

export function isTight(use: StorageUse | null): boolean {
  return use !== null && use.usage / use.quota >= TIGHT
}
