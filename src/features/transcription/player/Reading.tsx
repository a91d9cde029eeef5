import { useLingui } from '@lingui/react/macro'
import { useFormat } from '#i18n/format.ts'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import styles from './PlayerBar.module.css'

/** How far the waveform was read, and what is wrong with the recording. Nothing once all is there. */
export function Reading() {
  const { t } = useLingui()
  const format = useFormat()
  const { player, wave } = useEditor()
  const { isBroken } = useStore(player.state)
  const { trouble, lengthMs, readMs } = useStore(wave)
  if (isBroken)
    return (
      <p
        className={styles.note}
      >{t`Ta przeglądarka nie odtworzy tego pliku. Zapisz go jako MP3 albo WAV i dodaj jeszcze raz.`}</p>
    )
  if (trouble !== null)
    return <p className={styles.note}>{t`Nagranie odtworzysz, ale nie narysujemy jego fali ani ciszy.`}</p>
  if (lengthMs === null || readMs >= lengthMs) return null
  const share = format.number(readMs / lengthMs, { style: 'percent', maximumFractionDigits: 0 })
  return <p className={styles.note}>{t`Rysujemy falę: ${share}`}</p>
}
