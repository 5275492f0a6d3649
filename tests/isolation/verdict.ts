import { defaultRoles } from "#app/platform/manifest";
import { manifests } from "#app/registry/modules";
import { type Answer, outcomeOf } from "./answers";
import type { Cell } from "./cells";
import { takesNoClaim } from "./exceptions";
import type { Operation } from "./inventory";
import type { Caller } from "./principals";

/** What is wrong with how an answer came out, or undefined: the rules of the guard, said once more from outside. */
export function wrongOutcome(operation: Operation, caller: Caller, cell: Cell, answer: Answer): string | undefined {
	const outcome = outcomeOf(answer);
	if (answer.status >= 500) return `fails with ${answer.status}`;
	if (operation.access === "public") return undefined;
	if (caller.userId === null) return mustBe(outcome, operation.kind === "call" ? ["401"] : ["login"], operation, cell);
	if (outcome === "login" || outcome === "401") return "asks a signed-in person to log in";
	if (operation.access === "self" || caller.role === "SUPERADMIN") return undefined;
	if (operation.access === "super") {
		// A page under the address of a tenant that is not theirs is not there before anything else is asked.
		const isUnderTenant = operation.kind !== "call" && operation.isInTenant;
		return mustBe(outcome, isUnderTenant ? ["404", ...refusals] : refusals, operation, cell);
	}
	if (cell.target === "foreign" && isTenantClaim(operation, cell) && !(isBeside(cell) && takesNoClaim(operation)))
		return mustBe(outcome, ["404", ...refusals], operation, cell);
	return mayUse(operation, caller) ? undefined : mustBe(outcome, ["404", ...refusals], operation, cell);
}

/** Whether the guard lets a caller through to an operation at all, about what is their own. */
export function mayUse(operation: Operation, caller: Caller): boolean {
	return hasEntrance(operation, caller) && (caller.role === "SUPERADMIN" || levelOf(operation) <= levelAs(caller.role));
}

/** Whether a caller comes into where an operation is, whatever level it asks for there. */
export function hasEntrance({ access }: Operation, caller: Caller): boolean {
	if (access === "public") return true;
	if (caller.userId === null) return false;
	if (access === "self" || caller.role === "SUPERADMIN") return true;
	if (access === "super" || !caller.isMember) return false;
	if (access === "tenant") return caller.role === "ADMIN";
	return access.startsWith("module:") ? caller.hasModules : true;
}

/** The least level of a grant that opens an operation of a module; 0 for all others. */
export function levelOf({ access, kind, level }: Operation): number {
	const [, key, link] = /^module:([^:]+):?(.*)$/.exec(access) ?? [];
	if (key === undefined) return 0;
	const components = Object.values(manifests.find((one) => one.key === key)?.components ?? {});
	const place = components.find(({ name }) => name === link)?.level;
	return kind === "call" ? (level ?? 10) : Math.max(place ?? 10, level ?? 0);
}

/** The level of the callers' grants by their role. */
const levelAs = (role: Caller["role"]) => defaultRoles.find(({ name }) => name === role)?.level ?? 0;

const refusals = ["403", "error"];

/** Put in beside the fields that an operation takes. */
const isBeside = ({ label }: Cell) => label.startsWith("claim ");

/** A `guid` is one where the address has it; elsewhere it is a field as others are. */
const isTenantClaim = ({ route }: Operation, cell: Cell) =>
	isBeside(cell) ||
	/^(tenantId|tenantGuid)/.test(cell.label) ||
	(cell.label.startsWith("guid") && route.path.includes(":guid"));

function mustBe(outcome: string, allowed: string[], { kind, isInTenant }: Operation, cell: Cell): string | undefined {
	// What is no guid is no page at all, whoever asks.
	const isNoPage = kind !== "call" && isInTenant && cell.label.startsWith("guid malformed");
	if (allowed.includes(outcome) || (isNoPage && outcome === "404")) return undefined;
	return `gives ${outcome} where ${allowed.join(" or ")} is due`;
}
