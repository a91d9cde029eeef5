import { useLingui } from '@lingui/react/macro'
import { LONGEST_DESCRIPTION, LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { TextField } from '#ui/TextField.tsx'
import { WordsField } from '../../inputs/WordsField.tsx'
import { useNodeChange } from '../../nodes/useNodeChange.ts'
import { NODE_LOOKS } from '../../nodes/nodeLooks.ts'

export interface NodeIdentityProps {
  readonly node: TemplateNode
  /** With its description and badges. */
  readonly isFull?: boolean
}

/** A node's name and description. */
export function NodeIdentity({ node, isFull = false }: NodeIdentityProps) {
  const { t, i18n } = useLingui()
  const change = useNodeChange()
  return (
    <>
      <TextField
        label={t`Nazwa węzła`}
        placeholder={i18n._(NODE_LOOKS[node.kind].label)}
        value={node.label}
        maxLength={LONGEST_LABEL}
        onChange={(label) => change(node, { ...node, label })}
      />
      {isFull ? (
        <>
          <TextField
            label={t`Opis`}
            multiline
            value={node.description}
            maxLength={LONGEST_DESCRIPTION}
            onChange={(description) => change(node, { ...node, description })}
          />
          <WordsField
            label={t`Plakietki`}
            description={t`Krótkie słowa na węźle, po przecinku.`}
            value={node.badges}
            onChange={(badges) => change(node, { ...node, badges })}
          />
        </>
      ) : null}
    </>
  )
}
