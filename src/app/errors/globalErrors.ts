import { log } from '#domain/log.ts'
import { pageLife } from '#domain/pageLife.ts'
import { noteMissedPress } from '#ui/state/missedPress.ts'
import { showToast } from '#ui/state/toasts.ts'
import { CodeFailure } from '../missingCode/codeFailures.ts'
import { isReportable, mayShowErrorToast, messageOf } from './errorRules.ts'

/** The specification's own words (part 1, section 8), the same in both languages. */
const TITLE = 'Application Error'
const MESSAGE = 'An unexpected error occurred. Please refresh the page.'

let lastShownAt: number | null = null

/** Tells the person, once in 5 seconds at most, that something broke which no screen has caught. */
export function reportError(error: unknown): void {
  // The part that waits for the code reports this itself.
  if (error instanceof CodeFailure || !isReportable(error)) return
  log.error('page', messageOf(error))
  // A page that was left has its channels closed: messages about a stored change fail, and nothing is lost.
  if (pageLife.getSnapshot() === 'left') return
  const now = Date.now()
  if (!mayShowErrorToast(now, lastShownAt)) return
  lastShownAt = now
  showToast({ id: 'application-error', type: 'error', title: TITLE, message: MESSAGE, duration: 0 })
}

/**
 * Logs that the page differs from the server's rendering: React has rendered the differing part anew, nothing is lost.
 */
export function reportDifference(error: unknown): void {
  log.error('page', `not as it was rendered: ${messageOf(error)}`)
}

/** Listens for uncaught errors. Returns what ends it. */
export function listenForErrors(target: Window = window): () => void {
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}

function onError(event: ErrorEvent): void {
  reportError(event.error ?? event.message)
}

function onRejection({ reason }: PromiseRejectionEvent): void {
  // No part waits for it: it was wanted by a press.
  if (reason instanceof CodeFailure) noteMissedPress('again')
  else reportError(reason)
}
