import { Trans, useLingui } from '@lingui/react/macro'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import type { MissingWords } from '#domain/gifts/giftWords.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'

/** The missing words of a line's gift, by the names of its blanks. */
export default function MissingText({ missing }: { readonly missing: MissingWords }) {
  const { i18n } = useLingui()
  if (missing.kind === 'text') return <Trans>W tekście zostało puste miejsce.</Trans>
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const names = missing.names.map((name) => blankLabel(name, language)).join(', ')
  return <Trans>Brakuje słów: {names}.</Trans>
}
