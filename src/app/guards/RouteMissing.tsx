import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import { isNoAccess } from './noAccess.ts'

const NoAccess = lazyPart(() => import('./NoAccess.tsx'))
const NotFound = lazyPart(() => import('../errors/NotFound.tsx'))

/** Shown instead of a screen that doesn't exist or isn't for this visitor. It is rare, so its texts load late. */
export function RouteMissing(caught: object) {
  return <Suspense fallback={null}>{isNoAccess(caught) ? <NoAccess /> : <NotFound />}</Suspense>
}
