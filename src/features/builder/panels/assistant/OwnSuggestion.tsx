import { Trans, useLingui } from '@lingui/react/macro'
import { Lightbulb } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#domain/newId.ts'
import type { Suggestion } from '#domain/template/suggestion.ts'
import { LONGEST_PROMPT } from '#domain/template/templateLimits.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Button } from '#ui/Button.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Select } from '#ui/Select.tsx'
import { TextField } from '#ui/TextField.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import stack from '../PanelStack.module.css'

/** An idea of the author’s own for a prompt, to be compared with the present one before it takes its place. */
export function OwnSuggestion({
  template,
  onAdd,
}: {
  readonly template: Template
  readonly onAdd: (suggestion: Suggestion) => void
}) {
  const { t } = useLingui()
  const nameOf = useNodeName()
  const models = template.nodes.filter((node) => node.kind === 'model')
  const [chosen, setChosen] = useState<string | null>(null)
  const [prompt, setPrompt] = useState('')
  const node = models.find(({ id }) => id === chosen) ?? models[0]

  function add(): void {
    if (node === undefined) return
    onAdd({
      id: newId(),
      source: 'user',
      code: null,
      text: t`Inny prompt: ${nameOf(node)}`,
      change: { kind: 'prompt', node: node.id, promptTemplate: prompt.trim() },
    })
    setPrompt('')
  }

  return (
    <Disclosure title={t`Własny pomysł`}>
      <div className={stack.stack}>
        {node === undefined ? (
          <p className={stack.text}>
            <Trans>Dodaj model, a zapiszesz tu inny prompt do porównania.</Trans>
          </p>
        ) : (
          <>
            <Select
              label={t`Dla którego modelu`}
              value={node.id}
              options={models.map((model) => ({ value: model.id, label: nameOf(model) }))}
              onChange={setChosen}
            />
            <TextField
              label={t`Prompt`}
              multiline
              value={prompt}
              maxLength={LONGEST_PROMPT}
              onChange={setPrompt}
            />
            <Button
              icon={<Lightbulb size={18} aria-hidden="true" />}
              isDisabled={prompt.trim() === ''}
              onPress={add}
            >
              <Trans>Dodaj do podpowiedzi</Trans>
            </Button>
          </>
        )}
      </div>
    </Disclosure>
  )
}
