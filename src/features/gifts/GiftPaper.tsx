import { Fragment, type ReactNode } from 'react'
import type { Blank } from '#domain/gifts/shownWords.ts'
import { greets } from '#domain/gifts/cardType.ts'
import { typeset } from '#domain/typography/typeset.ts'
import { Paper } from '#ui/Paper.tsx'
import { cardType } from '#ui/card/CardSheet.tsx'
import { isSignature, templateParts } from './templateParts.ts'
import styles from './GiftPaper.module.css'

export interface GiftPaperProps {
  readonly template: string
  /** Renders a blank; empty by default. */
  readonly renderBlank?: (blank: Blank, place: string) => ReactNode
  /** The label of a blank. */
  readonly labelOf: (name: string) => string
}

/** The inside of a card: its text, with room where the giver's own words come. */
export function GiftPaper({ template, renderBlank, labelOf }: GiftPaperProps) {
  const all = templateParts(template)
  const hasGreeting = greets(template.split(/\n{2,}/u))
  const typeOf = (paragraph: number) => {
    if (hasGreeting && paragraph === 0) return cardType.greeting
    return isSignature(all[paragraph] ?? []) ? cardType.signature : undefined
  }
  return (
    <Paper className={styles.paper}>
      {all.map((parts, paragraph) => (
        <p key={paragraph} className={typeOf(paragraph)}>
          {parts.map((part, place) => {
            const key = `${paragraph}-${place}`
            if (part.kind === 'words') return <Fragment key={key}>{typeset(part.text)}</Fragment>
            return (
              <Fragment key={key}>
                {renderBlank?.(part, key) ?? (
                  <span className={styles.blank} data-placeholder={labelOf(part.name)} />
                )}
              </Fragment>
            )
          })}
        </p>
      ))}
    </Paper>
  )
}
