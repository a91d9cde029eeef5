import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { ArrowLeft, House } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Page } from '#ui/Page.tsx'
import styles from '../errors/Errors.module.css'

/** A section for administrators, opened by somebody else (specification part 2, section 2). */
export default function NoAccess() {
  const router = useRouter()

  function goBack(): void {
    if (router.history.canGoBack()) router.history.back()
    else void router.navigate({ to: '/', replace: true })
  }

  return (
    <Page width="narrow">
      <div className={styles.screen}>
        <p className={styles.code} aria-hidden="true">
          403
        </p>
        <h1>
          <Trans>Brak dostępu</Trans>
        </h1>
        <p className={styles.words}>
          <Trans>
            Ta sekcja jest tylko dla administratorów. Jeśli to pomyłka, poproś administratora o dostęp.
          </Trans>
        </p>
        <div className={styles.actions}>
          <Button variant="primary" icon={<ArrowLeft size={18} />} onPress={goBack}>
            <Trans>Wróć</Trans>
          </Button>
          <ButtonLink to="/" icon={<House size={18} />}>
            <Trans>Strona główna</Trans>
          </ButtonLink>
        </div>
      </div>
    </Page>
  )
}
