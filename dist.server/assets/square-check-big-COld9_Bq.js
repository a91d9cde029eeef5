import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/square-check-big.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'square-check-big',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M21 10.656V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h12.344',
        key: '2acyp4',
      },
    ],
    [
      'path',
      {
        d: 'm9 11 3 3L22 4',
        key: '1pflzl',
      },
    ],
  ],
  aliases: ['check-square'],
}
__iconData.node
var SquareCheckBig = createLucideIcon(__iconData)
export { SquareCheckBig as t }
