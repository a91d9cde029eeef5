import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** A page to be measured beside the product; each has its sources in the folder of its name. */
export type Reference = 'reactRouter' | 'reactFlow'

/** Builds a reference as Vite does by itself; resolves to the folder of the built page. */
export async function buildReference(reference: Reference): Promise<string> {
  const nodeEnv = process.env['NODE_ENV']
  // Vite finds the packages from there.
  const folder = fileURLToPath(new URL(`../../../node_modules/.tmp/bench-${reference}`, import.meta.url))
  rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL(reference, import.meta.url)),
    plugins: [react()],
    build: { target: 'es2023', outDir: folder, emptyOutDir: true },
  })
  // Vite sets it to production, and the products that are measured next would inherit that.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
  return folder
}
