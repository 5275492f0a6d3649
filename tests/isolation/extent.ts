import type { Operation } from "./inventory";
import type { Caller } from "./principals";
import { hasEntrance, levelOf, mayUse } from "./verdict";

/**
 * `usual`: whoever is refused asks one operation of each class, a page that several modules share is asked whole in one of
 * them, each place gets one kind of own id and two of another's until it is known what it takes, another tenant is tried with
 * each operation by an ADMIN and with one of each class by the others, what is public is asked by those to whom it may
 * answer otherwise, and rows are written by those whose writing may differ, with one request each once an ADMIN has tried all;
 * `full`: everybody asks everything (`npm run test:full`); `reduced`: enough to notice a broken guard (the sabotage).
 */
export type Extent = "full" | "usual" | "reduced";
export const extent = (["full", "reduced"] as const).find((one) => one === process.env.ISOLATION_EXTENT) ?? "usual";

/** What decides how the guard refuses somebody: all operations of one class go through the same lines of it. */
export const guardClass = ({ access, admission, kind }: Operation) => `${kind} ${access} ${admission}`;
const levelClass = (operation: Operation) => `${guardClass(operation)} ${levelOf(operation)}`;

/** The operations that stand for their class: where there is a choice, those that take most ids. */
export function standingFor(operations: Operation[], classOf = guardClass): Set<Operation> {
	const first = new Map<string, Operation>();
	for (const operation of operations) {
		const other = first.get(classOf(operation));
		if (!other || idsOf(operation) > idsOf(other)) first.set(classOf(operation), operation);
	}
	return new Set(first.values());
}

const idsOf = ({ inPath, shape }: Operation) =>
	[...inPath, ...Object.keys(shape.properties ?? {})].filter((name) => /id$/i.test(name)).length;

/** Who asks a page that several modules share in all of them. */
const everywhere = new Set(["anonymous", "CLIENT", "ADMIN"]);
/** Who asks all that is public: for the others it is one of each class, as nothing of it looks at their grants. */
const toPublic = new Set([...everywhere, "of an archived tenant"]);

/** Says of each operation whether a caller asks it, and how much. */
export function walkOf(operations: Operation[]) {
	const [ofClasses, ofLevels] = [standingFor(operations), standingFor(operations, levelClass)];
	const repeated = repeatedAmong(operations);
	return {
		isAsked(operation: Operation, caller: Caller): boolean {
			if (extent !== "usual") return true;
			if (operation.access === "public" && !toPublic.has(caller.name)) return ofClasses.has(operation);
			if (!mayUse(operation, caller))
				return hasEntrance(operation, caller) ? ofLevels.has(operation) : ofClasses.has(operation);
			return !repeated.has(operation) || everywhere.has(caller.name);
		},
		/** How much is asked of an operation. */
		of: (operation: Operation): { extent: Extent; standsForClass: boolean } => ({
			extent: extent === "usual" && repeated.has(operation) ? "reduced" : extent,
			standsForClass: extent !== "usual" || ofLevels.has(operation),
		}),
	};
}

/** The same operation of a page that several modules share, in all of them but the first: there every way to ask it is tried. */
function repeatedAmong(operations: Operation[]): Set<Operation> {
	const known = new Map<unknown, Set<string>>();
	const isRepeated = ({ route: { shared }, kind, choice }: Operation) => {
		if (!shared) return false;
		const seen = known.get(shared) ?? new Set();
		const name = `${kind} ${choice}`;
		if (seen.has(name)) return true;
		known.set(shared, seen.add(name));
		return false;
	};
	return new Set(operations.filter(isRepeated));
}

/**
 * How many requests a caller sends that write rows of their own, by an operation that some have succeeded with already or
 * none has: an ADMIN tries every id in every place, and what is taken there is taken of the others.
 */
export function ownWrites(
	operation: Operation,
	{ role, userId, name }: Caller,
	hasSucceeded: boolean,
): "all" | "one" | "none" {
	if (extent !== "usual" || !hasSucceeded || name === "ADMIN") return "all";
	const level = levelOf(operation);
	const may = {
		none: userId === null || name === "whose membership ended",
		// Of those who are not let into anything, one writes what is the person's own.
		CLIENT: level <= 10,
		ADVISOR: level < 30,
		ADMIN: true,
		SUPERADMIN: operation.access === "super",
	};
	return may[role] ? "one" : "none";
}
