import { expect, test } from 'vitest'
import { FakeCaches } from '#support/fakeCaches.ts'
import { createDeviceLanguage } from './deviceLanguage.ts'

test('nobody has said it yet', async () => {
  expect(await createDeviceLanguage(new FakeCaches()).known()).toBeNull()
})

test('it is followed as soon as it is said, and by the next worker too', async () => {
  const caches = new FakeCaches()
  const device = createDeviceLanguage(caches)
  const remembered = device.remember('EN')
  expect(await device.known()).toBe('EN')
  await remembered
  expect(await createDeviceLanguage(caches).known()).toBe('EN')
})

test('of two said at once the later one stays', async () => {
  const caches = new FakeCaches()
  const device = createDeviceLanguage(caches)
  await device.remember('PL')
  await Promise.all([device.remember('EN'), device.remember('PL')])
  expect(await createDeviceLanguage(caches).known()).toBe('PL')
})

test('a full disk is no reason not to follow it', async () => {
  const device = createDeviceLanguage(new FakeCaches({ quota: 0 }))
  await device.remember('EN')
  expect(await device.known()).toBe('EN')
})
