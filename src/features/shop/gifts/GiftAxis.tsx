import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import type { OnSearchChange } from '#ui/searchChange.ts'
import { type SearchLink, useSearchLink } from '#ui/useSearchLink.ts'
import { SheetButton } from '../SheetButton.tsx'
import { type GiftQuestion, useGiftAxis } from './useGiftAxis.ts'
import styles from './GiftAxis.module.css'

export interface GiftAxisProps {
  readonly search: ShopSearch
  readonly onSearchChange: OnSearchChange<ShopSearch>
  /** Stands at the end of the row of buttons. */
  readonly children?: ReactNode
}

/**
 * For whom, for which day, for how much: links that narrow the shop. Rows of them on a desktop; on a phone one row of
 * three buttons, each opening its own sheet with them.
 */
export function GiftAxis({ search, onSearchChange, children }: GiftAxisProps) {
  const { t } = useLingui()
  const questions = useGiftAxis(search)
  const link = useSearchLink(search, onSearchChange)
  return (
    <nav className={styles.axis} aria-label={t`Znajdź prezent`}>
      <div className={styles.questions}>
        {questions.map((question) => (
          <div key={question.key} className={styles.question}>
            <h2 className={styles.title}>{question.title}</h2>
            <SheetButton
              id={`prezent-${question.key}`}
              title={question.title}
              chosen={question.chosen}
              isInlineWhenWide
            >
              {(close) => <GiftChoices question={question} linkTo={link} onChoose={close} />}
            </SheetButton>
          </div>
        ))}
        {children}
      </div>
    </nav>
  )
}

interface GiftChoicesProps {
  readonly question: GiftQuestion
  readonly linkTo: (change: Partial<ShopSearch>) => SearchLink
  readonly onChoose: () => void
}

function GiftChoices({ question, linkTo, onChoose }: GiftChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={question.title}>
      {question.choices.map(({ key, label, change }) => {
        const link = linkTo(change)
        return (
          <li key={key}>
            <Link
              {...link}
              activeOptions={{ exact: true, includeSearch: true }}
              className={styles.choice}
              onClick={(event) => {
                link.onClick(event)
                onChoose()
              }}
            >
              {label}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
