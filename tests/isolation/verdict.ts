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
export function mayUse({ access }: Operation, caller: Caller): boolean {
	if (access === "public") return true;
	if (caller.userId === null) return false;
	if (access === "self" || caller.role === "SUPERADMIN") return true;
	if (access === "super" || !caller.isMember) return false;
	if (access === "tenant") return caller.role === "ADMIN";
	return access.startsWith("module:") ? caller.hasModules : true;
}

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
