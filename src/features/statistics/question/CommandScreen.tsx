import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { type Dimension, isTime } from '#domain/statistics/metrics.ts'
import { answeredBy, type Question, UNSAID_RANGE } from '#domain/statistics/questions/question.ts'
import type { QuestionLanguage } from '#domain/statistics/questions/lexicon.ts'
import { readQuestion } from '#domain/statistics/questions/readQuestion.ts'
import { writeQuestion } from '#domain/statistics/questions/writeQuestion.ts'
import { comparedDays, dayInShop } from '#domain/statistics/days.ts'
import { daysOf } from '#domain/statistics/range.ts'
import { Button } from '#ui/Button.tsx'
import { languageOf } from '#i18n/languages.ts'
import type { ChartKind } from '../figures/ReportChart.tsx'
import { ReportFigure } from '../figures/ReportFigure.tsx'
import type { StatisticsScreenProps } from '../screenProps.ts'
import { StatisticsFrame } from '../StatisticsFrame.tsx'
import { DIMENSION_WORDS } from '../words/dimensionWords.ts'
import { METRIC_WORDS } from '../words/metricWords.ts'
import { useDaysText } from '../words/useDaysText.ts'
import styles from './Question.module.css'
import { ProblemList } from './ProblemList.tsx'
import { QuestionField } from './QuestionField.tsx'

const UNSAID = { by: null, range: UNSAID_RANGE, comparison: 'none', filters: {} } as const

const EXAMPLES: readonly Question[] = [
  { ...UNSAID, metric: 'revenue', by: 'day', comparison: 'previous' },
  { ...UNSAID, metric: 'sessions', by: 'source', filters: { device: 'phone' } },
  { ...UNSAID, metric: 'failures', by: 'engine', range: '7-days' },
  { ...UNSAID, metric: 'items-value', by: 'product', range: 'this-month' },
  { ...UNSAID, metric: 'views', by: 'page', range: 'today' },
  { ...UNSAID, metric: 'credits-used', by: 'week', range: '90-days' },
]

/** /analytics-command: questions about the shop, typed as one says them. */
export function CommandScreen({ search, onSearchChange }: StatisticsScreenProps) {
  const { t, i18n } = useLingui()
  const [today] = useState(() => dayInShop(new Date()))
  const language: QuestionLanguage = languageOf(i18n.locale) === 'en' ? 'en' : 'pl'
  const asked = textOf(search['pytanie'])
  const options = { today, language }
  const reading = asked === '' ? null : readQuestion(asked, options)
  const ask = (text: string) => onSearchChange({ pytanie: text.trim() === '' ? undefined : text.trim() })

  return (
    <StatisticsFrame
      title={t`Centrum analityki`}
      lead={t`Zapytaj zwykłymi słowami: co policzyć, według czego, dla kogo i z których dni.`}
      search={{}}
    >
      <QuestionField asked={asked} options={options} onAsk={ask} />
      {reading === null ? null : (
        <ProblemList problems={reading.problems} asked={asked} language={language} onAsk={ask} />
      )}
      {reading?.question == null ? (
        <section className={styles.examples} aria-label={t`Przykładowe pytania`}>
          <h2 className={styles.heading}>
            <Trans>Na przykład</Trans>
          </h2>
          <ul className={styles.list}>
            {EXAMPLES.map((question) => {
              const text = writeQuestion(question, language)
              return (
                <li key={text}>
                  <Button
                    icon={<MessageCircleQuestion size={18} aria-hidden="true" />}
                    onPress={() => ask(text)}
                  >
                    {text}
                  </Button>
                </li>
              )
            })}
          </ul>
        </section>
      ) : (
        <Answer question={reading.question} today={today} />
      )}
    </StatisticsFrame>
  )
}

function Answer({ question, today }: { readonly question: Question; readonly today: string }) {
  const { i18n } = useLingui()
  const daysText = useDaysText()
  const by = answeredBy(question, today)
  const days = daysOf(question.range, today)
  const compared = comparedDays(days, question.comparison)
  const [daysWords, comparedWords] = [daysText(days), compared === null ? '' : daysText(compared)]
  return (
    <ReportFigure
      metric={question.metric}
      by={by}
      chart={chartOf(by)}
      scope={question}
      today={today}
      title={`${i18n._(METRIC_WORDS[question.metric])} · ${i18n._(DIMENSION_WORDS[by]).toLowerCase()}`}
      lead={
        compared === null ? (
          daysWords
        ) : (
          <Trans>
            {daysWords}, w porównaniu z {comparedWords}
          </Trans>
        )
      }
      most={15}
    />
  )
}

const CHARTS: Readonly<Partial<Record<Dimension, ChartKind>>> = {
  step: 'funnel',
  depth: 'columns',
  score: 'columns',
  age: 'columns',
}

function chartOf(by: Dimension): ChartKind {
  return isTime(by) ? 'time' : (CHARTS[by] ?? 'bars')
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim().slice(0, 400) : ''
}
