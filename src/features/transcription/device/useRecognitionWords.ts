import { useLingui } from '@lingui/react/macro'
import { clockTime } from '#domain/transcript/clockTime.ts'
import type { NoticeTone } from '#ui/Notice.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import { type TroubleWords, useTroubleWords } from './useTroubleWords.ts'

interface Words extends TroubleWords {
  readonly tone: NoticeTone
}

/** What is said of a recognition that asks, waits or has ended; null while none is wanted, or it runs. */
export function useRecognitionWords(): Words | null {
  const { t } = useLingui()
  const { recognition } = useEditor()
  const { stage } = useStore(recognition.state)
  const troubleWords = useTroubleWords()
  const askedText = useAskedText()
  switch (stage.kind) {
    case 'idle':
    case 'running':
      return null
    case 'asks':
      return {
        tone: 'neutral',
        title: t`Rozpoznać mowę w całym nagraniu?`,
        text: askedText(clockTime(stage.scope.end - stage.scope.start)),
      }
    case 'needs-pack':
      return {
        tone: 'neutral',
        title: t`Przeglądarka musi pobrać polski pakiet mowy`,
        text: t`Pobiera go raz, od swojego producenta. Potem rozpoznaje mowę na tym urządzeniu: nagranie nigdzie nie trafia. Gdy pakiet będzie gotowy, rozpoznawanie zacznie się samo.`,
      }
    case 'downloading':
      return {
        tone: 'neutral',
        title: t`Przeglądarka pobiera pakiet mowy`,
        text: t`Może to potrwać kilka minut. Możesz w tym czasie pisać; rozpoznawanie zacznie się samo.`,
      }
    case 'done':
      return {
        tone: 'success',
        title: t`Rozpoznano do końca`,
        text: t`Przejrzyj zapis: przeglądarka mogła się pomylić. „Cofnij” przywraca to, co było.`,
      }
    case 'stopped':
      return {
        tone: 'neutral',
        title: t`Rozpoznawanie zatrzymane`,
        text: t`To, co już rozpoznano, zostaje w zapisie.`,
      }
    case 'trouble':
      break
  }
  return { tone: 'warning', ...troubleWords(stage.trouble) }
}

function useAskedText(): (lasts: string) => string {
  const { t } = useLingui()
  const { document } = useEditor()
  return (lasts) =>
    document.getSnapshot().present.passages.length > 0
      ? t`Przeglądarka wysłucha nagrania po cichu, potrwa to ${lasts}. Nagranie nie opuszcza urządzenia. To, co już spisane, zastąpi nowy zapis; dotychczasowy zostanie w wersjach.`
      : t`Przeglądarka wysłucha nagrania po cichu, potrwa to ${lasts}. Nagranie nie opuszcza urządzenia.`
}
