import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { aiTypeKey } from '#domain/catalogue/aiProductSearch.ts'
import { AI_PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { AI_TYPE_TEXTS } from '../ai/aiTypes.ts'
import { SectionHeading } from './SectionHeading.tsx'
import styles from './TextShowcase.module.css'

/** The five kinds of text Iskra writes. */
export function TextShowcase() {
  const { i18n } = useLingui()
  const id = useId()
  return (
    <section className={styles.showcase} aria-labelledby={id}>
      <SectionHeading id={id} to="/produkty-ai" link={<Trans>Zobacz próbki</Trans>}>
        <Trans>My zaczynamy, Ty podpisujesz</Trans>
      </SectionHeading>
      <ul className={styles.list}>
        {AI_PRODUCT_TYPES.map((type) => {
          const { icon: Icon, name, promise } = AI_TYPE_TEXTS[type]
          return (
            <li key={type}>
              <Link to="/produkty-ai" search={{ typ: aiTypeKey(type) }} className={styles.type}>
                <Icon size={24} strokeWidth={1.75} aria-hidden="true" />
                <h3 className={styles.name}>{i18n._(name)}</h3>
                <p className={styles.promise}>{i18n._(promise)}</p>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
