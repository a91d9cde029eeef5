import { Trans } from '@lingui/react/macro'
import type { Card } from '#domain/gifts/card.ts'

/** Who a card is from, or that they don’t want it said; nothing where nobody gave a name. */
export function SenderLine({
  card: { sender, isAnonymous },
}: {
  readonly card: Pick<Card, 'sender' | 'isAnonymous'>
}) {
  if (sender !== '') return <Trans>Od: {sender}</Trans>
  return isAnonymous ? <Trans>Od kogoś, kto nie chce się zdradzić</Trans> : null
}
