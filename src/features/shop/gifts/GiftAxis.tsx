import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { ShopSearch } from '#domain/catalogue/shopSearch.ts'
import { SheetButton } from '../SheetButton.tsx'
import { type GiftQuestion, useGiftAxis } from './useGiftAxis.ts'
import styles from './GiftAxis.module.css'

export interface GiftAxisProps {
  readonly search: ShopSearch
  /** Stands at the end of the row of buttons. */
  readonly children?: ReactNode
}

/**
 * For whom, for which day, for how much: links that narrow the shop. Rows of them on a desktop; on a phone one row of
 * three buttons, each opening its own sheet with them.
 */
export function GiftAxis({ search, children }: GiftAxisProps) {
  const { t } = useLingui()
  const questions = useGiftAxis(search)
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
              {(close) => <GiftChoices question={question} onChoose={close} />}
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
  readonly onChoose: () => void
}

function GiftChoices({ question, onChoose }: GiftChoicesProps) {
  return (
    <ul className={styles.choices} aria-label={question.title}>
      {question.choices.map(({ key, label, search }) => (
        <li key={key}>
          <Link
            to="/sklep"
            search={search}
            activeOptions={{ exact: true, includeSearch: true }}
            resetScroll={false}
            className={styles.choice}
            onClick={onChoose}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
