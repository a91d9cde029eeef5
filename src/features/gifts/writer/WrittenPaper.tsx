import { Fragment, type KeyboardEvent, useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Slot } from '#domain/wording/wording.ts'
import { paragraphsOf, type WrittenText } from '#domain/wording/writtenText.ts'
import { greets } from '#domain/gifts/cardType.ts'
import { typeset } from '#domain/typography/typeset.ts'
import { cardType } from '#ui/card/CardSheet.tsx'
import { Paper } from '#ui/Paper.tsx'
import paper from '../GiftPaper.module.css'
import styles from './Writer.module.css'

export interface WrittenPaperProps {
  readonly written: WrittenText
  readonly onTurn: (slot: Slot) => void
}

/** A text by the rules on the card’s paper: each of its sentences is said otherwise by a press. */
export function WrittenPaper({ written, onTurn }: WrittenPaperProps) {
  const hint = useId()
  const hasGreeting = greets(
    paragraphsOf(written).map((sentences) => sentences.map(({ sentence }) => sentence.text).join(' ')),
  )
  return (
    <Paper className={paper.paper}>
      {paragraphsOf(written).map((sentences, paragraph) => (
        <p
          key={sentences[0]?.sentence.slot}
          className={hasGreeting && paragraph === 0 ? cardType.greeting : undefined}
        >
          {sentences.map(({ sentence: { slot, text } }, place) => (
            <Fragment key={slot}>
              {place === 0 ? null : ' '}
              {/* A button of the browser’s own can’t break over lines in the midst of a text. */}
              <span
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
                role="button"
                tabIndex={0}
                className={styles.sentence}
                aria-describedby={hint}
                onClick={() => onTurn(slot)}
                onKeyDown={(event) => pressByKey(event, () => onTurn(slot))}
              >
                {typeset(text)}
              </span>
            </Fragment>
          ))}
        </p>
      ))}
      {written.signature === '' ? null : <p className={cardType.signature}>{written.signature}</p>}
      <p id={hint} className={styles.hint}>
        <Trans>Dotknij zdania, a podmienimy je.</Trans>
      </p>
    </Paper>
  )
}

function pressByKey(event: KeyboardEvent<HTMLElement>, press: () => void): void {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  press()
}
