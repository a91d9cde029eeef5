import { Trans } from '@lingui/react/macro'
import { Download, Printer } from 'lucide-react'
import type { Card } from '#domain/gifts/card.ts'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import styles from './AfterOpening.module.css'
import { PictureActions } from './PictureActions.tsx'

/** The card to keep: as a picture, as its PDF, and as a sheet to print at home. */
export function CardFiles({ card: { picture, pdf, home, title } }: { readonly card: Card }) {
  return (
    <div className={styles.files}>
      <div className={styles.choices}>
        {picture === null ? null : <PictureActions title={title} url={picture} />}
        <ButtonAnchor href={pdf} download variant="quiet" icon={<Download size={18} />}>
          <Trans>Pobierz PDF</Trans>
        </ButtonAnchor>
        {home === null ? null : (
          <ButtonAnchor href={home} download variant="quiet" icon={<Printer size={18} />}>
            <Trans>Arkusz A4 do druku</Trans>
          </ButtonAnchor>
        )}
      </div>
      {home === null ? null : (
        <p className={styles.note}>
          <Trans>Arkusz drukuje się z jednej strony. Zegnij górę do tyłu i złóż na pół.</Trans>
        </p>
      )}
    </div>
  )
}
