import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { STARTING_CREDITS } from '#domain/catalogue/creditPack.ts'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import { CreditPacks, type RenderPackPurchase } from './CreditPacks.tsx'
import { CreditQuestions } from './CreditQuestions.tsx'
import styles from './CreditsScreen.module.css'

export interface CreditsScreenProps {
  readonly renderPurchase: RenderPackPurchase
  readonly actions?: ReactNode
}

/** /sklep/kredyty: the packs and common questions about them. */
export function CreditsScreen({ renderPurchase, actions }: CreditsScreenProps) {
  const { t } = useLingui()
  return (
    <Page>
      <PageHeader
        breadcrumbs={[{ label: t`Sklep`, to: '/sklep' }, { label: t`Kredyty` }]}
        title={t`Kredyty na obrazy i filmy`}
        lead={t`Płacisz raz, bez abonamentu. Na start każde konto dostaje ${STARTING_CREDITS} kredytów w prezencie.`}
        actions={actions}
      />
      <div className={styles.packs}>
        <CreditPacks renderPurchase={renderPurchase} />
      </div>
      <CreditQuestions />
    </Page>
  )
}
