import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { RunScope } from '#domain/template/partialRun.ts'
import { quoteRun } from '#domain/template/quote.ts'
import { useStore } from '#ui/useStore.ts'
import { useTemplate } from '../../document/BuilderContext.tsx'
import { useEnginePrice } from '../../engines/useEngines.ts'
import { useNodeName } from '../../nodes/useNodeName.ts'
import type { Trial } from '../../run/nodeResults.ts'
import { usePins } from '../../run/pins.ts'
import { realPart } from '../../run/readyResults.ts'
import { useNodeResults } from '../../run/RunFollower.tsx'
import stack from '../PanelStack.module.css'
import { RealRun, type RealRunProps } from './RealRun.tsx'

export interface RealPartProps extends Pick<RealRunProps, 'onIncomplete'> {
  readonly scope: RunScope
  readonly trial: Pick<Trial, 'values' | 'context'>
}

/** A real run of a part of the template: the nodes that run, the reused results, and the price. */
export function RealPart({
  scope: { node, isAlone },
  trial: { values, context },
  onIncomplete,
}: RealPartProps) {
  const template = useTemplate()
  const enginePrice = useEnginePrice()
  const nameOf = useNodeName()
  const pins = usePins()
  const real = useStore(useNodeResults().real)
  const [part, price] = useMemo(() => {
    const planned = realPart(template, { node, isAlone }, { pins, real })
    const filled = { values, context, enginePrice, given: planned.given }
    return [planned, quoteRun(planned.template, filled)]
  }, [template, node, isAlone, pins, real, values, context, enginePrice])
  const namesOf = (isTaken: boolean) =>
    template.nodes.flatMap((each) => {
      const stands = isTaken
        ? part.taken.has(each.id)
        : part.template.nodes.some(({ id }) => id === each.id) && !part.taken.has(each.id)
      return stands ? [nameOf(each)] : []
    })
  if (part.runs === 0) {
    return (
      <p className={stack.text}>
        <Trans>Wszystko w tej części jest przypięte: nie ma czego liczyć.</Trans>
      </p>
    )
  }
  return (
    <>
      <p className={stack.text}>
        <Trans>Próba nic nie kosztuje. Naprawdę policzą się: {namesOf(false).join(', ')}.</Trans>{' '}
        {part.taken.size === 0 ? null : <Trans>Gotowe wyniki, bez opłaty: {namesOf(true).join(', ')}.</Trans>}
      </p>
      <RealRun
        template={template}
        values={values}
        context={context}
        price={price}
        part={part.asked}
        onIncomplete={onIncomplete}
      />
    </>
  )
}
