import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { announce } from '#ui/announce.ts'
import { showToast } from '#ui/state/toasts.ts'
import { useBuilder } from '../document/BuilderContext.tsx'
import { askedView } from '../panels/leadTo.ts'
import { elkGraphOf, withLayout } from './layoutGraph.ts'

/** Puts the whole graph in order from left to right; one step of undo. */
export function useLayout() {
  const { t } = useLingui()
  const document = useBuilder()
  const [isPending, setPending] = useState(false)

  async function layout(): Promise<void> {
    const before = document.getSnapshot().history.present
    // Specification part 2, section 2.
    if (before.nodes.length === 0) {
      announce(t`Dodaj najpierw przynajmniej jeden element.`, 'assertive')
      return
    }
    setPending(true)
    try {
      const { layOut } = await import('#ui/layout/layOut.ts')
      const laid = await layOut(elkGraphOf(before))
      // Changes made meanwhile stay; only positions are taken over.
      document.edit({ name: 'layout' }, (template) => withLayout(template, laid))
      askedView.set({ ids: [] })
      announce(t`Graf ułożony.`)
    } catch {
      showToast({
        type: 'error',
        title: t`Nie udało się ułożyć grafu. Spróbuj jeszcze raz, gdy będzie sieć.`,
      })
    } finally {
      setPending(false)
    }
  }

  return { layout, isPending }
}
