import { useRouterState } from '@tanstack/react-router'
import { useHasSiteFrame } from '#ui/state/till.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'

/** Whether the visitor is at the till: nothing around it leads away. */
export function useIsTill(): boolean {
  const isThere = useRouterState({
    select: ({ matches }) => screenOfRoute(matches.at(-1)?.fullPath) === '/kasa/$token',
  })
  const hasSiteFrame = useHasSiteFrame()
  return isThere && !hasSiteFrame
}
