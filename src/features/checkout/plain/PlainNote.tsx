import { Trans, useLingui } from '@lingui/react/macro'
import type { CheckoutNotice } from '#domain/plainShop/plainPage.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Notice } from '#ui/Notice.tsx'
import { PAYMENT_FAILURES } from '../failureTexts.ts'

export interface PlainNoteProps {
  readonly notice: CheckoutNotice | null
  readonly hasShortages: boolean
}

/** The result of the last sent form, and the problems that keep the order from being placed. */
export function PlainNote({ notice, hasShortages }: PlainNoteProps) {
  const { i18n, t } = useLingui()
  if (hasShortages) {
    return (
      <Notice
        tone="danger"
        title={t`Niektórych produktów zabrakło`}
        action={
          <ButtonLink to="/koszyk" size="small">
            <Trans>Popraw koszyk</Trans>
          </ButtonLink>
        }
      >
        <Trans>Przy produktach widać, ile ich zostało. Nic nie pobrano.</Trans>
      </Notice>
    )
  }
  if (notice === null) return null
  if (notice === 'CHECKOUT_SAVED') {
    return (
      <Notice tone="success">
        <Trans>Zapisane. Kwota i pola pasują do wybranej dostawy.</Trans>
      </Notice>
    )
  }
  const { title, text } = PAYMENT_FAILURES[notice]
  return (
    <Notice tone="danger" title={i18n._(title)}>
      {i18n._(text)}
    </Notice>
  )
}
