import { useSyncExternalStore } from 'react'
import { useConnection } from '../connection/useConnection.ts'
import { MissingNotice } from './MissingNotice.tsx'
import { isOtherBuildServed, onServedBuild } from './servedBuild.ts'

/**
 * Stands for a part of the page while its code is on its way. Says why it doesn't come: without a network only of
 * what somebody asked for (`isAsked`), for the part is tried again by itself; after a deployment it never comes.
 */
export function MissingPart({ isAsked = false }: { readonly isAsked?: boolean }) {
  const isOther = useSyncExternalStore(onServedBuild, isOtherBuildServed, () => false)
  const { view } = useConnection()
  if (isOther) return <MissingNotice why="other" />
  return isAsked && view === 'offline' ? <MissingNotice why="unreachable" /> : null
}
