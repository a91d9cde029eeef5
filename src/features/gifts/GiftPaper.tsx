import { Fragment, type ReactNode } from 'react'
import type { Blank } from '#domain/gifts/shownWords.ts'
import { Paper } from '#ui/Paper.tsx'
import { templateParts } from './templateParts.ts'
import styles from './GiftPaper.module.css'

export interface GiftPaperProps {
  readonly template: string
  /** Draws a blank; nobody's yet unless told. */
  readonly renderBlank?: (blank: Blank, place: string) => ReactNode
  /** What a blank is called. */
  readonly labelOf: (name: string) => string
}

/** The inside of a card: its text, with room where the giver's own words come. */
export function GiftPaper({ template, renderBlank, labelOf }: GiftPaperProps) {
  return (
    <Paper className={styles.paper}>
      {templateParts(template).map((parts, paragraph) => (
        <p key={paragraph}>
          {parts.map((part, place) => {
            const key = `${paragraph}-${place}`
            if (part.kind === 'words') return <Fragment key={key}>{part.text}</Fragment>
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
