import { pushMessageSchema, type PushMessage } from '#domain/push/pushSubscription.ts'
import { runAddress } from '#domain/template/runAddress.ts'
import { screenPath } from '#domain/addresses/screenPath.ts'
import type { NotificationTexts } from '#offline/push/notificationTexts.ts'

type DateMessage = Extract<PushMessage, { kind: 'date' }>

/** What the worker has to tell a person with. */
export interface PushTools {
  /** Brings what is under way on this device up to date; may fail, as without a network. */
  readonly catchUp: () => Promise<void>
  /** Words in the language of the last open page; null where no page has left any. */
  readonly texts: () => Promise<NotificationTexts | null>
  /** Results that nobody has looked at yet. */
  readonly unseen: () => Promise<number>
  readonly clients: Pick<Clients, 'matchAll' | 'openWindow'>
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification'>
  /** Shows a number on the installed icon, where there is one. Never rejects. */
  readonly showOnIcon: (count: number) => Promise<void>
}

/**
 * A generation has ended: the device gets its result, the icon its badge, the person a word. A page in front of them
 * tells by itself. Of what is back in the shop no page tells. A day that somebody wanted to be reminded of comes with its own words, and is told in any case.
 */
export async function onPush(data: PushMessageData | null, tools: PushTools): Promise<void> {
  const message = readMessage(data)
  if (message === null) return
  if (message.kind === 'restocked') {
    const address = screenPath('/sklep/produkt/$handle', { handle: message.handle })
    return show(tools, { words: (await tools.texts())?.restocked, tag: message.handle, address })
  }
  if (message.kind === 'date') return showDate(message, tools)
  await tools.catchUp().catch(() => undefined)
  await showBadge(tools)
  if (await isInFront(tools.clients)) return
  const texts = await tools.texts()
  const words = message.status === 'completed' ? texts?.completed : texts?.failed
  await show(tools, { words, tag: message.id, address: addressOf(message) })
}

interface Shown {
  readonly words: NotificationTexts['failed'] | undefined
  /** Of two with the same tag the newer is shown. */
  readonly tag: string
  readonly address: string
}

function show({ registration }: PushTools, { words, tag, address }: Shown): Promise<void> {
  return registration.showNotification(words?.title ?? 'Iskra', {
    body: words?.body ?? '',
    tag,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { address },
  })
}

function showDate({ id, title, body }: DateMessage, { registration }: PushTools): Promise<void> {
  return registration.showNotification(title, {
    body,
    tag: id,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    data: { address: screenPath('/okazje') },
  })
}

/** Where what a message tells of is seen. */
const addressOf = (message: Extract<PushMessage, { kind: 'generation' | 'run' }>) =>
  message.kind === 'run' ? runAddress(message) : screenPath('/generacje/$id', { id: message.id })

/** Goes to what the notification told of, in the window that is open already where there is one. */
export async function onNotificationPress(
  notification: Pick<Notification, 'data' | 'close'>,
  { clients }: Pick<PushTools, 'clients'>,
): Promise<void> {
  notification.close()
  const { data }: { data: unknown } = notification
  const address = isAddressed(data) ? data.address : screenPath('/historia')
  const [page] = await clients.matchAll({ type: 'window' })
  if (page === undefined) {
    await clients.openWindow(address)
    return
  }
  await page.focus()
  await page.navigate(address)
}

async function showBadge({ showOnIcon, unseen }: PushTools): Promise<void> {
  const count = await unseen().catch(() => 0)
  if (count > 0) await showOnIcon(count)
}

function readMessage(data: PushMessageData | null): PushMessage | null {
  try {
    const message = pushMessageSchema.safeParse(data?.json())
    return message.success ? message.data : null
  } catch {
    return null
  }
}

async function isInFront(clients: PushTools['clients']): Promise<boolean> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return pages.some(({ focused, visibilityState }) => focused && visibilityState === 'visible')
}

function isAddressed(data: unknown): data is { readonly address: string } {
  return typeof data === 'object' && data !== null && 'address' in data && typeof data.address === 'string'
}
