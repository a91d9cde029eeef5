import { Suspense } from 'react'
import { stockOf } from '#domain/catalogue/stock.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import type { RestockSectionProps } from './RestockSection.tsx'
// A document shows the section before its code is here: its looks come with the screen's.
import './RestockSection.module.css'

// Of what is sold out alone.
const RestockSection = lazyPart(() => import('./RestockSection.tsx'))

/** Where somebody asks to be told once a variant can be had again; nothing while it can. */
export function RestockPlace(props: RestockSectionProps) {
  if (stockOf(props.variant).kind !== 'soldOut') return null
  return (
    <Suspense>
      <RestockSection {...props} />
    </Suspense>
  )
}
