import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Film, LogIn, Music } from 'lucide-react'
import { useFormat } from '#i18n/format.ts'
import { useServices } from '#services/services.tsx'
import { useVisitor } from '#services/useVisitor.ts'
import { ButtonLink } from '#ui/ButtonLink.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { ErrorState } from '#ui/ErrorState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { showToast } from '#ui/state/toasts.ts'
import { TextLink } from '#ui/TextLink.tsx'
import { useOnePress } from '#ui/useOnePress.ts'
import styles from './OwnSoundsDialog.module.css'
import { fetchOwnSound, type OwnSound, ownSoundsQuery } from './ownSounds.ts'

export interface OwnSoundsDialogProps {
  readonly onFile: (file: File) => void
  readonly onClose: () => void
}

/** Films and sounds that somebody has made here, of which one is to be written down. It is fetched once. */
export function OwnSoundsDialog({ onFile, onClose }: OwnSoundsDialogProps) {
  const { t } = useLingui()
  const visitor = useVisitor()
  const { isBusy, press } = useOnePress()

  async function take(sound: OwnSound): Promise<void> {
    await press(async () => {
      try {
        onFile(await fetchOwnSound(sound))
        onClose()
      } catch {
        showToast({
          type: 'error',
          title: t`Nie udało się pobrać tej pracy`,
          message: t`Sprawdź połączenie z siecią i spróbuj jeszcze raz.`,
        })
      }
    })
  }

  return (
    <Dialog isOpen onOpenChange={onClose} size="md" title={t`Twoje filmy i dźwięki`}>
      {visitor === 'guest' ? (
        <div className={styles.nothing}>
          <p>
            <Trans>Zaloguj się, żeby wybrać film albo dźwięk, który powstał w Iskrze.</Trans>
          </p>
          <ButtonLink
            variant="primary"
            to="/login"
            search={{ redirect: '/narzedzia/transkrypcja' }}
            icon={<LogIn size={20} aria-hidden="true" />}
          >
            <Trans>Zaloguj się</Trans>
          </ButtonLink>
        </div>
      ) : (
        <SoundList isBusy={isBusy} onPick={(sound) => void take(sound)} />
      )}
    </Dialog>
  )
}

interface SoundListProps {
  readonly isBusy: boolean
  readonly onPick: (sound: OwnSound) => void
}

function SoundList({ isBusy, onPick }: SoundListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { productApi } = useServices()
  const visitor = useVisitor()
  const { data, error, refetch } = useQuery({
    ...ownSoundsQuery(productApi),
    enabled: visitor !== 'unknown',
  })
  if (error !== null) return <ErrorState onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton shape="box" height="12rem" />
  if (data.length === 0) {
    return (
      <p className={styles.nothing}>
        <Trans>
          Nie masz jeszcze filmów ani dźwięków. <TextLink to="/generatory/audio">Stwórz dźwięk</TextLink> albo
          wybierz plik.
        </Trans>
      </p>
    )
  }
  return (
    <ul className={styles.list} aria-label={t`Filmy i dźwięki`} aria-busy={isBusy}>
      {data.map((sound) => {
        const Icon = sound.type === 'video' ? Film : Music
        return (
          <li key={sound.id}>
            <button type="button" className={styles.sound} disabled={isBusy} onClick={() => onPick(sound)}>
              <Icon size={20} aria-hidden="true" />
              <span className={styles.words} dir="auto">
                {sound.prompt}
              </span>
              <span className={styles.when}>{format.date(new Date(sound.createdAt))}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
