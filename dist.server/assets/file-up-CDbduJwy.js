import { t as createLucideIcon } from './createLucideIcon-ByydpFMN.js'
// node_modules/lucide-react/dist/esm/icons/file-up.mjs
/**
 * @license lucide-react v1.73.0 - ISC
 *
 * This source code is licensed under the ISC license.
 * See the LICENSE file in the root directory of this source tree.
 */
var __iconData = {
  name: 'file-up',
  size: 24,
  node: [
    [
      'path',
      {
        d: 'M6 22a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2h8a2.4 2.4 0 0 1 1.704.706l3.588 3.588A2.4 2.4 0 0 1 20 8v12a2 2 0 0 1-2 2z',
        key: '1oefj6',
      },
    ],
    [
      'path',
      {
        d: 'M14 2v5a1 1 0 0 0 1 1h5',
        key: 'wfsgrz',
      },
    ],
    [
      'path',
      {
        d: 'M12 12v6',
        key: '3ahymv',
      },
    ],
    [
      'path',
      {
        d: 'm15 15-3-3-3 3',
        key: '15xj92',
      },
    ],
  ],
}
__iconData.node
var FileUp = createLucideIcon(__iconData)
export { FileUp as t }
