import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, Unlink } from 'lucide-react'
import type { DrawingShare } from '#domain/scene/shared/sharedDrawing.ts'
import { useFormat } from '#i18n/format.ts'
import { IconButton } from '#ui/IconButton.tsx'
import { useCopyLink } from '#ui/sharing/useCopy.ts'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './ShareDialog.module.css'
import { sharedDrawingAddress } from './useSharing.ts'

export interface OtherSharesProps {
  readonly shares: readonly DrawingShare[]
  readonly isPending: boolean
  readonly onWithdraw: (id: string) => void
}

/** The account’s links to its other drawings, from every device; nothing where there are none. */
export function OtherShares({ shares, isPending, onWithdraw }: OtherSharesProps) {
  const { t } = useLingui()
  const format = useFormat()
  const copyLink = useCopyLink()
  if (shares.length === 0) return null
  return (
    <section aria-labelledby="other-shares" className={styles.others}>
      <h3 id="other-shares" className={styles.heading}>
        <Trans>Inne udostępnione rysunki</Trans>
      </h3>
      <ul className={styles.list}>
        {shares.map(({ id, token, title, renewedAt }) => {
          const name = title === '' ? t`Bez tytułu` : title
          return (
            <li key={id} className={styles.row}>
              <span className={styles.words}>
                <TextLink to="/narzedzia/rysunek/$token" params={{ token }}>
                  {name}
                </TextLink>
                <span className={styles.note}>{format.relativeTime(new Date(renewedAt))}</span>
              </span>
              <IconButton
                size="small"
                label={t`Kopiuj link: ${name}`}
                onPress={() => void copyLink(sharedDrawingAddress(token))}
              >
                <Copy size={18} />
              </IconButton>
              <IconButton
                size="small"
                label={t`Wyłącz link: ${name}`}
                isDisabled={isPending}
                onPress={() => onWithdraw(id)}
              >
                <Unlink size={18} />
              </IconButton>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
