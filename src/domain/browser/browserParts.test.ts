import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deviceTexts, lastingStorage, tabTexts, textsOf } from './page/textStorage.ts'
import { askNotificationLeave, notificationLeave } from './page/notifications.ts'
import { storageManager, workerContainer } from './page/parts.ts'
import { copyText, hasShareSheet, takesShared } from './page/sharing.ts'
import { storageOf } from './testing/storageOf.ts'
import {
  cacheStorage,
  databaseEngine,
  isLineDear,
  knowsNoNetwork,
  lockManager,
  openChannel,
  showOnIcon,
} from './parts.ts'

const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

const NAMES = [
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'caches',
  'navigator',
  'Notification',
  'BroadcastChannel',
] as const
const own = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const)

function everythingIs(get: () => unknown): void {
  for (const name of NAMES) Object.defineProperty(globalThis, name, { get, configurable: true })
}

afterEach(() => {
  for (const [name, descriptor] of own) {
    Reflect.deleteProperty(globalThis, name)
    if (descriptor !== undefined) Object.defineProperty(globalThis, name, descriptor)
  }
})

describe.each([
  ['refused as it is asked for', refuse],
  ['lacking', () => undefined],
  ['null', () => null],
])('where everything is %s', (_, get) => {
  beforeEach(() => everythingIs(get))

  it('a part is undefined', () => {
    for (const part of [
      cacheStorage,
      databaseEngine,
      lockManager,
      storageManager,
      workerContainer,
      lastingStorage,
    ])
      expect(part()).toBeUndefined()
    expect(openChannel('iskra')).toBeUndefined()
    expect(notificationLeave()).toBeUndefined()
    expect(knowsNoNetwork()).toBe(false)
  })

  it('texts are nowhere, and that is told', () => {
    for (const texts of [deviceTexts, tabTexts]) {
      expect(texts.write('key', 'text')).toBe(false)
      expect(texts.read('key')).toBeNull()
      texts.forget('key')
      texts.forgetAll()
    }
  })

  it('what is asked for is not done, and nobody fails of it', async () => {
    expect(await copyText('text')).toBe(false)
    expect(hasShareSheet()).toBe(false)
    expect(takesShared({ text: 'text' })).toBeNull()
    await showOnIcon(0)
    await showOnIcon(3)
    expect(await askNotificationLeave()).toBe('denied')
  })
})

it('a full storage says so and gives what it has', () => {
  const full = storageOf(new Map([['key', 'before']]), { isFull: true })
  const texts = textsOf(() => full)
  expect(texts.write('key', 'text')).toBe(false)
  expect(texts.read('key')).toBe('before')
})

it('texts are kept, forgotten one by one and all together', () => {
  const kept = new Map<string, string>()
  const texts = textsOf(() => storageOf(kept))
  expect(texts.write('one', '1')).toBe(true)
  expect(texts.write('other', '2')).toBe(true)
  texts.forget('one')
  expect([texts.read('one'), texts.read('other')]).toEqual([null, '2'])
  texts.forgetAll()
  expect(kept.size).toBe(0)
})

it.each([
  [{ type: 'cellular', effectiveType: '4g' }, true],
  [{ effectiveType: '3g' }, true],
  [{ type: 'wifi', effectiveType: '4g' }, false],
  [undefined, false],
])('a line is dear that is slow or a phone’s: %j', (connection, isDear) => {
  Object.defineProperty(globalThis, 'navigator', { value: { connection }, configurable: true })
  expect(isLineDear()).toBe(isDear)
})
