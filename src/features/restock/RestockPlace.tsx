import { Suspense } from 'react'
import { stockOf } from '#domain/catalogue/stock.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import type { RestockSectionProps } from './RestockSection.tsx'
// A document shows the section before its code is here: its looks come with the screen's.
import './RestockSection.module.css'

// For sold-out variants alone.
const RestockSection = lazyPart(() => import('./RestockSection.tsx'))

/** The form for a letter once a variant is back; nothing while it is available. */
export function RestockPlace(props: RestockSectionProps) {
  if (stockOf(props.variant).kind !== 'soldOut') return null
  return (
    <Suspense>
      <RestockSection {...props} />
    </Suspense>
  )
}
