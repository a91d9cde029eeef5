import type { Intent } from '#ui/intent.ts'

/** The parts that open over any screen. The code of each loads all at once, not one file after the other. */
export const openingParts = {
  cart: () => together(import('#features/cart/CartDrawer.tsx'), import('#ui/DrawerSurface.tsx')),
  menu: () => import('./shell/MenuRest.tsx'),
  palette: () => import('./palette/CommandPalette.tsx'),
  settings: () => together(import('./settings/SettingsDialog.tsx'), import('#ui/DialogSurface.tsx')),
} satisfies Readonly<Record<Intent, () => Promise<unknown>>>

/** The first, once its companion is there too. */
async function together<Part>(part: Promise<Part>, companion: Promise<unknown>): Promise<Part> {
  const [loaded] = await Promise.all([part, companion])
  return loaded
}
