import { lazyPart } from '#ui/lazyPart.ts'
import { WhenNear } from '#ui/WhenNear.tsx'
import styles from './LazyHome.module.css'

const HomeMore = lazyPart(() => import('./HomeMore.tsx'))

/** Shows the generators and the latest articles, below the fold of the home page. */
export function LazyHome() {
  return (
    <WhenNear className={`${styles.more} needs-script`}>
      <HomeMore />
    </WhenNear>
  )
}
