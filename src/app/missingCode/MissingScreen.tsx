import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { RotateCcw } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/Button.tsx'
import { useConnection } from '../connection/useConnection.ts'
import { pageReachability } from '../connection/pageReachability.ts'
import { ErrorScreen } from '../errors/ErrorScreen.tsx'
import { whyMissing } from './codeFailures.ts'
import { heldScreen } from './heldScreen.ts'
import { fetchCode } from './screenCode.ts'
import type { ServedBuild } from './servedBuild.ts'
import { useMissingWords } from './useMissingWords.ts'

/** Stands where there was no screen to stay on (an address opened at once, a step back) and this one has no code. */
export function MissingScreen() {
  const router = useRouter()
  const [why, setWhy] = useState<ServedBuild>(useConnection().view === 'offline' ? 'unreachable' : 'same')
  const { title, words } = useMissingWords(why, 'opens')
  async function retry(): Promise<void> {
    const [routes] = router.getMatchedRoutes(router.latestLocation.pathname)
    const isThere = await fetchCode(routes)
    if (isThere) await router.invalidate()
    else setWhy(await whyMissing())
  }
  const onReturn = useEffectEvent(retry)
  useEffect(() => {
    let isOver = false
    const learn = async () => {
      const known = await whyMissing()
      if (!isOver) setWhy(known)
    }
    void learn()
    return () => {
      isOver = true
    }
  }, [])
  useEffect(() => {
    if (why !== 'other') return undefined
    heldScreen.set({ kind: 'told' })
    return () => heldScreen.set(null)
  }, [why])
  useEffect(
    () =>
      pageReachability.subscribe(() => {
        if (pageReachability.getSnapshot() === 'online') void onReturn()
      }),
    [],
  )
  return (
    <ErrorScreen
      isAlert
      title={title}
      words={words}
      actions={
        <Button
          variant="primary"
          icon={<RotateCcw size={18} />}
          onPress={() => (why === 'other' ? window.location.reload() : void retry())}
        >
          {why === 'other' ? <Trans>Odśwież</Trans> : <Trans>Spróbuj ponownie</Trans>}
        </Button>
      }
    />
  )
}
