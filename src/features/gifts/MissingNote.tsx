import { Trans, useLingui } from '@lingui/react/macro'
import { type MissingWords, SIGNATURE_BLANK } from '#domain/gifts/giftWords.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'

export interface MissingNoteProps {
  /** Blanks name it where they are described. */
  readonly id: string
  readonly missing: MissingWords
  /** The label of a blank. */
  readonly labelOf: (name: string) => string
  /** Sends it unsigned. */
  readonly onUnsigned: () => void
  /** Prints it with an empty inside; null for a gift that isn’t printed. */
  readonly onByHand: (() => void) | null
}

/** The words missing before it can be bought, and the ways to do without. */
export function MissingNote({ id, missing, labelOf, onUnsigned, onByHand }: MissingNoteProps) {
  const { t } = useLingui()
  const isUnsigned = missing.kind === 'blanks' && missing.names.includes(SIGNATURE_BLANK)
  return (
    <div id={id} role="alert">
      <Notice
        tone="warning"
        title={t`Brakuje jeszcze słów`}
        action={
          <>
            {isUnsigned ? (
              <Button size="small" variant="quiet" onPress={onUnsigned}>
                <Trans>Nie chcę się podpisywać</Trans>
              </Button>
            ) : null}
            {onByHand === null ? null : (
              <Button size="small" variant="quiet" onPress={onByHand}>
                <Trans>Zostawiam puste, dopiszę ręcznie</Trans>
              </Button>
            )}
          </>
        }
      >
        <MissingWordsText missing={missing} labelOf={labelOf} />
      </Notice>
    </div>
  )
}

function MissingWordsText({ missing, labelOf }: Pick<MissingNoteProps, 'missing' | 'labelOf'>) {
  if (missing.kind === 'text') {
    return <Trans>W tekście zostało puste miejsce. Dopisz w nim swoje słowa albo je usuń.</Trans>
  }
  const names = missing.names.map(labelOf).join(', ')
  return <Trans>Dopisz: {names}.</Trans>
}
