import { Trans } from '@lingui/react/macro'
import type { RunScope } from '#domain/template/partialRun.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useTemplatePart } from '../document/BuilderContext.tsx'
import { useNodeName } from '../nodes/useNodeName.ts'

export interface TrialScopeProps {
  readonly scope: RunScope
  /** The whole is to be tried again. */
  readonly onWhole: () => void
}

/** That a dry run does a part of the template alone, and the way back to the whole. */
export function TrialScope({ scope, onWhole }: TrialScopeProps) {
  const nameOf = useNodeName()
  const node = useTemplatePart('nodes').find(({ id }) => id === scope.node)
  if (node === undefined) return null
  const name = nameOf(node)
  return (
    <Notice
      tone="neutral"
      action={
        <Button size="small" onPress={onWhole}>
          <Trans>Próba całości</Trans>
        </Button>
      }
    >
      {scope.isAlone ? <Trans>Próba samego węzła: {name}.</Trans> : <Trans>Próba od węzła: {name}.</Trans>}
    </Notice>
  )
}
