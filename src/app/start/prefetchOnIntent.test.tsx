import { expect, it, vi } from 'vitest'
import type { Intent } from '#ui/intent.ts'
import { prefetchOnIntent } from './prefetchOnIntent.ts'

const parts = () =>
  ({
    cart: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    menu: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    palette: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    settings: vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no network'))),
  }) satisfies Record<Intent, () => Promise<unknown>>

it.each(['pointerover', 'pointerdown', 'focusin'])(
  'fetches what a button opens at %s, and nothing else',
  (sign) => {
    document.body.innerHTML = '<button data-opens="cart"><span>Koszyk</span></button><button>Inny</button>'
    const given = parts()
    const stop = prefetchOnIntent(document, given)
    document.querySelectorAll('button')[1]?.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(given.cart).not.toHaveBeenCalled()
    document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(given.cart).toHaveBeenCalledOnce()
    expect(given.menu).not.toHaveBeenCalled()
    stop()
    document.querySelector('span')?.dispatchEvent(new Event(sign, { bubbles: true }))
    expect(given.cart).toHaveBeenCalledOnce()
  },
)

it('says nothing of what can’t be had: the press will', async () => {
  document.body.innerHTML = '<button data-opens="settings"></button>'
  const given = parts()
  const stop = prefetchOnIntent(document, given)
  document.querySelector('button')?.dispatchEvent(new Event('focusin', { bubbles: true }))
  expect(given.settings).toHaveBeenCalledOnce()
  await Promise.resolve()
  stop()
})
