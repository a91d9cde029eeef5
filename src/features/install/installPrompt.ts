/** The browser's own offer to install, kept until somebody wants it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

let kept: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

/**
 * Keeps the browser's offer instead of letting it show a bar of its own. Called when the page starts: the event
 * comes once, and early.
 */
export function keepInstallPrompt(target: Window = window): void {
  target.addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    change(event)
  })
  target.addEventListener('appinstalled', () => change(null))
}

export function hasInstallPrompt(): boolean {
  return kept !== null
}

export function onInstallPrompt(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's dialog. It can be shown once; the browser may offer it again later. */
export async function showInstallPrompt(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const prompt = kept
  if (!prompt) return 'unavailable'
  change(null)
  return (await prompt.prompt()).outcome
}

function change(event: InstallPromptEvent | null): void {
  kept = event
  for (const listener of listeners) listener()
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
