import { Trans, useLingui } from '@lingui/react/macro'
import { WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { applySuggestion } from '#domain/template/applySuggestion.ts'
import type { Suggestion } from '#domain/template/suggestion.ts'
import { LONGEST_DESCRIPTION } from '#domain/template/templateLimits.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { TemplateFailureNote } from '#ui/templateForm/TemplateFailureNote.tsx'
import { Notice } from '#ui/Notice.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useBuilder, useSelection, useTemplate } from '../../document/BuilderContext.tsx'
import { BUILDER_MESSAGES } from '../../words/builderMessages.ts'
import { TROUBLE_WORDS } from '../../words/troubleWords.ts'
import stack from '../PanelStack.module.css'
import { OwnSuggestion } from './OwnSuggestion.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { UnreadWish } from './UnreadWish.tsx'
import { useSuggestions } from './useSuggestions.ts'

/**
 * Improvements: by a model where one is configured, by rules otherwise, and by the author's wishes. Each names its
 * source and its change; applying one is one step of undo (specification part 2, sections 2, 4 and 8).
 */
export default function AssistantPanel() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const template = useTemplate()
  const [chosen] = useSelection()
  const [wish, setWish] = useState('')
  const [own, setOwn] = useState<readonly Suggestion[]>([])
  /** The very objects: the same rule may propose the same again. */
  const [settled, setSettled] = useState<ReadonlySet<Suggestion>>(new Set())
  const { ask, answer, failure, isPending, isOffline } = useSuggestions()
  const node = template.nodes.some(({ id }) => id === chosen) ? chosen : undefined
  const offered = [...own, ...(answer?.suggestions ?? [])].filter((each) => !settled.has(each))
  const settle = (suggestion: Suggestion) => setSettled(new Set([...settled, suggestion]))

  function apply(suggestion: Suggestion): void {
    const { change } = suggestion
    const isApplied = document.edit({ name: 'suggestion' }, (present) => applySuggestion(present, change))
    settle(suggestion)
    announce(isApplied ? i18n._(BUILDER_MESSAGES.suggestion_applied) : t`Ta zmiana już jest w szablonie.`)
  }

  return (
    <div className={stack.stack}>
      <TextField
        label={t`Co chcesz poprawić`}
        description={
          isOffline
            ? t`Bez sieci polecenia czytają reguły. Puste pole: przejrzą cały szablon.`
            : t`Na przykład: dodaj pole Styl: akwarela, plakat. Puste pole: przejrzymy cały szablon.`
        }
        multiline
        value={wish}
        maxLength={LONGEST_DESCRIPTION}
        onChange={setWish}
      />
      <Button
        variant="primary"
        icon={<WandSparkles size={18} aria-hidden="true" />}
        isPending={isPending}
        onPress={() => ask({ template, wish: wish.trim(), node })}
      >
        <Trans>Zaproponuj zmiany</Trans>
      </Button>
      {failure === null ? null : (
        <>
          <strong>{i18n._(BUILDER_MESSAGES.ai_suggestions_failed)}</strong>
          <TemplateFailureNote failure={failure} />
        </>
      )}
      {answer?.trouble == null ? null : (
        <Notice tone="neutral">{i18n._(TROUBLE_WORDS[answer.trouble])}</Notice>
      )}
      {answer?.suggestions.length === 0 && answer.unread.length === 0 ? (
        <Notice tone="success">
          <Trans>Nie ma nic do poprawienia.</Trans>
        </Notice>
      ) : null}
      {offered.map((suggestion) => (
        <SuggestionCard
          key={suggestion.id}
          suggestion={suggestion}
          template={template}
          onApply={() => apply(suggestion)}
          onDismiss={() => settle(suggestion)}
        />
      ))}
      {answer === null || answer.unread.length === 0 ? null : <UnreadWish sentences={answer.unread} />}
      <OwnSuggestion template={template} onAdd={(suggestion) => setOwn([suggestion, ...own])} />
    </div>
  )
}
