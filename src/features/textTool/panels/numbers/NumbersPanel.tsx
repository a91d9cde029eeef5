import { useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { useAnswer } from '../../useAnswer.ts'
import { useWrittenText } from '../../useWrittenText.ts'
import type { PanelProps } from '../panel.ts'
import styles from '../Panel.module.css'
import { Counts } from './Counts.tsx'
import { PostLimits } from './PostLimits.tsx'
import { ReadingEase } from './ReadingEase.tsx'
import { RepeatedWords } from './RepeatedWords.tsx'

/** How long the text is, where it fits, how it reads and what it repeats. */
export function NumbersPanel({ onLeave }: PanelProps) {
  const { t } = useLingui()
  const text = useWrittenText()
  const measures = useAnswer(
    'measure',
    useMemo(() => ({ text }), [text]),
  )
  if (measures === null) return <p className={styles.quiet}>{t`Liczę…`}</p>
  return (
    <div className={styles.panel}>
      <Counts counts={measures.counts} sms={measures.sms} />
      <ReadingEase readability={measures.readability} />
      <PostLimits left={measures.left} />
      <RepeatedWords words={measures.repeated} onLeave={onLeave} />
    </div>
  )
}
