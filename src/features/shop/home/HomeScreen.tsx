import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import { showcaseOf } from '#domain/catalogue/showcase.ts'
import { Page } from '#ui/Page.tsx'
import { useCatalogue } from '../useCatalogue.ts'
import { homeListQuery } from './homeList.ts'
import { Recommended } from './Recommended.tsx'
import { HomeHero } from './HomeHero.tsx'
import { MoreInShop } from './MoreInShop.tsx'
import { Occasions } from './Occasions.tsx'
import { TextShowcase } from './TextShowcase.tsx'
import { WithoutNetwork } from './WithoutNetwork.tsx'
import styles from './HomeScreen.module.css'

export interface HomeScreenProps {
  /** The days that come next, from its own feature. */
  readonly nearest?: ReactNode
  /** The generators and articles, from their own features. */
  readonly more?: ReactNode
}

/** /: Iskra's services, the occasions, and the ways in. It works without the storefront too. */
export function HomeScreen({ nearest, more }: HomeScreenProps) {
  const { storefront } = useServices()
  const { products, status } = useCatalogue(homeListQuery(storefront), false)
  const showcase = showcaseOf(products)
  return (
    <Page>
      <div className={styles.home}>
        <HomeHero product={showcase} isPending={status === 'pending'} />
        <Occasions nearest={nearest} />
        {status === 'error' ? null : <Recommended products={products} isPending={status === 'pending'} />}
        <TextShowcase />
        {more}
        <MoreInShop />
        <WithoutNetwork />
      </div>
    </Page>
  )
}
