import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { aiProducts } from '#domain/catalogue/aiProducts.ts'
import { aiTypeKey } from '#domain/catalogue/aiProductSearch.ts'
import { previewText } from '#domain/catalogue/previewText.ts'
import { AI_PRODUCT_TYPES, type AiProductType, type Product } from '#domain/catalogue/product.ts'
import { Skeleton } from '#ui/Skeleton.tsx'
import type { SearchLink } from '#ui/useSearchLink.ts'
import { AI_TYPE_TEXTS } from './aiTypes.ts'
import styles from './AiTypes.module.css'

export interface AiTypesProps {
  readonly products: readonly Product[]
  /** More products are on their way. */
  readonly isWaiting: boolean
  /** Key of the chosen type, see `aiTypeKey`. */
  readonly chosen: string | undefined
  readonly linkTo: (key: string | undefined) => SearchLink
}

/** The five kinds of text side by side: the purpose of each, the beginning of a real sample, and its choice. */
export function AiTypes({ products, isWaiting, chosen, linkTo }: AiTypesProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.types} aria-label={t`Rodzaje tekstów`}>
      {AI_PRODUCT_TYPES.map((type) => (
        <li key={type}>
          <AiTypeCard
            type={type}
            sample={aiProducts(products, { typ: aiTypeKey(type) })[0]?.details.aiSampleContent ?? null}
            isPending={isWaiting}
            isChosen={chosen === aiTypeKey(type)}
            link={linkTo(chosen === aiTypeKey(type) ? undefined : aiTypeKey(type))}
          />
        </li>
      ))}
    </ul>
  )
}

interface AiTypeCardProps {
  readonly type: AiProductType
  readonly sample: string | null
  readonly isPending: boolean
  readonly isChosen: boolean
  /** Chooses it, or none again. */
  readonly link: SearchLink
}

function AiTypeCard({ type, sample, isPending, isChosen, link }: AiTypeCardProps) {
  const { i18n } = useLingui()
  const { icon: Icon, name, promise } = AI_TYPE_TEXTS[type]
  return (
    <article className={styles.type} data-chosen={isChosen ? '' : undefined}>
      <Icon className={styles.icon} size={24} aria-hidden="true" />
      <h2 className={styles.name}>{i18n._(name)}</h2>
      <p className={styles.promise}>{i18n._(promise)}</p>
      {isPending && sample === null ? (
        <div className={styles.sample} aria-hidden="true">
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </div>
      ) : sample === null ? null : (
        <blockquote className={styles.sample}>
          {previewText(sample.replaceAll(/\n+/gu, '\n')).text}
        </blockquote>
      )}
      <Link {...link} className={styles.choose} aria-current={isChosen ? 'true' : undefined}>
        {isChosen ? <Trans>Pokaż wszystkie rodzaje</Trans> : <Trans>Pokaż produkty</Trans>}
        <span className="visually-hidden">: {i18n._(name)}</span>
      </Link>
    </article>
  )
}
