import { describe, expect, it, vi } from 'vitest'
import { onNotificationPress, onPush, type PushTools } from './push.ts'

const TEXTS = {
  completed: { title: 'Gotowe', body: 'Zobacz, co dla Ciebie powstało.' },
  failed: { title: 'Tym razem się nie udało', body: 'Kredyty wróciły na konto.' },
}

/** A page as the worker sees it. */
function page(isInFront: boolean) {
  return {
    focused: isInFront,
    visibilityState: isInFront ? 'visible' : 'hidden',
    focus: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    navigate: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  }
}

function tools(pages: readonly ReturnType<typeof page>[] = [], over: Partial<PushTools> = {}) {
  const showNotification = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const showOnIcon = vi.fn<(count: number) => Promise<void>>(() => Promise.resolve())
  const openWindow = vi.fn<() => Promise<null>>(() => Promise.resolve(null))
  const matchAll = vi.fn<() => Promise<unknown>>(() => Promise.resolve(pages))
  const given = {
    catchUp: vi.fn<() => Promise<void>>(() => Promise.resolve()),
    texts: () => Promise.resolve(TEXTS),
    unseen: () => Promise.resolve(2),
    clients: Object.assign(Object.create(null), { matchAll, openWindow }),
    registration: { showNotification },
    showOnIcon,
    ...over,
  }
  return { given, showNotification, showOnIcon, openWindow }
}

/** A notification that is pressed. */
const notification = (data: unknown) => ({ data, close: vi.fn<() => void>() })

const said = (message: unknown) =>
  Object.assign(Object.create(null), { json: () => JSON.parse(JSON.stringify(message)) })
const READY = { kind: 'generation', id: 'a1', status: 'completed' }

describe('a push message', () => {
  it('brings the result, the badge and a word that leads to it', async () => {
    const { given, showNotification, showOnIcon } = tools([page(false)])
    await onPush(said(READY), given)
    expect(given.catchUp).toHaveBeenCalledOnce()
    expect(showOnIcon).toHaveBeenCalledWith(2)
    expect(showNotification).toHaveBeenCalledWith(
      'Gotowe',
      expect.objectContaining({ tag: 'a1', data: { address: '/generacje/a1' } }),
    )
  })

  it('counts what it has just brought on the icon too', async () => {
    let count = 2
    const { given, showOnIcon } = tools([page(false)], {
      catchUp: () => {
        count += 1
        return Promise.resolve()
      },
      unseen: () => Promise.resolve(count),
    })
    await onPush(said(READY), given)
    expect(showOnIcon).toHaveBeenLastCalledWith(3)
  })

  it('tells the truth about a failure', async () => {
    const { given, showNotification } = tools()
    await onPush(said({ ...READY, status: 'failed' }), given)
    expect(showNotification).toHaveBeenCalledWith(TEXTS.failed.title, expect.anything())
  })

  it('still tells without a network and without words', async () => {
    const { given, showNotification } = tools([], {
      catchUp: () => Promise.reject(new Error('no network')),
      texts: () => Promise.resolve(null),
      unseen: () => Promise.reject(new Error('no database')),
    })
    await onPush(said(READY), given)
    expect(showNotification).toHaveBeenCalledWith('Iskra', expect.objectContaining({ tag: 'a1' }))
  })

  it('leaves the word to a page in front of the person', async () => {
    const { given, showNotification } = tools([page(false), page(true)])
    await onPush(said(READY), given)
    expect(given.catchUp).toHaveBeenCalledOnce()
    expect(showNotification).not.toHaveBeenCalled()
  })

  it('tells of a day that is near in its own words, also beside an open page, and leads to the occasions', async () => {
    const { given, showNotification, showOnIcon } = tools([page(true)])
    const near = { kind: 'date', id: 'd1', title: 'Imieniny Haliny za 5 dni', body: '' }
    await onPush(said(near), given)
    expect(given.catchUp).not.toHaveBeenCalled()
    expect(showOnIcon).not.toHaveBeenCalled()
    expect(showNotification).toHaveBeenCalledWith(
      'Imieniny Haliny za 5 dni',
      expect.objectContaining({ tag: 'd1', data: { address: '/okazje' } }),
    )
  })

  it('of any other form is no message', async () => {
    const { given, showNotification } = tools()
    for (const data of [
      null,
      said({ kind: 'advert' }),
      said('<b>win</b>'),
      said({ ...READY, status: 'x' }),
    ]) {
      await onPush(data, given)
    }
    expect(showNotification).not.toHaveBeenCalled()
  })
})

describe('a press on the notification', () => {
  it('goes to the result in the open window', async () => {
    const open = page(false)
    const { given, openWindow } = tools([open])
    const pressed = notification({ address: '/generacje/a1' })
    await onNotificationPress(pressed, given)
    expect(pressed.close).toHaveBeenCalledOnce()
    expect(open.focus).toHaveBeenCalledOnce()
    expect(open.navigate).toHaveBeenCalledWith('/generacje/a1')
    expect(openWindow).not.toHaveBeenCalled()
  })

  it('opens a window where none is', async () => {
    const { given, openWindow } = tools()
    await onNotificationPress(notification({ address: '/generacje/a1' }), given)
    expect(openWindow).toHaveBeenCalledWith('/generacje/a1')
  })
})
