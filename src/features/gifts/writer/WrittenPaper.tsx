import { Fragment, type KeyboardEvent, useId } from 'react'
import { Trans } from '@lingui/react/macro'
import type { Slot } from '#domain/wording/wording.ts'
import { paragraphsOf, type WrittenText } from '#domain/wording/writtenText.ts'
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
  return (
    <Paper className={paper.paper}>
      {paragraphsOf(written).map((sentences) => (
        <p key={sentences[0]?.sentence.slot}>
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
                {text}
              </span>
            </Fragment>
          ))}
        </p>
      ))}
      {written.signature === '' ? null : <p>{written.signature}</p>}
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
