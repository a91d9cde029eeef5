import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { engineOffersQuery } from '#services/engineOffersQuery.ts'
import { useServices } from '#services/services.tsx'
import { useGenerations } from '../parts/generationsReading.ts'
import { QueueList } from '../queue/QueueList.tsx'
import { useSpokenEnds } from '../queue/useSpokenEnds.ts'

/** What this device has under way; nothing where nothing is. */
export function UnderWay({ isOffline }: { readonly isOffline: boolean }) {
  const { queue, history } = useGenerations()
  useSpokenEnds(queue, history)
  const offers = useQuery(engineOffersQuery(useServices())).data ?? []
  return <QueueList title={<Trans>W toku</Trans>} rows={queue} offers={offers} isOffline={isOffline} />
}
