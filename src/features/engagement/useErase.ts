import { useLingui } from '@lingui/react/macro'
import { showToast } from '#ui/state/toasts.ts'
import { tellNotKept } from '#ui/tellNotKept.ts'

/** Erases this device's record and its unsent events; for a moment this can be undone. */
export function useErase(): () => Promise<void> {
  const { i18n, t } = useLingui()

  return async () => {
    try {
      const [{ eraseVisits, restoreVisits }, { database }] = await Promise.all([
        import('#offline/engagement/keptVisits.ts'),
        import('#offline/openDatabase.ts'),
      ])
      const db = await database()
      const erased = await eraseVisits(db)
      showToast({
        type: 'success',
        title: t`Zapis wizyt usunięty`,
        message: t`Razem z tym, co czekało na wysłanie.`,
        action: {
          label: t`Cofnij`,
          onAction: () =>
            void restoreVisits(db, erased).catch(() => tellNotKept(i18n, t`Nie udało się tego przywrócić`)),
        },
      })
    } catch {
      showToast({ type: 'error', title: t`Nie udało się usunąć zapisu`, message: t`Spróbuj jeszcze raz.` })
    }
  }
}
