import { Trans } from '@lingui/react/macro'
import { Suspense, useRef } from 'react'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import type { PersonalHandle } from '#domain/personal/personalHandles.ts'
import { LeadSection } from '#ui/LeadSection.tsx'
import { lazyPart } from '#ui/lazyPart.ts'
import { useIsHydrated } from '#ui/useIsHydrated.ts'
import { useNear } from '#ui/useNear.ts'
import { GIFT_SECTION_ID } from '../currentGift.ts'
import styles from './Personal.module.css'

const PersonalEditor = lazyPart(() => import('./PersonalEditor.tsx'))

export interface PersonalSectionProps {
  readonly handle: PersonalHandle
  readonly product: Product
  readonly variant: ProductVariant | null
  /** The gift that the address names, begun before. */
  readonly giftId: string | undefined
}

/** A thing with its buyer's words or day, and its fields. */
export default function PersonalSection(props: PersonalSectionProps) {
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const isBeingTakenOver = useIsHydrated()
  const resting = <div className={styles.stage} />
  return (
    <LeadSection
      ref={section}
      id={GIFT_SECTION_ID}
      title={<Trans>Twoje dane</Trans>}
      lead={
        <>
          <p>
            <Lead handle={props.handle} />
          </p>
          <noscript>
            <p>
              <Trans>Do wpisania danych i podglądu potrzebny jest JavaScript.</Trans>
            </p>
          </noscript>
        </>
      }
    >
      {isNear && !isBeingTakenOver ? (
        <Suspense fallback={resting}>
          <PersonalEditor {...props} />
        </Suspense>
      ) : (
        resting
      )}
    </LeadSection>
  )
}

function Lead({ handle }: { readonly handle: PersonalHandle }) {
  if (handle === 'plakat-mapa-nieba')
    return (
      <Trans>
        Wybierz miejsce, dzień i godzinę. Gwiazdy i gwiazdozbiory liczymy dokładnie dla tej chwili.
      </Trans>
    )
  if (handle === 'plakat-twoje-miasto')
    return (
      <Trans>
        Wpisz nazwę i wybierz kolor nieba. Domy i wieże układają się z liter nazwy: to rysunek, nie panorama.
      </Trans>
    )
  if (handle === 'bombka-z-imieniem')
    return <Trans>Wpisz imię. Malujemy je pędzelkiem, więc litery będą trochę inne niż na podglądzie.</Trans>
  if (handle === 'swieca-na-rocznice')
    return <Trans>Imiona i rok trafią na etykietę, a liścik pod wosk.</Trans>
  return <Trans>Wpisz, co ma być na nadruku. Podgląd zmienia się od razu.</Trans>
}
