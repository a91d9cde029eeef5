import { Trans, useLingui } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { House, RotateCcw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isControlled } from '#domain/browser/page/parts.ts'
import { log } from '#domain/log.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useMode } from '#ui/state/modes.ts'
import { CodeFailure } from '../missingCode/codeFailures.ts'
import { askServedBuild } from '../missingCode/servedBuild.ts'
import { MissingScreen } from '../missingCode/MissingScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { isNetworkFailure, messageOf } from './errorRules.ts'

/** Shown where a screen failed (specification part 1, section 2). The bars around it go on working. */
export function RouteError(props: ErrorComponentProps) {
  return props.error instanceof CodeFailure || isNetworkFailure(props.error) ? (
    <MissingScreen />
  ) : (
    <BrokenScreen {...props} />
  )
}

function BrokenScreen({ error }: ErrorComponentProps) {
  const { t } = useLingui()
  const debug = useMode('debug')
  const [isCutOff, setIsCutOff] = useState(false)
  useEffect(() => log.error('screen', messageOf(error)), [error])

  /** Without a worker and without a network, a load would end at the browser's own error page. */
  async function load(start: () => void): Promise<void> {
    const isPossible = isControlled() || (await askServedBuild()) !== 'unreachable'
    setIsCutOff(!isPossible)
    if (isPossible) start()
  }

  return (
    <ErrorScreen
      isAlert
      title={<Trans>Ups! Coś poszło nie tak.</Trans>}
      words={
        <Trans>
          To nasza wina, nie Twoja. Koszyk i zapisane rzeczy są bezpieczne. Odśwież stronę albo zacznij od
          początku.
        </Trans>
      }
      actions={
        <>
          <Button
            variant="primary"
            icon={<RotateCcw size={18} />}
            onPress={() => void load(() => window.location.reload())}
          >
            <Trans>Odśwież stronę</Trans>
          </Button>
          {/* By a real load: the page's present state may be what broke. */}
          <Button icon={<House size={18} />} onPress={() => void load(() => window.location.assign('/'))}>
            <Trans>Strona główna</Trans>
          </Button>
        </>
      }
      {...(isCutOff ? { children: <Notice tone="warning" title={t`Nie ma połączenia`} /> } : {})}
      details={debug ? <pre>{error instanceof Error ? error.stack : messageOf(error)}</pre> : undefined}
    />
  )
}
