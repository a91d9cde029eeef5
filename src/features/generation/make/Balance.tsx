import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Flame } from 'lucide-react'
import { creditsQuery } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import styles from './Balance.module.css'
import { CreditCount } from '#ui/CreditCount.tsx'
import { useVisitor } from '#services/useVisitor.ts'

/** The balance, and a link to more credits. Nothing for a guest. */
export function Balance() {
  const services = useServices()
  const isAsked = useVisitor() === 'verified'
  const { data } = useQuery({ ...creditsQuery(services), enabled: isAsked })
  if (!isAsked || data === undefined) return null
  return (
    <Link to="/kredyty" className={styles.balance}>
      <Flame size={18} aria-hidden="true" />
      <span className="visually-hidden">
        <Trans>Masz</Trans>{' '}
      </span>
      <CreditCount value={data.available} />
    </Link>
  )
}
