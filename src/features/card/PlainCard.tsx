import { Trans, useLingui } from '@lingui/react/macro'
import type { Card } from '#domain/gifts/card.ts'
import { LONGEST_THANKS } from '#domain/gifts/cardThanks.ts'
import { cardThanksForm, PLAIN_FIELDS } from '#domain/plainShop/plainForms.ts'
import { Button } from '#ui/Button.tsx'
import { FailureNote } from '#ui/form/FailureNote.tsx'
import field from '#ui/Field.module.css'
import { Picture } from '#ui/Picture.tsx'
import { WithoutScript } from '#ui/WithoutScript.tsx'
import styles from './AfterOpening.module.css'
import { CardFiles } from './CardFiles.tsx'
import { CARD_THINGS } from './cardThings.ts'
import { CardPaper } from './CardPaper.tsx'
import plain from './PlainCard.module.css'
import { SenderLine } from './SenderLine.tsx'
import { THANKS_FAILURES } from './thanksFailures.ts'

export interface PlainCardProps {
  readonly token: string
  readonly card: Card
  /** The result of thanks sent from here: a code, or null for none. */
  readonly notice: string | null
}

const WORDS_ID = 'slowa-podziekowania'

/** A card where no script runs: out of its envelope, with all its actions. */
export function PlainCard({ token, card, notice }: PlainCardProps) {
  const { i18n, t } = useLingui()
  const { front, kind, message, thanks, recipient } = card
  const { title, isFolded } = CARD_THINGS[kind]
  return (
    <WithoutScript>
      <div className={plain.page}>
        <h1 className={plain.title}>{i18n._(title)}</h1>
        {recipient === '' ? null : <p className={plain.recipient}>{recipient}</p>}
        {front === null || !isFolded ? null : (
          <div className={plain.sheet}>
            <Picture picture={front} sizes="(min-width: 30rem) 26rem, 92vw" />
          </div>
        )}
        <div className={plain.sheet}>
          <CardPaper card={card} isFolded={isFolded} />
        </div>
        <div className={styles.after}>
          <p className={styles.sender}>
            <SenderLine card={card} />
          </p>
          {message === '' ? null : <p className={styles.message}>{message}</p>}
          {thanks === 'sent' ? (
            <output className={styles.said}>
              <Trans>Podziękowanie wysłane</Trans>
            </output>
          ) : null}
          {thanks === 'open' ? (
            <form
              method="post"
              action={cardThanksForm(token)}
              className={styles.form}
              aria-label={t`Podziękowanie`}
            >
              <FailureNote failure={notice === null ? null : { code: notice }} texts={THANKS_FAILURES} />
              <div className={field.field}>
                <label htmlFor={WORDS_ID} className={field.label}>
                  <Trans>Twoje słowa do nadawcy</Trans>
                </label>
                <textarea
                  id={WORDS_ID}
                  className={field.control}
                  name={PLAIN_FIELDS.words}
                  maxLength={LONGEST_THANKS}
                  required
                  defaultValue={i18n._(CARD_THINGS[kind].thanks)}
                />
                <span className={field.description}>
                  <Trans>Nadawca dostanie je e-mailem. Adresów nie podajemy nikomu.</Trans>
                </span>
              </div>
              <div className={styles.formChoices}>
                <Button type="submit" variant="primary">
                  <Trans>Wyślij podziękowanie</Trans>
                </Button>
              </div>
            </form>
          ) : null}
          <CardFiles card={card} />
        </div>
      </div>
    </WithoutScript>
  )
}
