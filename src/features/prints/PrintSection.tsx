import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, Suspense, useRef } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { printArea } from '#domain/prints/printArea.ts'
import { type PrintedThing, printedThing } from '#domain/prints/printProducts.ts'
import { LeadSection } from '#ui/LeadSection.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useNear } from '#ui/useNear.ts'
import { PRINT_SECTION_ID } from './currentPrint.ts'
import { PrintStage } from './PrintStage.tsx'

const PrintEditor = lazyPart(() => import('./PrintEditor.tsx'))

export interface PrintSectionProps {
  readonly product: Product
  readonly variant: ProductVariant | null
  /** The print that the address names, begun before. */
  readonly printId: string | undefined
  /** The gallery's dialog to pick a picture in, composed in by the route. */
  readonly renderPicker: (picker: {
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
    readonly onPick: (image: GalleryImage) => void
  }) => ReactNode
}

/** A product with its buyer's own picture: seen at once, and placed as soon as the code is there. */
export default function PrintSection(props: PrintSectionProps) {
  const { product, variant } = props
  const { t } = useLingui()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const isBeingTakenOver = useIsHydrated()
  const variantTitle = variant?.title ?? ''
  const thing = printedThing(product.handle)
  const area = printArea(product.handle, variantTitle)
  if (thing === null || area === null) return null
  const resting = (
    <PrintStage
      thing={thing}
      area={area}
      variantTitle={variantTitle}
      label={t`Podgląd: ${product.title}`}
      picture={null}
    />
  )
  return (
    <LeadSection
      ref={section}
      id={PRINT_SECTION_ID}
      title={<Trans>Twój obraz</Trans>}
      lead={
        <>
          <p>
            <Lead thing={thing} />
          </p>
          <noscript>
            <p>
              <Trans>Do wyboru obrazu i podglądu potrzebny jest JavaScript.</Trans>
            </p>
          </noscript>
        </>
      }
    >
      {isNear && !isBeingTakenOver ? (
        <Suspense fallback={resting}>
          <PrintEditor {...props} thing={thing} />
        </Suspense>
      ) : (
        resting
      )}
    </LeadSection>
  )
}

function Lead({ thing }: { readonly thing: PrintedThing }) {
  if (thing === 'mug')
    return (
      <Trans>
        Wybierz obraz i ułóż go na kubku. Nadruk widać rozłożony na płasko: po obu stronach jest ucho.
      </Trans>
    )
  if (thing === 'canvas')
    return (
      <Trans>Wybierz obraz i ułóż go na przodzie płótna. Boki dodrukujemy lustrzanym odbiciem brzegów.</Trans>
    )
  if (thing === 'book')
    return (
      <Trans>
        Zdjęcie w okienku okładki wybierasz i układasz tutaj, a bez niego zostaje gładkie płótno. Odbitki do
        środka wklejasz w domu.
      </Trans>
    )
  if (thing === 'bag')
    return <Trans>Zamiast łąki możesz wybrać własny obraz, w tej samej cenie. Ułóż go na torbie.</Trans>
  return <Trans>Wybierz obraz i ułóż go tak, jak ma być wydrukowany.</Trans>
}
