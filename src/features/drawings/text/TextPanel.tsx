import { Trans, useLingui } from '@lingui/react/macro'
import { Copy } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { DIAGRAM_KINDS, type DiagramFault, type DiagramKind } from '#domain/scene/diagram/statement.ts'
import { LONGEST_SOURCE } from '#domain/scene/sceneLimits.ts'
import { Button } from '#ui/Button.tsx'
import { useCopy } from '#ui/sharing/useCopy.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'
import { EXAMPLES } from './examples.ts'
import { FAULT_WORDS } from './faultWords.ts'
import { useTextSide } from './useTextSide.ts'
import styles from './TextPanel.module.css'

/** The drawing as Mermaid’s text: either side changes the other. */
export function TextPanel() {
  const { t, i18n } = useLingui()
  const { text, faults, write } = useTextSide()
  const copy = useCopy()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()

  useEffect(
    () => whenQuiet(() => void import('#ui/layout/layOut.ts').then(({ keepLayout }) => keepLayout())),
    [],
  )

  function exampleOf(kind: DiagramKind): string {
    return EXAMPLES[kind].source.map((part) => (typeof part === 'string' ? part : i18n._(part))).join('')
  }

  /** The caret goes to where something is wrong. */
  function goTo({ line, column }: DiagramFault): void {
    const lines = text.split('\n')
    const at = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1
    field.current?.focus()
    field.current?.setSelectionRange(at, at)
  }

  return (
    <div className={styles.panel}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Tekst diagramu (Mermaid)</Trans>
      </label>
      <textarea
        ref={field}
        id={id}
        className={styles.field}
        aria-describedby={`${id}-faults`}
        aria-invalid={faults.length > 0}
        rows={16}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        maxLength={LONGEST_SOURCE}
        placeholder="flowchart TD"
        value={text}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
      <output id={`${id}-faults`} className={styles.said}>
        {faults.length === 0 ? null : (
          <ul className={styles.faults}>
            {faults.slice(0, 20).map((fault) => {
              const { line, column, code, found, meant } = fault
              const words = i18n._(FAULT_WORDS[code])
              const could = meant.slice(0, 4).join(', ')
              return (
                <li key={`${line} ${column} ${code}`}>
                  <button type="button" className={styles.fault} onClick={() => goTo(fault)}>
                    <strong>{t`Wiersz ${line}`}</strong>
                    <span>
                      {words}
                      {found === '' ? '' : `: ${found.slice(0, 60)}`}
                    </span>
                    {could === '' ? null : <span className={styles.meant}>{t`Może: ${could}`}</span>}
                  </button>
                </li>
              )
            })}
          </ul>
        )}
      </output>
      {text.trim() === '' ? (
        <fieldset aria-label={t`Zacznij od przykładu`} className={styles.examples}>
          <p className={styles.hint}>
            <Trans>Wklej tekst albo zacznij od przykładu:</Trans>
          </p>
          {DIAGRAM_KINDS.map((kind) => (
            <Button key={kind} size="small" onPress={() => write(exampleOf(kind))}>
              {i18n._(EXAMPLES[kind].label)}
            </Button>
          ))}
        </fieldset>
      ) : (
        <>
          <p className={styles.hint}>
            <Trans>
              Zmiany tekstu widać na rysunku, a zmiany rysunku w tekście. Wiersze %% @pos trzymają miejsca, a
              %% @bend zgięcia linii.
            </Trans>
          </p>
          <Button
            size="small"
            icon={<Copy size={18} aria-hidden="true" />}
            onPress={() => void copy(text, t`Tekst skopiowany`)}
          >
            <Trans>Kopiuj tekst</Trans>
          </Button>
        </>
      )}
    </div>
  )
}
