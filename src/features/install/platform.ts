/** True when the page runs as an installed app. */
export function isInstalled(target: Window = window): boolean {
  const modes = ['standalone', 'fullscreen', 'minimal-ui', 'window-controls-overlay']
  const isAppWindow = modes.some((mode) => target.matchMedia(`(display-mode: ${mode})`).matches)
  // iOS has its own word for it.
  return isAppWindow || ('standalone' in target.navigator && target.navigator.standalone === true)
}

/** True on an iPhone or iPad, where only the share menu installs. An iPad calls itself a Mac with a touch screen. */
export function needsShareMenu({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}
