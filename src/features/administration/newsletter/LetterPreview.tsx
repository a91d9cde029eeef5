import { useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { drawLetter, LETTER_PAGE_STYLE } from '#domain/letters/letterSheet.ts'
import { ISSUE_ENDING, type IssueLanguage, type IssueWords } from '#domain/newsletter/issue.ts'
import { readIssueText } from '#domain/newsletter/issueText.ts'
import { RadioGroup } from '#ui/RadioGroup.tsx'
import styles from './Newsletter.module.css'
import { LetterNodes } from './LetterNodes.tsx'

export interface LetterPreviewProps {
  readonly words: IssueWords
  readonly language: IssueLanguage
}

type Width = 'phone' | 'desktop'

/** An issue as its readers get it: rendered like the letters, in a page of its own where no script runs. */
export function LetterPreview({ words, language }: LetterPreviewProps) {
  const { t } = useLingui()
  const [width, setWidth] = useState<Width>('phone')
  const [page, setPage] = useState<Document | null>(null)
  const nodes = useMemo(() => drawIssue(words, language), [words, language])
  useEffect(() => {
    if (page !== null) layOut(page, { language, title: words.subject })
  }, [page, language, words.subject])
  return (
    <div className={styles.preview}>
      <RadioGroup<Width>
        label={t`Szerokość podglądu`}
        isLabelHidden
        presentation="chips"
        value={width}
        onChange={setWidth}
        options={[
          { value: 'phone', label: t`Telefon` },
          { value: 'desktop', label: t`Komputer` },
        ]}
      />
      <div className={styles.envelope}>
        <strong>{words.subject === '' ? t`(bez tematu)` : words.subject}</strong>
        {words.preheader === '' ? null : <span className={styles.preheader}>{words.preheader}</span>}
      </div>
      {/* It may be as wide as a desktop's window on a narrow page. */}
      <div className={styles.window}>
        <iframe
          className={styles.frame}
          data-width={width}
          title={t`Podgląd e-maila`}
          sandbox="allow-same-origin"
          ref={(frame) => setPage(frame?.contentDocument ?? null)}
          onLoad={(event) => setPage(event.currentTarget.contentDocument)}
        />
      </div>
      {page === null ? null : createPortal(<LetterNodes nodes={nodes} />, page.body)}
    </div>
  )
}

/** Prepares an empty page for a letter. */
function layOut(page: Document, { language, title }: { readonly language: string; readonly title: string }) {
  page.documentElement.lang = language
  page.title = title
  page.body.style.cssText = LETTER_PAGE_STYLE
}

function drawIssue(words: IssueWords, language: IssueLanguage) {
  const { origin } = globalThis.location
  return drawLetter(
    {
      language,
      preheader: words.preheader,
      paragraphs: [],
      blocks: readIssueText(words.body, []).blocks,
      notes: [ISSUE_ENDING[language].note],
      other: { label: ISSUE_ENDING[language].leave, href: `${origin}/newsletter/unsubscribe` },
    },
    origin,
  )
}
