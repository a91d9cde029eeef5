import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useServices } from '#services/services.tsx'
import { Card } from '#ui/Card.tsx'
import { ScriptNote } from '#ui/ScriptNote.tsx'
import { Page } from '#ui/Page.tsx'
import { PageHeader } from '#ui/PageHeader.tsx'
import styles from './About.module.css'
import { ContactForm } from './ContactForm.tsx'

/** /kontakt: who we are by address, and a form that becomes a letter. */
export function ContactScreen() {
  const { t } = useLingui()
  const { seller } = useServices().config
  return (
    <Page>
      <PageHeader
        title={t`Kontakt`}
        lead={t`Pytanie o zamówienie, pomysł albo reklamacja: czyta to człowiek. Na reklamacje odpowiadamy w ciągu 14 dni.`}
      />
      <div className={styles.contact}>
        <Card title={<Trans>Dane sprzedawcy</Trans>}>
          <dl className={styles.facts}>
            <Fact name={<Trans>Sprzedawca</Trans>} value={seller.name} />
            <Fact name={<Trans>Adres</Trans>} value={seller.address} />
            <Fact name={<Trans>NIP</Trans>} value={seller.taxId} />
            <Fact name={<Trans>Rejestr</Trans>} value={seller.register} />
            <Fact
              name={<Trans>E-mail</Trans>}
              value={seller.email === '' ? '' : <a href={`mailto:${seller.email}`}>{seller.email}</a>}
            />
            <Fact
              name={<Trans>Telefon</Trans>}
              value={
                seller.phone === '' ? (
                  ''
                ) : (
                  <a href={`tel:${seller.phone.replaceAll(' ', '')}`}>{seller.phone}</a>
                )
              }
            />
          </dl>
        </Card>
        <Card title={<Trans>Napisz do nas</Trans>}>
          <ScriptNote />
          <ContactForm />
        </Card>
      </div>
    </Page>
  )
}

/** An empty value isn't shown. */
function Fact({ name, value }: { readonly name: ReactNode; readonly value: ReactNode }) {
  if (value === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
