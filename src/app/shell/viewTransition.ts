interface LocationChange {
  readonly fromLocation?: { readonly pathname: string } | undefined
  readonly toLocation: { readonly pathname: string }
  readonly pathChanged: boolean
}

/**
 * Whether and as what a navigation is animated: between screens, not while filters or a search change the address, and
 * never with reduced motion. Styles name the kinds with `:active-view-transition-type()`.
 */
export function transitionTypes({ fromLocation, toLocation, pathChanged }: LocationChange): string[] | false {
  if (fromLocation === undefined || !pathChanged || wantsNoMotion()) return false
  const deeper = toLocation.pathname.split('/').length - fromLocation.pathname.split('/').length
  return [deeper > 0 ? 'deeper' : deeper < 0 ? 'back' : 'beside']
}

function wantsNoMotion(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'reduced' ||
    window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
