import { t as createLucideIcon } from "./createLucideIcon-ByydpFMN.js";
// node_modules/lucide-react/dist/esm/icons/baby.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$2 = {
	name: "baby",
	size: 24,
	node: [
		["path", {
			d: "M10 16c.5.3 1.2.5 2 .5s1.5-.2 2-.5",
			key: "1u7htd"
		}],
		["path", {
			d: "M15 12h.01",
			key: "1k8ypt"
		}],
		["path", {
			d: "M19.38 6.813A9 9 0 0 1 20.8 10.2a2 2 0 0 1 0 3.6 9 9 0 0 1-17.6 0 2 2 0 0 1 0-3.6A9 9 0 0 1 12 3c2 0 3.5 1.1 3.5 2.5s-.9 2.5-2 2.5c-.8 0-1.5-.4-1.5-1",
			key: "11xh7x"
		}],
		["path", {
			d: "M9 12h.01",
			key: "157uk2"
		}]
	]
};
__iconData$2.node;
var Baby = createLucideIcon(__iconData$2);
// node_modules/lucide-react/dist/esm/icons/flower-2.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData$1 = {
	name: "flower-2",
	size: 24,
	node: [
		["path", {
			d: "M12 5a3 3 0 1 1 3 3m-3-3a3 3 0 1 0-3 3m3-3v1M9 8a3 3 0 1 0 3 3M9 8h1m5 0a3 3 0 1 1-3 3m3-3h-1m-2 3v-1",
			key: "3pnvol"
		}],
		["circle", {
			cx: "12",
			cy: "8",
			r: "2",
			key: "1822b1"
		}],
		["path", {
			d: "M12 10v12",
			key: "6ubwww"
		}],
		["path", {
			d: "M12 22c4.2 0 7-1.667 7-5-4.2 0-7 1.667-7 5Z",
			key: "9hd38g"
		}],
		["path", {
			d: "M12 22c-4.2 0-7-1.667-7-5 4.2 0 7 1.667 7 5Z",
			key: "ufn41s"
		}]
	]
};
__iconData$1.node;
var Flower2 = createLucideIcon(__iconData$1);
// node_modules/lucide-react/dist/esm/icons/gem.mjs
/**
* @license lucide-react v1.73.0 - ISC
*
* This source code is licensed under the ISC license.
* See the LICENSE file in the root directory of this source tree.
*/
var __iconData = {
	name: "gem",
	size: 24,
	node: [
		["path", {
			d: "M10.5 3 8 9l4 13 4-13-2.5-6",
			key: "b3dvk1"
		}],
		["path", {
			d: "M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 .013 2.382l-7.99 10.986a2 2 0 0 1-3.247 0l-7.99-10.986A2 2 0 0 1 2.4 7.8l2.998-3.997A2 2 0 0 1 7 3z",
			key: "7w4byz"
		}],
		["path", {
			d: "M2 9h20",
			key: "16fsjt"
		}]
	]
};
__iconData.node;
var Gem = createLucideIcon(__iconData);
export { Flower2 as n, Baby as r, Gem as t };
