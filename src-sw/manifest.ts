import type { ManifestOptions } from 'vite-plugin-pwa'

/** The web app manifest: how Iskra stands on a home screen. */
export const manifest: Partial<ManifestOptions> = {
  id: '/',
  name: 'Iskra',
  short_name: 'Iskra',
  description: 'Prezenty, kartki i życzenia z AI. Działa też bez sieci.',
  lang: 'pl',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#0f172a',
  background_color: '#0f172a',
}
