import { Trans, useLingui } from '@lingui/react/macro'
import { FastForward, FlaskConical, Pin, PinOff } from 'lucide-react'
import { useMemo } from 'react'
import type { DryValue } from '#domain/template/dryValue.ts'
import { startValues } from '#domain/template/fillForm.ts'
import { partOfTemplate } from '#domain/template/partOfTemplate.ts'
import { nodesToRun, type RunScope } from '#domain/template/partialRun.ts'
import { quoteRun } from '#domain/template/quote.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { useStore } from '#ui/useStore.ts'
import { useTemplate, useTemplatePart } from '../../document/BuilderContext.tsx'
import { useEnginePrice } from '../../engines/useEngines.ts'
import type { Trial } from '../../run/nodeResults.ts'
import { isPinnable, usePin, usePinning } from '../../run/pins.ts'
import { useNodeResults } from '../../run/RunFollower.tsx'
import { TrialScope } from '../../run/TrialScope.tsx'
import { RealRun } from '../preview/RealRun.tsx'
import stack from '../PanelStack.module.css'
import styles from './NodeData.module.css'

export interface NodeTrialProps {
  readonly node: TemplateNode
  /** What the node gave last; null for nothing. */
  readonly value: DryValue | null
}

/** Tries a node, alone or with all that follows, by what those before it gave; and pins what it gave for the next runs. */
export function NodeTrial({ node, value }: NodeTrialProps) {
  const { t, i18n } = useLingui()
  const { trial } = useNodeResults()
  const tries = useStore(trial)
  const form = useTemplatePart('form')
  const pin = usePin(node.id)
  const setPin = usePinning()
  const { id } = node
  const scope = tries?.scope?.node === id ? tries.scope : null

  function tryIt(isAlone: boolean): void {
    const context = { language: i18n.locale, device: 'desktop', isPreview: true }
    const whole = trial.getSnapshot() ?? { values: startValues(form), context }
    trial.set({ ...whole, scope: { node: id, isAlone } })
    announce(isAlone ? t`Wypróbowano sam węzeł.` : t`Wypróbowano od tego węzła.`)
  }

  async function put(next: DryValue | null): Promise<void> {
    const isStored = await setPin(id, next)
    if (!isStored) return announce(t`Nie udało się tego zapisać na urządzeniu.`, 'assertive')
    announce(next === null ? t`Odpięto wynik.` : t`Przypięto wynik.`)
  }

  return (
    <>
      <div className={styles.actions}>
        {pin === undefined ? (
          <Button
            size="small"
            icon={<FlaskConical size={16} aria-hidden="true" />}
            onPress={() => tryIt(true)}
          >
            <Trans>Wypróbuj sam węzeł</Trans>
          </Button>
        ) : null}
        <Button size="small" icon={<FastForward size={16} aria-hidden="true" />} onPress={() => tryIt(false)}>
          <Trans>Wypróbuj stąd</Trans>
        </Button>
        {pin !== undefined ? (
          <Button size="small" icon={<PinOff size={16} aria-hidden="true" />} onPress={() => void put(null)}>
            <Trans>Odepnij wynik</Trans>
          </Button>
        ) : value !== null && isPinnable(node.kind) ? (
          <Button size="small" icon={<Pin size={16} aria-hidden="true" />} onPress={() => void put(value)}>
            <Trans>Przypnij wynik</Trans>
          </Button>
        ) : null}
      </div>
      {tries === null || scope === null ? null : (
        <>
          <TrialScope scope={scope} onWhole={() => trial.set({ ...tries, scope: null })} />
          <RealPart scope={scope} trial={tries} />
        </>
      )}
      {pin === undefined ? null : (
        <p className={stack.text}>
          <Trans>
            Próby biorą przypięty wynik zamiast liczyć węzeł. Prawdziwe uruchomienia liczą go od nowa.
          </Trans>
        </p>
      )}
    </>
  )
}

/** That part run for real. What is before it is made anew as far as it is needed: the price says so. */
function RealPart({
  scope,
  trial: { values, context },
}: {
  readonly scope: RunScope
  readonly trial: Trial
}) {
  const template = useTemplate()
  const enginePrice = useEnginePrice()
  const { node, isAlone } = scope
  const [part, price] = useMemo(() => {
    const cut = partOfTemplate(template, nodesToRun(template, { node, isAlone }, NOTHING_READY))
    return [cut, quoteRun(cut, { values, context, enginePrice })]
  }, [template, node, isAlone, values, context, enginePrice])
  return (
    <>
      <p className={stack.text}>
        <Trans>
          Próba nic nie kosztuje. Naprawdę policzą się też węzły, z których ten korzysta. Dane do formularza
          wpiszesz w panelu „Podgląd”.
        </Trans>
      </p>
      <RealRun template={part} values={values} context={context} price={price} partOf={node} />
    </>
  )
}

/** A real run takes no result of another. */
const NOTHING_READY = { isPinned: () => false, hasGiven: () => false }
