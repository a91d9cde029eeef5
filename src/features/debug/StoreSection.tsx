import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { askStoreAccess, type StoreAccess } from '#domain/storefront/storeAccess.ts'
import { Facts } from './Facts.tsx'
import { Section } from './Section.tsx'

/** The shop's store, and its token's rights there: a wrong token and missing scopes told apart. */
export function StoreSection() {
  const { t } = useLingui()
  const { endpoint, publicToken } = useServices().config.storefront
  const access = useStoreAccess(endpoint, publicToken)
  const scopes = access?.kind === 'scopes-missing' ? access.scopes.join(', ') : ''
  const fields = access?.kind === 'scopes-missing' ? access.fields.join(', ') : ''
  const texts: Readonly<Record<StoreAccess['kind'], string>> = {
    open: t`otwiera wszystko, czego potrzebujemy`,
    'wrong-token': t`sklep go nie przyjmuje`,
    'scopes-missing': t`nie otwiera wszystkiego`,
    throttled: t`nie wiadomo: sklep jest zajęty`,
    failed: t`nie wiadomo: sklep odpowiedział błędnie`,
  }
  return (
    <Section title={t`Sklep`}>
      <Facts
        facts={[
          [t`Adres`, endpoint],
          [t`Klucz publiczny`, access === null ? '…' : texts[access.kind]],
          fields === '' ? null : [t`Zamknięte pola`, fields],
          scopes === '' ? null : [t`Brakujące zakresy`, scopes],
        ]}
      />
    </Section>
  )
}

function useStoreAccess(endpoint: string, publicToken: string): StoreAccess | null {
  const [access, setAccess] = useState<StoreAccess | null>(null)
  useEffect(() => {
    const stopping = new AbortController()
    const ask = async () => {
      const known = await askStoreAccess({ endpoint, publicToken }, { fetch, signal: stopping.signal })
      if (!stopping.signal.aborted) setAccess(known)
    }
    void ask()
    return () => stopping.abort()
  }, [endpoint, publicToken])
  return access
}
