import { Trans, useLingui } from '@lingui/react/macro'
import { Notice } from '#ui/Notice.tsx'
import { TextLink } from '#ui/TextLink.tsx'
import styles from './ShareDialog.module.css'

/** Tells the owner of a drawing that administrators took it down, why, and what they can do. */
export function TakenDownNotice({ reason }: { readonly reason: string }) {
  const { t } = useLingui()
  return (
    <Notice tone="warning" title={t`Zdjęliśmy ten rysunek`}>
      <div className={styles.takenDown}>
        <p>
          <Trans>Powód: {reason}</Trans>
        </p>
        <p>
          <Trans>
            Link już nie działa, a tego rysunku nie udostępnisz ponownie. Nadal masz go na swoim urządzeniu.
            Inne rysunki możesz udostępniać.
          </Trans>
        </p>
        <p>
          <Trans>
            Nie zgadzasz się z tym? <TextLink to="/kontakt">Napisz do nas</TextLink>.
          </Trans>
        </p>
      </div>
    </Notice>
  )
}
