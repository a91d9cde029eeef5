import { wasJustPressed } from '#domain/browser/page/parts.ts'
import { createStore } from '#domain/store.ts'

/** What becomes of a press whose code is not on this device: it opens by itself later, or is to be pressed again. */
export type MissedPress = 'opens' | 'again'

/** The last press that did nothing, for want of its code; null once the person knows, or is back online. */
export const missedPress = createStore<MissedPress | null>(null)

/** Notes that code is missing. What nobody has just pressed is not noted. */
export function noteMissedPress(how: MissedPress): void {
  if (wasJustPressed()) missedPress.set(how)
}
