import { useSyncExternalStore } from 'react'

/** Whether this browser asks not to be tracked: by Global Privacy Control, or Do Not Track. */
export function asksForPrivacy(browser: object = navigator): boolean {
  if ('globalPrivacyControl' in browser && browser.globalPrivacyControl === true) return true
  return 'doNotTrack' in browser && browser.doNotTrack === '1'
}

/** The same for rendering: a server doesn't know yet. */
export function useAsksForPrivacy(): boolean {
  return useSyncExternalStore(neverChanges, asksNow, unknownYet)
}

const neverChanges = () => () => undefined
const asksNow = () => asksForPrivacy()
const unknownYet = () => false
