import { Suspense } from 'react'
import { lazyPart } from '#ui/lazyPart.ts'
import type { OwnSectionProps } from './OwnSection.tsx'
// A document shows the section before its code is here: its looks come with the screen's.
import '#features/gifts/GiftPaper.module.css'
import '#features/gifts/personal/Personal.module.css'
import '#features/prints/PrintStage.module.css'
import '#ui/card/CardSheet.module.css'
import '#ui/LeadSection.module.css'

const OwnSection = lazyPart(() => import('./OwnSection.tsx'))

/** Personalises a product. Its code loads with personalised products only. */
export function LazyOwnSection(props: OwnSectionProps) {
  return (
    <Suspense>
      <OwnSection {...props} />
    </Suspense>
  )
}
