import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { HERO_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import field from '#ui/Field.module.css'
import { Paper } from '#ui/Paper.tsx'
import { Picture } from '#ui/Picture.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import type { HeroWords, HeroWriter } from './heroWriter.ts'
import styles from './HomeHero.module.css'

export interface HomeHeroProps {
  /** A real product with its real sample, as an example of Iskra's texts; null while none is known. */
  readonly product: Product | null
  readonly isPending: boolean
}

/** The promise, and the beginning of it: a card that two fields write into. */
export function HomeHero({ product, isPending }: HomeHeroProps) {
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <Trans>Życzenia, które brzmią jak Ty</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>Podajesz imię i jedno wspomnienie. Iskra pisze, a Ty poprawiasz, co chcesz.</Trans>
        </p>
      </div>
      {product !== null ? (
        <LiveCard product={product} />
      ) : isPending ? (
        <div className={styles.frame} />
      ) : (
        <ButtonLink to="/produkty-ai" variant="primary" size="large">
          <Trans>Zobacz próbki</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

/** Without a script its button leads to the card’s page, as it does with one and the words in the card. */
function LiveCard({ product }: { readonly product: Product }) {
  const { i18n, t } = useLingui()
  const navigate = useNavigate()
  const [given, setGiven] = useState<HeroWords>({ name: '', memory: '' })
  /** Null before the first use, false where it can’t be loaded. */
  const [writer, setWriter] = useState<HeroWriter | null | false>(null)
  const isWritten = `${given.name}${given.memory}`.trim() !== ''
  const text = writer && isWritten ? writer.write(product, given) : (product.details.aiSampleContent ?? '')

  async function ready(): Promise<HeroWriter | false> {
    let found = writer
    try {
      const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
      found ||= await (await import('./heroWriter.ts')).loadHeroWriter(language)
    } catch {
      found = false
    }
    setWriter(found)
    return found
  }

  async function finish(): Promise<void> {
    const found = isWritten && (await ready())
    await navigate({
      to: '/sklep/produkt/$handle',
      params: { handle: product.handle },
      search: { prezent: found ? await found.keep(product, given) : undefined },
      hash: 'slowa',
    })
  }

  const control = (name: keyof HeroWords) => ({
    value: given[name],
    className: field.control,
    autoComplete: 'off',
    onFocus: () => void ready(),
    onChange: ({ currentTarget: { value } }: { readonly currentTarget: { readonly value: string } }) => {
      setGiven({ ...given, [name]: value })
      void ready()
    },
  })

  return (
    <>
      {/* Without a script it leads there alone: its fields have no names, so nothing personal goes into the address. */}
      <form
        action={`/sklep/produkt/${product.handle}`}
        className={styles.form}
        aria-label={t`Twoja kartka`}
        onSubmit={(event) => {
          event.preventDefault()
          void finish()
        }}
      >
        <label className={field.field}>
          <span className={field.label}>
            <Trans>Imię</Trans>
          </span>
          <input {...control('name')} maxLength={60} />
        </label>
        <label className={field.field}>
          <span className={field.label}>
            <Trans>Jedno wspomnienie</Trans>
          </span>
          <input {...control('memory')} maxLength={400} />
        </label>
        <div className={styles.actions}>
          <Button type="submit" variant="primary" size="large">
            <Trans>Dokończ tę kartkę</Trans>
            <ArrowRight size={20} aria-hidden="true" />
          </Button>
          <TextLink to="/produkty-ai" tone="quiet">
            <Trans>albo wybierz inny tekst</Trans>
          </TextLink>
        </div>
      </form>
      <figure className={styles.work}>
        <div className={styles.frame}>
          {product.featuredPicture && (
            <Picture
              picture={product.featuredPicture}
              sizes={HERO_PICTURE_SIZES}
              priority
              className={styles.picture ?? ''}
            />
          )}
        </div>
        {/* Its lines break where the text’s do. */}
        <Paper className={styles.paper}>{text}</Paper>
        <figcaption className={styles.caption}>
          {writer === false ? (
            <Trans>Nie udało się wygenerować podglądu</Trans>
          ) : (
            !isWritten && <Trans>przykład z wpisanymi słowami</Trans>
          )}
        </figcaption>
      </figure>
    </>
  )
}
