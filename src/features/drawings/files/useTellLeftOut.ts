import { useLingui } from '@lingui/react/macro'
import type { LeftOutCounts } from '#domain/scene/files/foreign.ts'
import { showToast } from '#ui/state/toasts.ts'

/** How long a list of what was left out is to be read, ms. */
const LIST_READ_MS = 12_000

/** Says what of a foreign drawing has no place in ours; nothing where all of it has. */
export function useTellLeftOut(): (leftOut: LeftOutCounts) => Promise<void> {
  const { t, i18n } = useLingui()
  return async (leftOut) => {
    if (leftOut.length === 0) return
    const { leftOutWords } = await import('./leftOutWords.ts')
    const list = leftOutWords(leftOut, i18n)
    showToast({
      type: 'info',
      title: t`Otwarto rysunek bez kilku elementów`,
      message: t`Pominęliśmy ${list}. Reszta jest na swoich miejscach.`,
      duration: LIST_READ_MS,
    })
  }
}
