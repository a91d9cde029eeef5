import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { NotFound } from '../errors/NotFound.tsx'
import { isNoAccess } from './noAccess.ts'

const NoAccess = lazyPart(() => import('./NoAccess.tsx'))

/** What stands where a screen isn't: there is none, or it isn't for this visitor. */
export function RouteMissing(caught: object) {
  if (!isNoAccess(caught)) return <NotFound />
  return (
    <Suspense fallback={null}>
      <NoAccess />
    </Suspense>
  )
}
