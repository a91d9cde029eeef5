import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo } from 'react'
import { applySuggestion } from '#domain/template/applySuggestion.ts'
import type { Suggestion } from '#domain/template/suggestion.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Badge, type BadgeTone } from '#ui/Badge.tsx'
import { Button } from '#ui/Button.tsx'
import { Difference } from '../../difference/Difference.tsx'
import { SOURCE_WORDS, SUGGESTION_WORDS } from './suggestionWords.ts'
import styles from './AssistantPanel.module.css'

const TONES: Readonly<Record<Suggestion['source'], BadgeTone>> = {
  api: 'generated',
  heuristic: 'neutral',
  user: 'accent',
}

export interface SuggestionCardProps {
  readonly suggestion: Suggestion
  readonly template: Template
  readonly onApply: () => void
  readonly onDismiss: () => void
}

/** One suggestion: its source, its reason, and its change. */
export function SuggestionCard({ suggestion, template, onApply, onDismiss }: SuggestionCardProps) {
  const { i18n } = useLingui()
  const { source, code, text, change } = suggestion
  const after = useMemo(() => applySuggestion(template, change), [template, change])
  return (
    <article className={styles.card}>
      <Badge tone={TONES[source]}>{i18n._(SOURCE_WORDS[source])}</Badge>
      <p>{text === '' && code !== null ? i18n._(SUGGESTION_WORDS[code]) : text}</p>
      <Difference before={template} after={after} />
      {change.kind === 'prompt' ? <p className={styles.prompt}>{change.promptTemplate}</p> : null}
      <div className={styles.row}>
        <Button size="small" variant="primary" isDisabled={after === template} onPress={onApply}>
          <Trans>Zastosuj</Trans>
        </Button>
        <Button size="small" variant="quiet" onPress={onDismiss}>
          <Trans>Odrzuć</Trans>
        </Button>
      </div>
    </article>
  )
}
