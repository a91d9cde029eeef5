import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useId, useMemo, useRef } from 'react'
import { missingWords, type Translation, translationsOf, withEnglish } from '#domain/template/english.ts'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import fieldStyles from '#ui/Field.module.css'
import { classNames } from '#ui/classNames.ts'
import { useBuilder, useTemplate } from '../../document/BuilderContext.tsx'
import stack from '../PanelStack.module.css'
import { useAskedFocus } from '../useAskedFocus.ts'
import styles from './EnglishPanel.module.css'
import { TEXT_KIND_WORDS } from './textKindWords.ts'

/** Every text that visitors read, with its words in English beside it. */
export default function EnglishPanel() {
  const { t } = useLingui()
  const template = useTemplate()
  const translations = useMemo(() => translationsOf(template), [template])
  const missing = useMemo(() => missingWords(template), [template])
  const panel = useRef<HTMLDivElement>(null)
  useAskedFocus(panel, 'english')
  if (translations.length === 0) {
    return (
      <p className={stack.text}>
        <Trans>Nie ma jeszcze czego tłumaczyć. Nadaj szablonowi tytuł i dodaj pola formularza.</Trans>
      </p>
    )
  }
  const groups = groupsOf(translations)

  function nameOf(group: string): string {
    if (group === 'details') return t`Szablon`
    if (group === 'graph') return t`Węzły i wyniki`
    const at = template.form.findIndex(({ id }) => id === group)
    const title = template.form[at]?.title ?? ''
    const number = at + 1
    return title === '' ? t`Krok ${number}` : t`Krok ${number}: ${title}`
  }

  return (
    <div ref={panel} className={stack.stack}>
      {missing === 0 ? (
        <p className={stack.text} aria-live="polite">
          <Trans>Wszystko jest po angielsku.</Trans>
        </p>
      ) : (
        <div className={styles.missing}>
          <p className={stack.text}>
            <Plural
              value={missing}
              one="Brakuje # słowa. Gdzie go nie ma, gość czyta po polsku."
              few="Brakuje # słów. Gdzie ich nie ma, gość czyta po polsku."
              many="Brakuje # słów. Gdzie ich nie ma, gość czyta po polsku."
              other="Brakuje # słowa. Gdzie ich nie ma, gość czyta po polsku."
            />
          </p>
          <Button
            size="small"
            onPress={() => panel.current?.querySelector<HTMLElement>('[data-missing]')?.focus()}
          >
            <Trans>Do pierwszego brakującego</Trans>
          </Button>
        </div>
      )}
      {[...groups].map(([group, rows]) => (
        <section key={group} className={styles.group} aria-label={nameOf(group)}>
          <h3 className={styles.heading}>{nameOf(group)}</h3>
          <ul className={styles.rows}>
            {rows.map((row) => (
              <li key={row.text}>
                <Row row={row} template={template} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** Texts outside the steps that are not grouped with the title. */
const GRAPH: ReadonlySet<Translation['kind']> = new Set(['node', 'output'])

/** Texts by their place: the id of their step, or another group. */
function groupsOf(translations: readonly Translation[]): ReadonlyMap<string, readonly Translation[]> {
  const groups = new Map<string, Translation[]>()
  for (const translation of translations) {
    const { kind, step } = translation
    const group = step ?? (GRAPH.has(kind) ? 'graph' : 'details')
    groups.set(group, [...(groups.get(group) ?? []), translation])
  }
  return groups
}

interface RowProps {
  readonly row: Translation
  readonly template: Template
}

function Row({ row: { kind, field, text, english, longest }, template }: RowProps) {
  const { i18n, t } = useLingui()
  const document = useBuilder()
  const id = useId()
  const fieldLabel =
    field === undefined || kind === 'label'
      ? ''
      : (template.form.flatMap(({ fields }) => fields).find(({ name }) => name === field)?.label ?? '')
  const control = {
    id,
    lang: 'en',
    maxLength: longest,
    value: english,
    className: classNames(fieldStyles.control),
    ...(english === '' ? { 'data-missing': '' } : {}),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      document.edit({ name: 'english', of: text, merges: true }, (present) =>
        withEnglish(present, text, value),
      )
    },
  }
  return (
    <div className={styles.row}>
      <label htmlFor={id} className={styles.polish}>
        <span className={styles.kind}>
          {i18n._(TEXT_KIND_WORDS[kind])}
          {fieldLabel === '' ? null : ` · ${fieldLabel}`}
        </span>{' '}
        <span lang="pl" className={styles.text}>
          {text}
        </span>
      </label>
      {longest > LONGEST_LABEL ? (
        <textarea {...control} rows={3} />
      ) : (
        <input {...control} autoComplete="off" />
      )}
      {english.length > longest ? (
        <p className={fieldStyles.error}>{t`Za długie o ${english.length - longest} znaków.`}</p>
      ) : null}
    </div>
  )
}
