import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { LONGEST_ADDRESS, LONGEST_TIMEOUT_SECONDS, MOST_RETRIES } from '#domain/template/templateLimits.ts'
import { FAILURE_BEHAVIOURS, type Template } from '#domain/template/templateSchema.ts'
import { COLLECT_STRATEGIES, EXECUTION_MODES } from '#domain/template/templateShapes.ts'
import { Switch } from '#ui/Switch.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useBuilder, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useProblems } from '../../document/problems.tsx'
import { useSavedTemplate } from '../../document/savedTemplate.ts'
import { ChoiceSelect } from '../../inputs/ChoiceSelect.tsx'
import { NumberField } from '../../inputs/NumberField.tsx'
import { COLLECT_WORDS, EXECUTION_WORDS, FAILURE_WORDS } from '../../words/choiceWords.ts'
import { problemWords } from '../../words/problemWords.ts'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'
import { WebhookKey } from './WebhookKey.tsx'

/** How the whole of a template is run (specification part 2, section 3). */
export function SettingsPanel() {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const settings = useTemplatePart('settings')
  const saved = useSavedTemplate()
  const problem = useProblems().find(({ place }) => place.part === 'settings')
  const panel = useRef<HTMLFieldSetElement>(null)
  useAskedFocus(panel, 'settings')

  function change(part: Partial<Template['settings']>): void {
    document.edit({ name: 'settings', of: Object.keys(part).join(), merges: true }, (template) => ({
      ...template,
      settings: { ...template.settings, ...part },
    }))
  }

  return (
    <fieldset ref={panel} aria-label={t`Potok`} className={stack.stack}>
      <ChoiceSelect
        label={t`Domyślne wykonanie`}
        words={EXECUTION_WORDS}
        values={EXECUTION_MODES}
        value={settings.defaultMode}
        onChange={(defaultMode) => change({ defaultMode })}
      />
      <ChoiceSelect
        label={t`Gdy wyników jest kilka`}
        words={COLLECT_WORDS}
        values={COLLECT_STRATEGIES}
        value={settings.defaultCollectStrategy}
        onChange={(defaultCollectStrategy) => change({ defaultCollectStrategy })}
      />
      <ChoiceSelect
        label={t`Gdy węzeł się nie uda`}
        words={FAILURE_WORDS}
        values={FAILURE_BEHAVIOURS}
        value={settings.failureBehaviour}
        onChange={(failureBehaviour) => change({ failureBehaviour })}
      />
      <Switch isSelected={settings.autoRetry} onChange={(autoRetry) => change({ autoRetry })}>
        {t`Ponawiaj nieudane węzły`}
      </Switch>
      {settings.autoRetry ? (
        <NumberField
          label={t`Najwięcej ponowień`}
          value={settings.maxRetries}
          min={0}
          max={MOST_RETRIES}
          onChange={(maxRetries) => change({ maxRetries })}
        />
      ) : null}
      <NumberField
        label={t`Limit czasu w sekundach`}
        value={settings.timeoutSeconds}
        min={1}
        max={LONGEST_TIMEOUT_SECONDS}
        onChange={(timeoutSeconds) => change({ timeoutSeconds })}
      />
      <Switch isSelected={settings.notifyUser} onChange={(notifyUser) => change({ notifyUser })}>
        {t`Powiadom, gdy wynik będzie gotowy`}
      </Switch>
      <div data-place="settings">
        <TextField
          label={t`Adres webhooka`}
          description={t`Dostanie podpisaną wiadomość po każdym uruchomieniu. Tylko https.`}
          type="url"
          value={settings.webhookUrl}
          maxLength={LONGEST_ADDRESS}
          errorMessage={problem === undefined ? undefined : i18n._(problemWords(problem))}
          onChange={(webhookUrl) => change({ webhookUrl })}
        />
      </div>
      {settings.webhookUrl === '' || saved === null ? null : <WebhookKey key={saved.id} id={saved.id} />}
    </fieldset>
  )
}
