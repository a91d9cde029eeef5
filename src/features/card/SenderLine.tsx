import { Trans } from '@lingui/react/macro'
import type { Card } from '#domain/gifts/card.ts'

/** A card's giver, or that they wish to stay anonymous; nothing where no name was given. */
export function SenderLine({
  card: { sender, isAnonymous },
}: {
  readonly card: Pick<Card, 'sender' | 'isAnonymous'>
}) {
  if (sender !== '') return <Trans>Od: {sender}</Trans>
  return isAnonymous ? <Trans>Od kogoś, kto nie chce się zdradzić</Trans> : null
}
