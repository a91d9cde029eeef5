import { log } from '#domain/log.ts'
import { createStore, type ReadableStore } from '#domain/store.ts'
import { reportReachable } from '../connection/pageReachability.ts'
import { askServedBuild, type ServedBuild } from './servedBuild.ts'

/**
 * Some of the page's own code or style could not be had. By the browser's own words for it the router would reload:
 * without a network into the browser's error page, after a deployment over a half-filled form.
 */
export class CodeFailure extends Error {
  override readonly name = 'CodeFailure'
  constructor(file: string, cause?: unknown) {
    super(`Not fetched: ${file}`, { cause })
  }
}

/** Takes note of a piece of the page that can't be had, and asks the server why. */
export function noteCodeFailure(failure: CodeFailure): void {
  log.info('page', `${failure.message} (${String(failure.cause)})`)
  void learnWhy()
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
