import { useLingui } from '@lingui/react/macro'
import type { ServedBuild } from './servedBuild.ts'

/**
 * What is told of code that can't be had, and of a form that somebody is writing in meanwhile. In the start, for it
 * has to be there when nothing else is.
 */
export function useMissingWords(
  why: ServedBuild,
  isWriting: boolean,
): { readonly title: string; readonly words: string } {
  const { t } = useLingui()
  switch (why) {
    case 'unreachable':
      return {
        title: t`Nie ma połączenia`,
        words: isWriting
          ? t`Tego jeszcze nie ma na tym urządzeniu. Spróbuj ponownie, gdy wróci sieć: to, co wpisujesz, zostaje.`
          : t`Tego jeszcze nie ma na tym urządzeniu. Otworzymy to, gdy tylko wróci sieć.`,
      }
    case 'other':
      return {
        title: t`Jest nowa wersja Iskry`,
        words: isWriting
          ? t`Ta część działa już tylko w nowej wersji. Koszyk i szkice zostają, ale najpierw dokończ formularz, w którym piszesz.`
          : t`Ta część działa już tylko w nowej wersji. Koszyk i szkice zostają.`,
      }
    case 'same':
    default:
      return { title: t`Nie udało się tego wczytać`, words: t`Spróbuj ponownie za chwilę.` }
  }
}
