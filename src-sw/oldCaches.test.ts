import { expect, test } from 'vitest'
import { CACHES, packCacheName } from '#offline/cacheNames.ts'
import { FakeCaches } from '#support/fakeCaches.ts'
import { deleteOldCaches } from './oldCaches.ts'

test('removes caches of older workers, and nothing else', async () => {
  const caches = new FakeCaches()
  const kept = [...Object.values(CACHES), packCacheName('shop'), 'somebody-elses']
  for (const name of [...kept, 'iskra-pictures-0', 'iskra-pack-0-shop']) await caches.open(name)
  await deleteOldCaches(caches)
  expect(await caches.keys()).toEqual(kept)
})
