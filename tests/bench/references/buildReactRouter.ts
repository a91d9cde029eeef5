import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

/** Builds the page of React and the router alone into `folder`, as Vite does by itself. */
export async function buildReactRouter(folder: string): Promise<void> {
  const nodeEnv = process.env['NODE_ENV']
  rmSync(folder, { recursive: true, force: true })
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('reactRouter', import.meta.url)),
    plugins: [react()],
    build: { target: 'es2023', outDir: folder, emptyOutDir: true },
  })
  // Vite sets it to production, and the products that are measured next would inherit that.
  if (nodeEnv === undefined) delete process.env['NODE_ENV']
}
