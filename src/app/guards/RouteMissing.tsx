import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { isNoAccess } from './noAccess.ts'

const NoAccess = lazyPart(() => import('./NoAccess.tsx'))
const NotFound = lazyPart(() => import('../errors/NotFound.tsx'))

/** What stands where a screen isn't: there is none, or it isn't for this visitor. Few meet one, so the words come late. */
export function RouteMissing(caught: object) {
  return <Suspense fallback={null}>{isNoAccess(caught) ? <NoAccess /> : <NotFound />}</Suspense>
}
