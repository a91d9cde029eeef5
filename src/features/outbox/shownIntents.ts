import type { MessageDescriptor } from '@lingui/core'
import { createContext, useContext } from 'react'
import type { IntentKind, IntentRow } from '#offline/outbox/intent.ts'
import type { IntentPlace, ShownIntents } from '#services/manifest.ts'

/** How every kind of change is shown: provided by the panel's caller, because other features know it. */
export const ShownIntentsContext = createContext<ShownIntents | null>(null)

/** How a change is shown. */
export interface IntentWords {
  readonly place: IntentPlace
  /** The change, in a person's words. */
  readonly words: MessageDescriptor
  /** The message when it was refused; none where its place says it. */
  readonly refusal: MessageDescriptor | undefined
}

/** Returns a function with the words of any change. */
export function useIntentWords(): (intent: IntentRow) => IntentWords {
  const shown = useContext(ShownIntentsContext)
  if (shown === null) throw new Error('Nobody has said how changes are shown')
  return (intent) => wordsOf(shown, intent)
}

function wordsOf<Kind extends IntentKind>(shown: ShownIntents, intent: IntentRow<Kind>): IntentWords {
  const { place, words, refusal } = shown[intent.kind]
  return { place, words: words(intent.arguments), refusal }
}
