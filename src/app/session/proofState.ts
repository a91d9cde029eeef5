import { atom } from 'jotai'
import { stepBackForQuestion } from '#ui/state/overlays.ts'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

/** One request for a proof, with all callers that wait for its outcome. */
interface Asking {
  readonly answered: Promise<boolean>
  readonly answer: (isProved: boolean) => void
}

const askingAtom = atom<Asking | null>(null)

/**
 * Asks the person for a proof of presence, in a dialog over the present screen; resolves to whether they gave it.
 * Callers that ask while it is open get the same answer. The signal ends the waiting, not the dialog.
 */
export function askForProof(signal?: AbortSignal): Promise<boolean> {
  const { answered } = store.get(askingAtom) ?? open()
  if (signal === undefined) return answered
  signal.throwIfAborted()
  const ended = Promise.withResolvers<boolean>()
  signal.addEventListener('abort', () => ended.resolve(false), { once: true })
  return Promise.race([answered, ended.promise])
}

function open(): Asking {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const isAnswered = stepBackForQuestion()
  const asking: Asking = {
    answered: promise,
    answer(isProved) {
      store.set(askingAtom, null)
      isAnswered()
      resolve(isProved)
    },
  }
  store.set(askingAtom, asking)
  return asking
}

/** The open request for a proof; null while there is none. */
export function useProofAsked(): Asking | null {
  return useSharedAtom(askingAtom)
}
