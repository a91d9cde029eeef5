import { Trans } from '@lingui/react/macro'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { House, RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { log } from '#domain/log.ts'
import { Button } from '#ui/Button.tsx'
import { useModes } from '#ui/state/modes.ts'
import { isCodeFailure } from '../missingCode/codeFailures.ts'
import { MissingScreen } from '../missingCode/MissingScreen.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { messageOf } from './errorRules.ts'

/** What stands where a screen failed (specification part 1, section 2). The bars around it go on working. */
export function RouteError(props: ErrorComponentProps) {
  return isCodeFailure(props.error) ? <MissingScreen /> : <BrokenScreen {...props} />
}

function BrokenScreen({ error }: ErrorComponentProps) {
  const { debug } = useModes()
  useEffect(() => log.error('screen', messageOf(error)), [error])
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
          <Button variant="primary" icon={<RotateCcw size={18} />} onPress={() => window.location.reload()}>
            <Trans>Odśwież stronę</Trans>
          </Button>
          {/* By a real load: what broke may be the page as it is now. */}
          <Button icon={<House size={18} />} onPress={() => window.location.assign('/')}>
            <Trans>Strona główna</Trans>
          </Button>
        </>
      }
      details={debug ? <pre>{error instanceof Error ? error.stack : messageOf(error)}</pre> : undefined}
    />
  )
}
