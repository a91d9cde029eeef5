/** Fetches the code of signing out, so that a shared device can be left without a network. Never rejects. */
export async function keepSignOut(): Promise<void> {
  await Promise.allSettled([import('./leaving.ts'), import('./SignOutDialog.tsx')])
}
