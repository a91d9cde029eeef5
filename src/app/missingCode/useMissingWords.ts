import { useLingui } from '@lingui/react/macro'
import type { MissedPress } from '#ui/state/missedPress.ts'
import type { ServedBuild } from './servedBuild.ts'

/** Whether what is missing opens by itself later, is to be pressed again, or waits for somebody who is writing. */
export type MissingManner = MissedPress | 'writing'

/**
 * What is told of code that can't be had, and of a form that somebody is writing in meanwhile. In the start, for it
 * has to be there when nothing else is.
 */
export function useMissingWords(
  why: ServedBuild,
  manner: MissingManner,
): { readonly title: string; readonly words: string } {
  const { t } = useLingui()
  switch (why) {
    case 'unreachable':
      return {
        title: t`Nie ma połączenia`,
        words: {
          opens: t`Tego jeszcze nie ma na tym urządzeniu. Otworzymy to, gdy tylko wróci sieć.`,
          again: t`Tego jeszcze nie ma na tym urządzeniu. Spróbuj ponownie, gdy wróci sieć.`,
          writing: t`Tego jeszcze nie ma na tym urządzeniu. Spróbuj ponownie, gdy wróci sieć: to, co wpisujesz, zostaje.`,
        }[manner],
      }
    case 'other':
      return {
        title: t`Jest nowa wersja Iskry`,
        words:
          manner === 'writing'
            ? t`Ta część działa już tylko w nowej wersji. Koszyk i szkice zostają, ale najpierw dokończ formularz, w którym piszesz.`
            : t`Ta część działa już tylko w nowej wersji. Koszyk i szkice zostają.`,
      }
    case 'same':
    default:
      return { title: t`Nie udało się tego wczytać`, words: t`Spróbuj ponownie za chwilę.` }
  }
}
