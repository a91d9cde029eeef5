import { atom } from 'jotai'
import { useEffect } from 'react'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

const siteFramesAtom = atom(0)
const orderMadeAtom = atom(false)

/** The till's address shows another screen: an order, or why payment is impossible. It has the site's frame. */
export function useSiteFrame(): void {
  useEffect(() => {
    store.set(siteFramesAtom, (count) => count + 1)
    return () => store.set(siteFramesAtom, (count) => count - 1)
  }, [])
}

/** Whether the site's frame is asked for at the till's address. */
export function useHasSiteFrame(): boolean {
  return useSharedAtom(siteFramesAtom) > 0
}

/** An order has been made, or looked at, since the page was opened. */
export function markOrderMade(): void {
  store.set(orderMadeAtom, true)
}

/** Whether one has. */
export function useIsOrderMade(): boolean {
  return useSharedAtom(orderMadeAtom)
}
