import { isLeftoverCache } from '#offline/cacheNames.ts'

/** Removes what older workers kept in a form, or under a name, this one doesn't use. */
export async function deleteOldCaches(caches: CacheStorage): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(isLeftoverCache).map((name) => caches.delete(name)))
}
