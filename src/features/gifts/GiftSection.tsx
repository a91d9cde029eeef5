import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { blankLabel } from '#domain/gifts/blankWords.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { LeadSection } from '#ui/LeadSection.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useNear } from '#ui/useNear.ts'
import { GIFT_SECTION_ID } from './currentGift.ts'
import { GiftPaper } from './GiftPaper.tsx'
import { GiftSheet } from './GiftSheet.tsx'

const GiftEditor = lazyPart(() => import('./GiftEditor.tsx'))

export interface GiftSectionProps {
  readonly product: Product
  readonly variant: ProductVariant | null
  /** The text of the product, with its blanks in braces. */
  readonly template: string
  /** The gift that the address names, begun before. */
  readonly giftId: string | undefined
}

/** The inside of a card or letter on its product's page: read at once, and written in as soon as the code is there. */
export default function GiftSection(props: GiftSectionProps) {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const isBeingTakenOver = useIsHydrated()
  const resting = (
    <GiftSheet product={props.product} text={props.template}>
      <GiftPaper template={props.template} labelOf={(name) => blankLabel(name, language)} />
    </GiftSheet>
  )
  return (
    <LeadSection
      ref={section}
      id={GIFT_SECTION_ID}
      title={<Trans>W środku</Trans>}
      lead={
        <p>
          <Trans>Uzupełnij gotowy tekst, poproś o nowy albo napisz wszystko po swojemu.</Trans>
        </p>
      }
    >
      {isNear && !isBeingTakenOver ? (
        <Suspense fallback={resting}>
          <GiftEditor {...props} />
        </Suspense>
      ) : (
        resting
      )}
    </LeadSection>
  )
}
