export const TOAST_TYPES = ['success', 'error', 'warning', 'info', 'loading'] as const

export type ToastType = (typeof TOAST_TYPES)[number]

export interface ToastAction {
  readonly label: string
  readonly onAction: () => void
}

/** A short message over the page. Specification part 1, section 3. */
export interface Toast {
  readonly id: string
  readonly type: ToastType
  readonly title: string
  readonly message: string | null
  /** ms in sight; 0 stays until dismissed. */
  readonly duration: number
  readonly dismissible: boolean
  readonly action: ToastAction | null
  /** ms since the epoch. */
  readonly createdAt: number
}

/** Specification part 1, section 9. */
export const MAX_VISIBLE_TOASTS = 5

const BASE_DURATION = 5_000

/** ms by type, for a base of 5000; types without a row take the base itself. */
const DURATIONS: Readonly<Record<ToastType, number>> = {
  success: 4_000,
  error: 8_000,
  warning: 6_000,
  info: 5_000,
  loading: 0,
}

/** How long a toast of a type stays, in ms, when the person's base duration is `base`. 0 means it stays. */
export function toastDuration(type: ToastType, base: number = BASE_DURATION): number {
  return Math.round((DURATIONS[type] * base) / BASE_DURATION)
}

/** How long a toast stays, in ms: its own duration, else its type's. With a base of 0 each toast stays. */
export function durationOf({ type, duration }: { type: ToastType; duration?: number }, base: number): number {
  return base === 0 ? 0 : (duration ?? toastDuration(type, base))
}

/** The toasts in sight: the oldest ones, in the order they came. */
export function visibleToasts(toasts: readonly Toast[]): readonly Toast[] {
  return toasts.slice(0, MAX_VISIBLE_TOASTS)
}

/** Puts a toast at the end of the queue; one with the same id is replaced in place. */
export function addToast(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  const at = toasts.findIndex((known) => known.id === toast.id)
  return at === -1 ? [...toasts, toast] : toasts.with(at, toast)
}

/** Takes a toast away, visible or waiting. An unknown id changes nothing. */
export function removeToast(toasts: readonly Toast[], id: string): readonly Toast[] {
  return toasts.some((toast) => toast.id === id) ? toasts.filter((toast) => toast.id !== id) : toasts
}

/** The toasts that a change brought into sight, in order. */
export function newlyVisible(before: readonly Toast[], after: readonly Toast[]): readonly Toast[] {
  const seen = new Set<Toast>(visibleToasts(before))
  return visibleToasts(after).filter((toast) => !seen.has(toast))
}
