import { atom } from 'jotai'
import { newId } from '#domain/newId.ts'
import { announce } from '../announce.ts'
import { preferencesAtom } from './preferences.ts'
import { store } from './store.ts'
import {
  addToast,
  newlyVisible,
  removeToast,
  durationOf,
  visibleToasts,
  type Toast,
  type ToastAction,
  type ToastType,
} from './toastRules.ts'
import { useSharedAtom } from './useSharedAtom.ts'

export interface NewToast {
  readonly type: ToastType
  readonly title: string
  readonly message?: string
  /** ms; 0 stays. The type's own duration by default. */
  readonly duration?: number
  readonly action?: ToastAction
  /** Whether it has a cross; true by default. */
  readonly dismissible?: boolean
  /** Give one to replace the toast of the same id: progress, then its end. */
  readonly id?: string
}

const toastsAtom = atom<readonly Toast[]>([])
const visibleToastsAtom = atom((get) => visibleToasts(get(toastsAtom)))
const hasToastsAtom = atom((get) => get(toastsAtom).length > 0)

/** Shows a toast, or queues it behind five others, and says it to screen readers when it comes into sight. */
export function showToast(toast: NewToast): string {
  const id = toast.id ?? newId()
  const duration = durationOf(toast, store.get(preferencesAtom).toastDuration)
  change(
    addToast(store.get(toastsAtom), {
      id,
      type: toast.type,
      title: toast.title,
      message: toast.message ?? null,
      duration,
      // One that stays and shows no work needs a close button.
      dismissible: (toast.dismissible ?? true) || (duration === 0 && toast.type !== 'loading'),
      action: toast.action ?? null,
      createdAt: Date.now(),
    }),
  )
  return id
}

export function dismissToast(id: string): void {
  change(removeToast(store.get(toastsAtom), id))
}

export function dismissAllToasts(): void {
  change([])
}

export function useVisibleToasts(): readonly Toast[] {
  return useSharedAtom(visibleToastsAtom)
}

export function useHasToasts(): boolean {
  return useSharedAtom(hasToastsAtom)
}

function change(after: readonly Toast[]): void {
  const before = store.get(toastsAtom)
  store.set(toastsAtom, after)
  for (const toast of newlyVisible(before, after)) {
    const words = toast.message === null ? toast.title : `${toast.title}. ${toast.message}`
    announce(words, toast.type === 'error' || toast.type === 'warning' ? 'assertive' : 'polite')
  }
}
