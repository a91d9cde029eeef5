import { useLingui } from '@lingui/react/macro'
import { Page } from '#ui/Page.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import styles from './TemplatePage.module.css'

/** A template’s page while it is on its way. */
export function TemplatePageSkeleton() {
  const { t } = useLingui()
  return (
    <Page>
      <section className={styles.skeleton} aria-busy="true" aria-label={t`Wczytujemy szablon`}>
        <Skeleton width="60%" height="2.5rem" />
        <Skeleton width="80%" />
        <Skeleton shape="box" height="3rem" />
        <Skeleton shape="box" height="3rem" />
        <Skeleton shape="box" height="6rem" />
      </section>
    </Page>
  )
}
