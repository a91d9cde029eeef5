import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Said of a file of which nothing has arrived yet. */
export const WAITS_TEXT = msg`Czeka na sieć. Wyślemy, gdy wróci.`

/** The words for a large file with a cut upload: the arrived part isn't sent again. */
export function interruptedText(sentPercent: number): MessageDescriptor {
  return msg`Przerwane na ${sentPercent}%. Wznowimy, gdy wróci sieć.`
}
