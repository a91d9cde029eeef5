import { Plural, Trans, useLingui } from '@lingui/react/macro'
import {
  ISSUE_LANGUAGES,
  type IssueContent,
  issueGaps,
  type NewsletterOverview,
} from '#domain/newsletter/issue.ts'
import { LANGUAGE_NAMES } from '#i18n/languages.ts'
import { Notice } from '#ui/Notice.tsx'
import { TEXT_PROBLEM_WORDS } from './issueWords.ts'
import styles from './Newsletter.module.css'

export interface IssueGapsNoticeProps {
  readonly content: IssueContent
  readonly overview: NewsletterOverview
}

/**
 * The missing parts of each language, and the number of subscribers who get nothing because of it: shown before
 * sending.
 */
export function IssueGapsNotice({ content, overview }: IssueGapsNoticeProps) {
  const { t, i18n } = useLingui()
  return ISSUE_LANGUAGES.map((language) => {
    const gaps = issueGaps(content[language], overview.pictureOrigins)
    const readers = overview.audience[language]
    const name = LANGUAGE_NAMES[language]
    const missing = [...(gaps.subject ? [t`Brakuje tematu`] : []), ...(gaps.body ? [t`Brakuje treści`] : [])]
    const lines = gaps.isMissing
      ? []
      : [
          ...missing,
          ...gaps.problems.map(({ code, typed }) => `${i18n._(TEXT_PROBLEM_WORDS[code])}: ${typed}`),
        ]
    if (lines.length === 0 && (!gaps.isMissing || readers === 0)) return null
    return (
      <Notice key={language} tone="warning" title={gaps.isMissing ? t`${name}: nic nie napisano` : name}>
        {lines.length === 0 ? null : (
          <ul className={styles.problems}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {readers === 0 ? null : (
          <Trans>
            Bez tego pominiemy{' '}
            <Plural
              value={readers}
              one="# osobę czytającą"
              few="# osoby czytające"
              many="# osób czytających"
              other="# osoby czytającej"
            />{' '}
            w tym języku.
          </Trans>
        )}
      </Notice>
    )
  })
}
