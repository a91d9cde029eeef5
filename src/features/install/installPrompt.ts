import { createStore, type ReadableStore } from '#domain/store.ts'

interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

const offer = createStore<InstallPromptEvent | null>(null)

/** The browser's own offer to install, held back until the visitor wants it; null while there is none. */
export const installOffer: ReadableStore<unknown> = offer

/**
 * Holds the browser's offer back instead of letting it show a bar of its own. The event comes once, and early: the
 * document's own script holds an earlier one (index.html, `earlyInstallPrompt`).
 */
export function holdInstallPrompt(
  target: Window = window,
  early: Event | undefined = globalThis.earlyInstallPrompt,
): void {
  target.addEventListener('beforeinstallprompt', hold)
  if (early !== undefined) hold(early)
  target.addEventListener('appinstalled', () => offer.set(null))
}

/** Shows the browser's dialog. It can be shown once; the browser may offer it again later. */
export async function showInstallPrompt(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const prompt = offer.getSnapshot()
  if (!prompt) return 'unavailable'
  offer.set(null)
  return (await prompt.prompt()).outcome
}

function hold(event: Event): void {
  if (!isInstallPrompt(event)) return
  event.preventDefault()
  offer.set(event)
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
