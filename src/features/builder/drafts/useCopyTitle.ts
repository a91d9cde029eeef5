import { useLingui } from '@lingui/react/macro'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'

/** What a second template like one is called. */
export function useCopyTitle(): (title: string) => string {
  const { t } = useLingui()
  return (title) => {
    const name = title === '' ? t`Szablon` : title
    const words = t`moja wersja`
    return `${name.slice(0, LONGEST_LABEL - words.length - 3)} (${words})`
  }
}
