import { Trans, useLingui } from '@lingui/react/macro'
import { GitBranch } from 'lucide-react'
import { useState } from 'react'
import type { ConnectionRefusal } from '#domain/template/connection.ts'
import { newNode } from '#domain/template/newTemplate.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import {
  applyQuickCondition,
  type QuickCondition,
  quickConditionOf,
  type QuickConditionPlace,
} from '#domain/template/quickCondition.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Select } from '#ui/Select.tsx'
import { useBuilder, useSelection, useTemplate } from '../../document/BuilderContext.tsx'
import { ConditionFields } from '../../inputs/ConditionFields.tsx'
import { useNodeName } from '../../nodes/useNodeName.ts'
import { REFUSAL_WORDS } from '../../words/refusalWords.ts'
import stack from '../PanelStack.module.css'

/** The quick IF editor (specification part 2, sections 2 and 3): a condition and where each answer leads, in one place. */
export function ConditionPanel() {
  const { t } = useLingui()
  const template = useTemplate()
  const selection = useSelection()
  const [id = ''] = selection
  const chosen = selection.size === 1 ? template.nodes.find((node) => node.id === id) : undefined
  if (template.nodes.length === 0) {
    return (
      <EmptyState
        icon={<GitBranch size={28} />}
        title={t`Nie ma jeszcze czego rozgałęzić`}
        description={t`Dodaj węzeł, a potem zdecyduj tutaj, dokąd idzie jego wynik.`}
      />
    )
  }
  return <ConditionEditor key={chosen?.id ?? ''} template={template} chosen={chosen} />
}

const UNASKED: QuickCondition = {
  condition: newNode('branch', { id: '' }).settings.condition,
  whenTrue: null,
  whenFalse: null,
}

/** Whether a condition can come after a node. */
const goesOn = ({ kind }: TemplateNode) => NODE_KINDS[kind].sourcePorts.includes('out')

function ConditionEditor({
  template,
  chosen,
}: {
  readonly template: Template
  readonly chosen: TemplateNode | undefined
}) {
  const { t, i18n } = useLingui()
  const document = useBuilder()
  const nameOf = useNodeName()
  const isBranch = chosen?.kind === 'branch'
  const [quick, setQuick] = useState(() => (isBranch ? quickConditionOf(template, chosen) : UNASKED))
  const [after, setAfter] = useState(chosen !== undefined && goesOn(chosen) ? chosen.id : '')
  const [refusal, setRefusal] = useState<ConnectionRefusal | null>(null)
  const place: QuickConditionPlace = isBranch ? { branch: chosen.id } : { after }
  const sources = template.nodes.filter(goesOn)

  function change(part: Partial<QuickCondition>): void {
    setQuick({ ...quick, ...part })
    setRefusal(null)
  }

  function apply(): void {
    const applied = applyQuickCondition(document.getSnapshot().history.present, place, quick)
    setRefusal(applied.refusal)
    if (applied.refusal !== null) return announce(i18n._(REFUSAL_WORDS[applied.refusal]), 'assertive')
    const selected = applied.branch === null ? [] : [applied.branch]
    document.edit({ name: 'connect' }, () => applied.template, selected)
    announce(t`Warunek jest na grafie.`)
  }

  return (
    <div className={stack.stack}>
      <p className={stack.text}>
        {isBranch ? (
          <Trans>Zmieniasz warunek zaznaczonego węzła.</Trans>
        ) : (
          <Trans>Za wybranym węzłem powstanie węzeł warunku z dwiema drogami.</Trans>
        )}
      </p>
      {isBranch ? null : (
        <Select
          label={t`Za którym węzłem`}
          value={after}
          options={[
            { value: '', label: t`Wybierz węzeł` },
            ...sources.map((node) => ({ value: node.id, label: nameOf(node) })),
          ]}
          onChange={(next) => {
            setAfter(next)
            setRefusal(null)
          }}
        />
      )}
      <ConditionFields
        value={quick.condition}
        {...(isBranch ? { nodeId: chosen.id } : {})}
        onChange={(condition) => change({ condition })}
      />
      <TargetSelect
        label={t`Gdy tak, idzie do`}
        value={quick.whenTrue}
        nodes={template.nodes}
        onChange={(whenTrue) => change({ whenTrue })}
      />
      <TargetSelect
        label={t`Gdy nie, idzie do`}
        value={quick.whenFalse}
        nodes={template.nodes}
        onChange={(whenFalse) => change({ whenFalse })}
      />
      {refusal === null ? null : <Notice tone="danger">{i18n._(REFUSAL_WORDS[refusal])}</Notice>}
      <Button variant="primary" isDisabled={!isBranch && after === ''} onPress={apply}>
        {isBranch ? <Trans>Zmień warunek</Trans> : <Trans>Wstaw warunek</Trans>}
      </Button>
    </div>
  )
}

interface TargetSelectProps {
  readonly label: string
  readonly value: string | null
  readonly nodes: readonly TemplateNode[]
  readonly onChange: (value: string | null) => void
}

function TargetSelect({ label, value, nodes, onChange }: TargetSelectProps) {
  const { t } = useLingui()
  const nameOf = useNodeName()
  return (
    <Select
      label={label}
      value={value ?? ''}
      options={[
        { value: '', label: t`Nigdzie` },
        ...nodes
          .filter(({ kind }) => NODE_KINDS[kind].mostIncoming > 0)
          .map((node) => ({ value: node.id, label: nameOf(node) })),
      ]}
      onChange={(next) => onChange(next === '' ? null : next)}
    />
  )
}
