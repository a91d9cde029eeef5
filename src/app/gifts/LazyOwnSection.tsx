import { Suspense } from 'react'
import { isPersonal } from '#domain/personal/personalHandles.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import type { OwnPrintProps } from './OwnPrint.tsx'
// A document shows the section before its code is here: its looks come with the screen's.
import '#features/gifts/GiftPaper.module.css'
import '#features/gifts/personal/Personal.module.css'
import '#features/prints/PrintStage.module.css'
import '#ui/card/CardSheet.module.css'
import '#ui/LeadSection.module.css'

const GiftSection = lazyPart(() => import('#features/gifts/GiftSection.tsx'))
const PersonalSection = lazyPart(() => import('#features/gifts/personal/PersonalSection.tsx'))
const OwnPrint = lazyPart(() => import('./OwnPrint.tsx'))

export interface OwnSectionProps extends OwnPrintProps {
  /** The text template of a product with words; null for one with fields, or one printed with a picture. */
  readonly template: string | null
}

/** The personalisation of a product: its words, its fields, or its picture. Each loads with such a product only. */
export function LazyOwnSection(props: OwnSectionProps) {
  return (
    <Suspense>
      <OwnSection {...props} />
    </Suspense>
  )
}

function OwnSection({ template, ...print }: OwnSectionProps) {
  const { product, variant, printId: giftId } = print
  const { handle } = product
  if (isPersonal(handle)) {
    return <PersonalSection handle={handle} product={product} variant={variant} giftId={giftId} />
  }
  return template === null ? (
    <OwnPrint {...print} />
  ) : (
    <GiftSection product={product} variant={variant} template={template} giftId={giftId} />
  )
}
