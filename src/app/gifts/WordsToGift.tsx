import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { GIFT_SECTION_ID } from '#features/gifts/currentGift.ts'
import { AI_TYPE_TEXTS } from '#features/shop/ai/aiTypes.ts'
import { ListFailure } from '#features/shop/ListFailure.tsx'
import { productListQuery } from '#features/shop/queries.ts'
import { useCatalogue } from '#features/shop/useCatalogue.ts'
import { AI_PRODUCT_TYPES, type Product } from '#domain/catalogue/product.ts'
import { LONGEST_TEXT } from '#domain/gifts/giftWords.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Picture } from '#ui/Picture.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { tellNotKept } from '#ui/tellNotKept.ts'
import styles from './WordsToGift.module.css'

export interface WordsToGiftProps {
  /** What goes into the gift as its own text. */
  readonly words: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
}

/** Shows what words can be put into; a press begins that gift with them on the product's page. */
export default function WordsToGift({ words, ...dialog }: WordsToGiftProps) {
  const { t } = useLingui()
  const format = useFormat()
  const text = words.trim()
  const most = format.number(LONGEST_TEXT)
  const length = format.number(text.length)
  return (
    <Dialog {...dialog} size="md" title={t`Na kartkę albo do listu`}>
      {text.length > LONGEST_TEXT ? (
        <Notice tone="warning" title={t`Ten tekst się nie zmieści`}>
          <Trans>
            Kartka i list mieszczą do {most} znaków, a Twój tekst ma {length}. Skróć go i wróć tutaj.
          </Trans>
        </Notice>
      ) : (
        <Gifts text={text} />
      )}
    </Dialog>
  )
}

function Gifts({ text }: { readonly text: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { storefront } = useServices()
  const catalogue = useCatalogue(productListQuery(storefront), true)
  const [begun, setBegun] = useState<string | null>(null)

  async function begin({ handle }: Product): Promise<void> {
    setBegun(handle)
    try {
      const [{ beginGift }, { database }] = await Promise.all([
        import('#offline/gifts/beginGift.ts'),
        import('#offline/openDatabase.ts'),
      ])
      const own = { words: { given: {}, text }, details: NO_DETAILS, wasInCart: false, writing: null }
      const prezent = await beginGift(await database(), handle, own)
      const to = '/sklep/produkt/$handle'
      await navigate({ to, params: { handle }, search: { prezent }, hash: GIFT_SECTION_ID })
    } catch {
      tellNotKept(i18n, t`Nie zaczęliśmy prezentu`)
    } finally {
      setBegun(null)
    }
  }

  if (catalogue.status === 'error') return <ListFailure error={catalogue.error} onRetry={catalogue.retry} />
  const isWaiting = catalogue.status === 'pending' || catalogue.rest === 'loading'
  return (
    <>
      <p>
        <Trans>Wybierz produkt. Twój tekst będzie już w środku, a przed zapłatą możesz go zmienić.</Trans>
      </p>
      {isWaiting ? <Skeleton shape="box" height="12rem" /> : null}
      {AI_PRODUCT_TYPES.map((type) => {
        const ofType = catalogue.products.filter(({ details }) => details.aiType === type)
        if (ofType.length === 0) return null
        return (
          <section key={type} className={styles.type}>
            <h3>{i18n._(AI_TYPE_TEXTS[type].name)}</h3>
            <ul className={styles.gifts}>
              {ofType.map((product) => (
                <li key={product.id} className={styles.gift}>
                  {product.featuredPicture === null ? null : (
                    <Picture
                      picture={{ ...product.featuredPicture, altText: '' }}
                      sizes="10rem"
                      className={styles.picture ?? ''}
                    />
                  )}
                  <Button
                    variant="quiet"
                    size="small"
                    className={styles.choice ?? ''}
                    isDisabled={begun !== null && begun !== product.handle}
                    isPending={begun === product.handle}
                    onPress={() => void begin(product)}
                  >
                    {product.title}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </>
  )
}
