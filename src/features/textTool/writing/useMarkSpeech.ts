import { useLingui } from '@lingui/react/macro'
import { announce } from '#ui/announce.ts'
import type { PlacedMark } from '../checking/checkedLines.ts'
import { MARK_KIND_NAMES, markReason } from '../marks/markWords.ts'

/** Says a mark to screen readers: its words, its kind and why; null that there is none. */
export function useMarkSpeech(): (mark: PlacedMark | null) => void {
  const { t, i18n } = useLingui()
  return (mark) => {
    if (mark === null) {
      announce(t`Nie ma uwag.`)
      return
    }
    const kind = i18n._(MARK_KIND_NAMES[mark.mark.kind])
    const reason = markReason(i18n, mark.mark.message)
    announce(t`${kind}. ${reason} Alt i Enter: propozycje.`)
  }
}
