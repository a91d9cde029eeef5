import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import type { OrderFile } from '#domain/orders/orderFiles.ts'
import { ButtonAnchor } from '#ui/ButtonLink.tsx'
import { Disclosure } from '#ui/Disclosure.tsx'
import styles from './Orders.module.css'

/** How to print a card: at home, or by a print shop. Nothing for a file that isn’t folded. */
export function PrintChoices({ file }: { readonly file: Pick<OrderFile, 'title' | 'home' | 'print'> }) {
  const { t } = useLingui()
  const { title, home, print } = file
  if (home === null || print === null) return null
  return (
    <div className={styles.print}>
      <Disclosure title={<Trans>Wydrukuj: w domu albo w drukarni</Trans>}>
        <div className={styles.ways}>
          <div className={styles.way}>
            <p>
              <Trans>
                W domu: jedna kartka A4, druk z jednej strony. Zegnij górę do tyłu, potem złóż na pół.
                Powstanie kartka A6, bez cięcia.
              </Trans>
            </p>
            <ButtonAnchor
              href={home}
              download
              aria-label={t`Arkusz A4: ${title}`}
              icon={<Printer size={18} />}
            >
              <Trans>Arkusz A4</Trans>
            </ButtonAnchor>
          </div>
          <div className={styles.way}>
            <p>
              <Trans>
                W drukarni: 210 × 148 mm przed złożeniem, spad 3 mm, znaczniki cięcia i zgięcia. Druk
                dwustronny z odwróceniem wzdłuż krótszego boku.
              </Trans>
            </p>
            <ButtonAnchor
              href={print}
              download
              aria-label={t`Plik dla drukarni: ${title}`}
              icon={<Printer size={18} />}
            >
              <Trans>Plik dla drukarni</Trans>
            </ButtonAnchor>
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
