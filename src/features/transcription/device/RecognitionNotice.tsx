import { useLingui } from '@lingui/react/macro'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import { Button } from '#ui/Button.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useStore } from '#ui/useStore.ts'
import { useEditor } from '../editor.ts'
import type { RecognitionScope } from './createRecognition.ts'
import { takeFocus } from './takeFocus.ts'
import { useRecognitionWords } from './useRecognitionWords.ts'

/** What a recognition on the device asks before it begins, and how it ended. Nothing while none is wanted, or it runs. */
export function RecognitionNotice() {
  const { recognition } = useEditor()
  const { stage } = useStore(recognition.state)
  const words = useRecognitionWords()
  const first = useRef<HTMLButtonElement>(null)
  const title = words?.title
  const tell = useEffectEvent((said: string) => announce(said))
  useEffect(() => {
    if (title === undefined) return
    tell(title)
    takeFocus(first.current)
  }, [title])

  if (words === null || stage.kind === 'idle' || stage.kind === 'running') return null
  return (
    <Notice tone={words.tone} title={words.title} action={<Actions first={first} />}>
      {words.text}
    </Notice>
  )
}

function Actions({ first }: { readonly first: RefObject<HTMLButtonElement | null> }) {
  const { t } = useLingui()
  const { recognition } = useEditor()
  const { stage } = useStore(recognition.state)
  function leave(): void {
    takeFocus(document.querySelector<HTMLButtonElement>('[data-recognise]'))
    recognition.close()
  }
  const close = (label: string, isOnly = false) => (
    <Button ref={isOnly ? first : null} size="small" variant="quiet" onPress={leave}>
      {label}
    </Button>
  )
  const begin = (scope: RecognitionScope, label: string) => (
    <Button ref={first} size="small" onPress={() => void recognition.begin(scope)}>
      {label}
    </Button>
  )
  switch (stage.kind) {
    case 'asks':
      return (
        <>
          {begin(stage.scope, t`Zacznij`)}
          {close(t`Anuluj`)}
        </>
      )
    case 'needs-pack':
      return (
        <>
          {begin(stage.scope, t`Pobierz pakiet`)}
          {close(t`Nie teraz`)}
        </>
      )
    case 'trouble':
      return stage.trouble === 'nothing' || stage.trouble === 'no-sound' ? (
        close(t`Zamknij`, true)
      ) : (
        <>
          {begin(stage.scope, t`Spróbuj ponownie`)}
          {close(t`Zamknij`)}
        </>
      )
    case 'downloading':
      return close(t`Zrezygnuj`, true)
    case 'idle':
    case 'running':
    case 'done':
    case 'stopped':
      break
  }
  return close(t`Zamknij`, true)
}
