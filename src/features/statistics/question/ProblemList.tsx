import { Trans, useLingui } from '@lingui/react/macro'
import { Wand2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { METRIC_NAMES, metricFacts } from '#domain/statistics/metrics.ts'
import {
  DIMENSION_WORDINGS,
  METRIC_WORDINGS,
  type QuestionLanguage,
} from '#domain/statistics/questions/lexicon.ts'
import type { Problem } from '#domain/statistics/questions/question.ts'
import { filterPlainWords } from '#domain/statistics/questions/writeQuestion.ts'
import { MOST_DAYS_BY_HOUR } from '#domain/statistics/report.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import styles from './Question.module.css'

export interface ProblemListProps {
  readonly problems: readonly Problem[]
  readonly asked: string
  readonly language: QuestionLanguage
  readonly onAsk: (text: string) => void
}

/** The parts of a question that weren't understood, with likely corrections. */
export function ProblemList({ problems, asked, language, onAsk }: ProblemListProps) {
  const { t } = useLingui()
  if (problems.length === 0) return null
  return (
    <Notice tone="warning" title={t`Nie wszystko jest jasne`}>
      <ul className={styles.problems}>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>
            <ProblemWords problem={problem} language={language} />{' '}
            {problem.kind === 'unknown' ? (
              <Meant problem={problem} onMeant={(meant) => onAsk(replaced(asked, problem.word, meant))} />
            ) : null}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

interface MeantProps {
  readonly problem: Extract<Problem, { kind: 'unknown' }>
  readonly onMeant: (meant: string) => void
}

function Meant({ problem: { meant }, onMeant }: MeantProps) {
  if (meant === null) return null
  return (
    <Button size="small" icon={<Wand2 size={16} aria-hidden="true" />} onPress={() => onMeant(meant)}>
      <Trans>Chodziło o: {meant}</Trans>
    </Button>
  )
}

interface ProblemWordsProps {
  readonly problem: Problem
  readonly language: QuestionLanguage
}

function ProblemWords({ problem, language }: ProblemWordsProps): ReactNode {
  if (problem.kind === 'unknown') {
    const { word } = problem
    return <Trans>Nie znamy słowa „{word}”.</Trans>
  }
  if (problem.kind === 'unfinished') {
    const { word } = problem
    return <Trans>Po „{word}” czegoś brakuje.</Trans>
  }
  if (problem.kind === 'no-metric') {
    const some = METRIC_NAMES.slice(0, 3).map((metric) => METRIC_WORDINGS[metric][language])
    const examples = [...some, METRIC_WORDINGS.revenue[language], METRIC_WORDINGS.generations[language]].join(
      ', ',
    )
    return <Trans>Brakuje tego, co policzyć. Na przykład: {examples}.</Trans>
  }
  if (problem.kind === 'again') {
    const { word } = problem
    return <Trans>„{word}” nie pasuje do wcześniejszych słów, więc je pomijamy.</Trans>
  }
  if (problem.kind === 'by') {
    const metric = METRIC_WORDINGS[problem.metric][language]
    const by = DIMENSION_WORDINGS[problem.by][language]
    const possible = metricFacts(problem.metric)
      .by.map((other) => DIMENSION_WORDINGS[other][language])
      .join(', ')
    return (
      <Trans>
        „{metric}” nie dzieli się według {by}. Może według: {possible}.
      </Trans>
    )
  }
  if (problem.kind === 'filter') {
    const metric = METRIC_WORDINGS[problem.metric][language]
    const filter = filterPlainWords(problem.filter, language)
    return (
      <Trans>
        „{metric}” nie zna filtra „{filter}”, więc liczymy wszystko.
      </Trans>
    )
  }
  return <Trans>Według godziny da się pokazać najwyżej {MOST_DAYS_BY_HOUR} dni.</Trans>
}

/** The question with one word put right. */
function replaced(text: string, word: string, meant: string): string {
  const at = text.indexOf(word)
  return at === -1 ? text : `${text.slice(0, at)}${meant}${text.slice(at + word.length)}`
}
