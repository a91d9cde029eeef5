import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, ProductProcess } from '../../support/productProcess.ts'
import { type Certificate, makeCertificate } from '../edge/certificate.ts'
import { openEdge } from '../edge/edge.ts'
import { buildReference } from '../references/buildReference.ts'
import { serveFolder } from '../references/serveFolder.ts'
import { writeStaticShop } from '../references/staticShop.ts'
import { PRODUCT_PAGES, type Site, type Target, WITHOUT_SCRIPT } from './targets.ts'

/** What is visited, the two references first, and the certificate of all of them. */
export interface OpenTargets {
  readonly targets: readonly Target[]
  readonly certificate: Certificate
  readonly product: ProductProcess
  /** Where the product keeps its data. */
  readonly dataDirectory: string
}

/** Starts the product and both references, each behind an edge of its own, and closes all after `use`. */
export async function withTargets(use: (open: OpenTargets) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'iskra-bench-visits-'))
  const certificate = makeCertificate()
  const closing: (() => Promise<unknown>)[] = []
  const siteAt = async (name: string, port: number, upstream: number, worksOffline: boolean) => {
    const edge = await openEdge(port, upstream, certificate)
    closing.unshift(() => edge.cut())
    return { name, edge, worksOffline } satisfies Site
  }
  const folderSite = async (name: string, built: string) => {
    const served = await serveFolder(built)
    closing.unshift(() => served.close())
    return siteAt(name, await freePort(), Number(new URL(served.origin).port), false)
  }
  try {
    const port = await freePort()
    const dataDirectory = join(folder, 'data')
    const product = new ProductProcess(await freePort(), dataDirectory, {
      PUBLIC_ORIGIN: `https://localhost:${port}`,
    })
    await product.start()
    closing.unshift(() => product.stop())
    const ours = await siteAt('Iskra', port, product.port, true)
    await writeStaticShop(join(folder, 'shop'), product.origin)
    const shop = await folderSite(WITHOUT_SCRIPT, join(folder, 'shop'))
    const react = await folderSite('React and the router alone', await buildReference('reactRouter'))
    await use({
      certificate,
      product,
      dataDirectory,
      targets: [
        { name: shop.name, site: shop, path: '/', ready: '.hero img' },
        { name: react.name, site: react, path: '/', ready: 'main h1' },
        ...PRODUCT_PAGES.map((page) => ({ ...page, site: ours })),
      ],
    })
  } finally {
    for (const close of closing) await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
