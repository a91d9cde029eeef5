import { Suspense } from 'react'
import { CartFrame } from '#features/cart/CartFrame.tsx'
import { askedPart } from '#ui/askedPart.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { useCartDrawer } from '#ui/state/cartDrawer.ts'
import { useModals } from '#ui/state/modals.ts'
import { useMode } from '#ui/state/modes.ts'
import { useOutboxPanel } from '#ui/state/outboxPanel.ts'
import { useOverlay } from '#ui/state/overlays.ts'
import { useHasToasts } from '#ui/state/toasts.ts'
import { useOnceOpened } from '#ui/useOnceOpened.ts'
import { HeldScreenNotice, MissedPressNotice } from '../missingCode/MissingNotice.tsx'
import { MissingPart } from '../missingCode/MissingPart.tsx'
import { openingParts } from '../openingParts.ts'
import { usePaletteOpen } from '../palette/paletteState.ts'
import { useProofAsked } from '../session/proofState.ts'
import { useSignOutQuestion } from '../session/signOutState.ts'
import { useSettingsOpen } from '../settings/settingsState.ts'
import { useLoaded } from '../start/useLoaded.ts'

const ToastHost = lazyPart(() => import('#ui/ToastHost.tsx'))
const ModalHost = askedPart(() => import('#ui/ModalHost.tsx'))
const OverlayHost = askedPart(() => import('#ui/OverlayHost.tsx'))
const CommandPalette = askedPart(openingParts.palette)
const SettingsDialog = askedPart(openingParts.settings)
const CartDrawer = askedPart(openingParts.cart)
const ChangesPanel = askedPart(() => import('./ChangesPanel.tsx'))
const ProofDialog = askedPart(() => import('../session/ProofDialog.tsx'))
const SignOutDialog = askedPart(() => import('../session/SignOutDialog.tsx'))
const ModeBar = lazyPart(() => import('./ModeBar.tsx'))
const Companions = lazyPart(() => import('./Companions.tsx'))

/**
 * The layers over the page. Each loads its code when it first has something to show, and stays mounted so it can leave
 * with its animation. A screen without the shop's frame has no cart and no offers; the till has no offers either.
 */
export function Hosts({ isBare, isTill }: { readonly isBare: boolean; readonly isTill: boolean }) {
  const hasToasts = useOnceOpened(useHasToasts())
  const hasModals = useOnceOpened(useModals().length > 0)
  const hasOverlay = useOnceOpened(useOverlay() !== null)
  const hasPalette = useOnceOpened(usePaletteOpen())
  const hasSettings = useOnceOpened(useSettingsOpen())
  const hasSignOut = useOnceOpened(useSignOutQuestion() !== null)
  const hasProof = useOnceOpened(useProofAsked() !== null)
  const hasCart = useOnceOpened(useCartDrawer())
  const hasOutbox = useOnceOpened(useOutboxPanel())
  const focus = useMode('focus')
  const debug = useMode('debug')
  const isLoaded = useLoaded()
  return (
    <>
      <HeldScreenNotice />
      <MissedPressNotice />
      {isBare ? null : <CartFrame />}
      <Suspense fallback={<MissingPart />}>
        {hasCart ? <CartDrawer /> : null}
        {hasOutbox ? <ChangesPanel /> : null}
        {hasSettings ? <SettingsDialog /> : null}
        {hasPalette ? <CommandPalette /> : null}
        {hasSignOut ? <SignOutDialog /> : null}
        {hasModals ? <ModalHost /> : null}
        {hasProof ? <ProofDialog /> : null}
        {hasOverlay ? <OverlayHost /> : null}
      </Suspense>
      <Suspense fallback={<MissingPart />}>
        {focus || debug ? <ModeBar /> : null}
        {isLoaded && !isBare && !isTill ? <Companions /> : null}
        {hasToasts ? <ToastHost /> : null}
      </Suspense>
    </>
  )
}
