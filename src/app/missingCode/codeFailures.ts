import { log } from '#domain/log.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import { reportReachable } from '../connection/pageReachability.ts'
import { askServedBuild, type ServedBuild } from './servedBuild.ts'

const failures = new WeakSet<Error>()
/** Style sheets that could not be fetched: Vite asks for each once only. */
const missingStyles = new Set<string>()
const STYLE = /^Unable to preload CSS for (\S+)$/

/** Whether an error says no more than that some of the page's own code or style could not be fetched. */
export function isCodeFailure(error: unknown): boolean {
  return error instanceof Error && failures.has(error)
}

/** Notices each piece of the page that can't be fetched, and asks the server why. */
export function listenForMissingCode(target: Window = window): void {
  target.addEventListener('vite:preloadError', ({ payload }) => {
    failures.add(payload)
    const style = STYLE.exec(payload.message)?.[1]
    if (style !== undefined) missingStyles.add(style)
    // By its first words the router would know it and reload: without a network into the browser's own error page,
    // after a deployment over a half-filled form.
    payload.message = `Not fetched: ${payload.message}`
    log.info('page', payload.message)
    void learnWhy()
  })
}

const missing = createStore<ServedBuild | null>(null)

async function learnWhy(): Promise<void> {
  missing.set(await whyMissing())
}

/** Why the last piece of the page that was missing could not be had; null while none was. */
export const lastMissing: ReadableStore<ServedBuild | null> = missing

let asking: Promise<ServedBuild> | null = null

/** Why code can't be had: asked once for whatever fails meanwhile. */
export function whyMissing(): Promise<ServedBuild> {
  asking ??= askServedBuild().then((served) => {
    asking = null
    reportReachable(served !== 'unreachable')
    return served
  })
  return asking
}

/** Fetches anew the style sheets that could not be had. Resolves with whether all of them are there. */
export async function fetchMissingStyles(): Promise<boolean> {
  const results = await Promise.all([...missingStyles].map(fetchStyle))
  return results.every(Boolean)
}

async function fetchStyle(address: string): Promise<boolean> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = address
  const loaded = await new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true))
    link.addEventListener('error', () => resolve(false))
    document.head.append(link)
  })
  if (loaded) missingStyles.delete(address)
  else link.remove()
  return loaded
}
