import { useRouterState } from '@tanstack/react-router'
import { useHasSiteFrame } from '#ui/state/till.ts'
import { screenOfRoute } from '../addresses/screenOfRoute.ts'

/** Whether somebody stands at the till: nothing is around it that leads away. */
export function useIsTill(): boolean {
  const isThere = useRouterState({
    select: ({ matches }) => screenOfRoute(matches.at(-1)?.fullPath) === '/kasa/$token',
  })
  const hasSiteFrame = useHasSiteFrame()
  return isThere && !hasSiteFrame
}
