import { useLingui } from '@lingui/react/macro'
import { useId, useRef } from 'react'
import { ancestors } from '#domain/template/graph.ts'
import { LONGEST_PROMPT } from '#domain/template/templateLimits.ts'
import { classNames } from '#ui/classNames.ts'
import styles from '#ui/Field.module.css'
import { graphOfTemplate } from '../document/analysis.ts'
import { useTemplate } from '../document/BuilderContext.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'
import { useFormFields } from './useFieldOptions.ts'
import own from './PromptField.module.css'

export interface PromptFieldProps {
  readonly label: string
  readonly description?: string
  readonly value: string
  /** The node of the text: it can refer to the nodes before it. */
  readonly nodeId: string
  readonly onChange: (value: string) => void
}

/** A text with references to fields of the form and to other nodes, which a list beside it writes. */
export function PromptField({ label, description, value, nodeId, onChange }: PromptFieldProps) {
  const { t } = useLingui()
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const fields = useFormFields()
  const before = useNodesBefore(nodeId)
  const nameOf = useNodeName()

  function insert(reference: string): void {
    const { selectionStart, selectionEnd } = area.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    }
    const next = `${value.slice(0, selectionStart)}${reference}${value.slice(selectionEnd)}`
    if (next.length > LONGEST_PROMPT) return
    onChange(next)
    const caret = selectionStart + reference.length
    // Once the text is rendered.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }

  return (
    <div className={styles.field}>
      <div className={own.head}>
        <label htmlFor={id} className={styles.label}>
          {label}
        </label>
        <select
          className={own.insert}
          aria-label={t`Wstaw do: ${label}`}
          value=""
          onChange={(event) => insert(event.currentTarget.value)}
        >
          <option value="" disabled>
            {t`Wstaw…`}
          </option>
          <option value="{{previous}}">{t`Wynik poprzedniego węzła`}</option>
          {fields.length === 0 ? null : (
            <optgroup label={t`Pola formularza`}>
              {fields.map(({ name, label: words }) => (
                <option key={name} value={`{{${name}}}`}>
                  {words === '' ? name : words}
                </option>
              ))}
            </optgroup>
          )}
          {before.length === 0 ? null : (
            <optgroup label={t`Wyniki węzłów`}>
              {before.map((node) => (
                <option key={node.id} value={`{{node:${node.id}}}`}>
                  {nameOf(node)}
                </option>
              ))}
            </optgroup>
          )}
        </select>
      </div>
      <textarea
        ref={area}
        id={id}
        className={classNames(styles.control, own.text)}
        rows={4}
        maxLength={LONGEST_PROMPT}
        value={value}
        aria-describedby={description === undefined ? undefined : `${id}-about`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {description === undefined ? null : (
        <p id={`${id}-about`} className={styles.description}>
          {description}
        </p>
      )}
    </div>
  )
}

/** The nodes from which edges lead to this one: they have given something by the time it runs. */
function useNodesBefore(nodeId: string) {
  const template = useTemplate()
  const graph = graphOfTemplate(template)
  const at = graph.indexOf.get(nodeId)
  if (at === undefined) return []
  const before = ancestors(graph, at)
  return template.nodes.filter((_node, index) => before.has(index))
}
