import { useLingui } from '@lingui/react/macro'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'

/** The title of a template's copy. */
export function useCopyTitle(): (title: string) => string {
  const { t } = useLingui()
  return (title) => {
    const name = title === '' ? t`Szablon` : title
    const words = t`moja wersja`
    return `${name.slice(0, LONGEST_LABEL - words.length - 3)} (${words})`
  }
}
