import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, lazy, type ReactNode, Suspense } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { CreditCount } from '#ui/CreditCount.tsx'
import { StartBar } from '#ui/jobs/StartBar.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { CountChoice } from './CountChoice.tsx'
import { EngineChoice } from './EngineChoice.tsx'
import { FORM_WORDS } from '../words/formType.ts'
import styles from './GeneratorForm.module.css'
import type { Occasion } from '../prompts/occasionNames.ts'
import {
  type LooseOptions,
  MoreFields,
  OptionFields,
  PromptFields,
} from '#ui/generatorOptions/OptionFields.tsx'
import { PresetChips } from '../prompts/PresetChips.tsx'
import { presetFor } from '../prompts/presets.ts'
import { PromptField } from '../prompts/PromptField.tsx'
import { readingFor } from '../prompts/readsPrompt.ts'
import { PromptHelp } from '../prompts/PromptHelp.tsx'
import { type RenderPicker, usePictureSource } from '../options/usePictureSource.tsx'
import { SeedNote } from '../options/SeedNote.tsx'
import type { Generator } from './useGenerator.ts'

// The words that rules understand are many: they come after the form, where they are needed.
const PromptReading = lazy(() => import('../prompts/PromptReading.tsx'))

export interface GeneratorFormProps {
  readonly generator: Generator
  /** Called with the refCode of the started job. */
  readonly onStarted: (refCode: string) => void
  readonly renderPicker?: RenderPicker
  /** Over the prompt, such as the choice between music and speech. */
  readonly choice?: ReactNode
  /** Over the price, on a screen where the stage is out of sight. */
  readonly news?: ReactNode
}

/** The form of a generator: the question, how it shall be, its price and the press. */
export function GeneratorForm({ generator, onStarted, renderPicker, choice, news }: GeneratorFormProps) {
  const { i18n, t } = useLingui()
  const { type, draft, options, form, engines, state, problem, promptRef } = generator
  const words = FORM_WORDS[type]

  function pickPreset(occasion: Occasion): void {
    const preset = presetFor(type, occasion)
    if (preset === undefined) return
    form.replace({
      ...draft,
      prompt: i18n._(preset.prompt),
      options: { ...draft.options, ...preset.options },
    })
    announce(t`Wpisane: ${i18n._(preset.prompt)}`)
  }

  function clear(): void {
    form.replace({ ...draft, prompt: '' })
    promptRef.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const refCode = await generator.submit()
    if (refCode !== undefined) onStarted(refCode)
  }

  const { offer } = engines
  const reading = readingFor(offer, options)
  const pictures = usePictureSource(renderPicker, generator.visitor)
  const fields = {
    type,
    options,
    fields: generator.fields,
    pictures,
    onChange: (change: LooseOptions) => form.change({ options: change }),
  }
  return (
    <form
      className={styles.form}
      method="post"
      aria-label={i18n._(words.verb)}
      onSubmit={(event) => void submit(event)}
      noValidate
    >
      {choice}
      <div className={styles.begin}>
        <PromptField
          ref={promptRef}
          label={i18n._(words.question)}
          placeholder={i18n._(words.placeholder)}
          value={draft.prompt}
          problem={problem}
          onChange={generator.setPrompt}
          onClear={clear}
        />
        <PromptFields {...fields} />
        {offer !== null && draft.options['reference'] !== undefined && !('reference' in generator.fields) ? (
          <Notice
            tone="warning"
            action={
              <Button size="small" onPress={() => form.change({ options: { reference: undefined } })}>
                <Trans>Bez zdjęcia</Trans>
              </Button>
            }
          >
            <Trans>Ten silnik nie używa zdjęć. Wybierz inny albo twórz bez zdjęcia.</Trans>
          </Notice>
        ) : null}
        {reading === null ? null : (
          <Suspense fallback={null}>
            <PromptReading reading={reading} prompt={draft.prompt} onChange={generator.setPrompt} />
          </Suspense>
        )}
        {form.replaced === null ? null : (
          <Notice
            tone="neutral"
            action={
              <Button size="small" onPress={form.bringBack}>
                <Trans>Przywróć poprzedni</Trans>
              </Button>
            }
          >
            <Trans>Poprzedni opis czeka, gdyby był potrzebny.</Trans>
          </Notice>
        )}
        <PresetChips type={type} onPick={pickPreset} />
      </div>
      <OptionFields {...fields} />
      <div className={styles.more}>
        <PromptHelp type={type} prompt={draft.prompt} onChange={generator.setPrompt} />
        {engines.areOffersKnown ? (
          <EngineChoice
            offers={engines.offers}
            offer={offer}
            onChange={(engine) => form.change({ engine })}
          />
        ) : (
          <p className={styles.unknown}>
            <Skeleton width="40%" />
          </p>
        )}
        {offer === null ? null : (
          <MoreFields
            key={String(generator.defaults.areAdvancedShown)}
            {...fields}
            isExpanded={generator.defaults.areAdvancedShown}
          />
        )}
      </div>
      {engines.isFailed || (generator.isOffline && !engines.areOffersKnown) ? (
        <Notice
          tone="warning"
          title={t`Nie znamy teraz cen`}
          action={
            <Button size="small" onPress={engines.retry}>
              <Trans>Spróbuj ponownie</Trans>
            </Button>
          }
        >
          <Trans>Opis jest zapisany. Gdy wróci połączenie, zobaczysz cenę i zaczniesz.</Trans>
        </Notice>
      ) : null}
      <SeedNote
        seed={typeof options['seed'] === 'number' ? options['seed'] : undefined}
        onForget={() => form.change({ options: { seed: undefined } })}
      />
      {generator.count === null ? null : (
        <CountChoice count={generator.count} onChange={generator.setCount} />
      )}
      <StartBar
        state={state}
        price={'price' in state ? <CreditCount value={state.price} /> : null}
        unavailable={<Trans>Ten generator teraz nie działa.</Trans>}
        verb={i18n._(words.verb)}
        isStarting={generator.isStarting}
        isStuck
      >
        {news}
      </StartBar>
    </form>
  )
}
