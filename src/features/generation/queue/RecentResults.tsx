import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import type { GenerationRow } from '#offline/generation/generationRow.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { GenerationThumb } from '../media/GenerationThumb.tsx'
import { promptTitle } from '../words/promptTitle.ts'
import styles from './RecentResults.module.css'
import { useRenewal } from '../device/useRenewal.ts'

const SHOWN = 6

/** The newest results of this device, each the way to its own screen. */
export function RecentResults({ rows }: { readonly rows: readonly GenerationRow[] }) {
  const { t } = useLingui()
  const renew = useRenewal()
  const id = useId()
  const results = rows.filter((row) => row.status === 'completed').slice(0, SHOWN)
  if (results.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.heading}>
          <Trans>Ostatnio</Trans>
        </h2>
        <TextLink to="/historia">
          <Trans>Cała historia</Trans>
        </TextLink>
      </header>
      <ul className={styles.results}>
        {results.map((row) => (
          <li key={row.refCode}>
            <Link
              to="/generacje/$id"
              params={{ id: row.id ?? '' }}
              className={styles.result}
              aria-label={t`Zobacz: ${promptTitle(row.prompt)}`}
            >
              <GenerationThumb generation={row} onBroken={() => renew(row.refCode)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
