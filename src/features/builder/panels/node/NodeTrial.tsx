import { Trans, useLingui } from '@lingui/react/macro'
import { FastForward, FlaskConical, Pin, PinOff } from 'lucide-react'
import { startValues } from '#domain/template/fillForm.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import type { PinnedResult } from '#offline/templates/templateDraftRow.ts'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { useStore } from '#ui/useStore.ts'
import { useTemplatePart } from '../../document/BuilderContext.tsx'
import { isPinnable, usePin, usePinning } from '../../run/pins.ts'
import { useNodeResults } from '../../run/RunFollower.tsx'
import { TrialScope } from '../../run/TrialScope.tsx'
import { leadToTrialForm } from '../preview/trialForm.ts'
import { RealPart } from '../preview/RealPart.tsx'
import stack from '../PanelStack.module.css'
import styles from './NodeData.module.css'

export interface NodeTrialProps {
  readonly node: TemplateNode
  /** The node's last result; null for none. */
  readonly result: PinnedResult | null
}

/**
 * Runs a node, alone or with all nodes after it, on the results of those before; and pins its result for the next runs.
 */
export function NodeTrial({ node, result }: NodeTrialProps) {
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

  async function put(next: PinnedResult | null): Promise<void> {
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
        ) : result !== null && isPinnable(node.kind) ? (
          <Button size="small" icon={<Pin size={16} aria-hidden="true" />} onPress={() => void put(result)}>
            <Trans>Przypnij wynik</Trans>
          </Button>
        ) : null}
      </div>
      {tries === null || scope === null ? null : (
        <>
          <TrialScope scope={scope} onWhole={() => trial.set({ ...tries, scope: null })} />
          <RealPart scope={scope} trial={tries} onIncomplete={leadToTrialForm} />
          <p className={stack.text}>
            <Trans>Dane do formularza wpiszesz w panelu „Podgląd”.</Trans>
          </p>
        </>
      )}
      {pin === undefined ? null : (
        <p className={stack.text}>
          <Trans>
            Próby i uruchomienia części biorą przypięty wynik zamiast liczyć węzeł. Uruchomienie całości liczy
            go od nowa.
          </Trans>
        </p>
      )}
    </>
  )
}
