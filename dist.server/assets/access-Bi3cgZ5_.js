// src/domain/access/access.ts
var ANYONE = { kind: "anyone" };
var SIGNED_IN = { kind: "signed-in" };
var VERIFIED = { kind: "verified" };
var ADMIN = {
	kind: "verified",
	roles: ["admin"]
};
({ ...SIGNED_IN });
({ ...VERIFIED });
({ ...ADMIN });
/** Judges a visitor, null for somebody who isn't signed in. Roles are compared without regard to case. */
function judgeAccess(access, visitor) {
	if (access.kind === "anyone") return "allowed";
	if (visitor === null) return "sign-in";
	if (access.kind === "signed-in") return "allowed";
	if (!visitor.isVerified) return "verify";
	if (access.roles === void 0) return "allowed";
	const held = new Set([...visitor.roles, visitor.role].map((role) => role.toLowerCase()));
	return access.roles.some((role) => held.has(role)) ? "allowed" : "forbidden";
}
export { judgeAccess as a, VERIFIED as i, ANYONE as n, SIGNED_IN as r, ADMIN as t };
