import { newId } from "#app/platform/ids";
import { idIn, inputFor, type Kind, kindsOf, slotsIn, withValue } from "./inputs";
import type { Operation } from "./inventory";
import type { Caller, Setting } from "./principals";
import { type Place, requestFor, type Sent, type Values } from "./requests";

/** One request and what it is about. `twin` is the same request about something that is not there. */
export type Cell = {
	label: string;
	target: "own" | "foreign" | "missing" | "malformed";
	asked: string;
	sent: Sent;
	twin?: Sent;
	twinAsked?: string;
};

export type Extent = "full" | "reduced";

/** A value that no row has; the same for a whole run, so that a twin can be asked once. */
const nowhere = newId();
const missingFor = ({ column }: Kind) => (column === "email" ? "nobody@people.test" : nowhere);
const MALFORMED = "1%27 or 1=1--";

/** Every cell of an operation for one caller. */
export function cellsOf(operation: Operation, caller: Caller, setting: Setting, extent: Extent): Cell[] {
	const { foreign, archived, own } = setting;
	const { base, full } = valuesOf(operation, caller, setting);
	const hasPassword = "password" in (operation.shape.properties ?? {});
	if (hasPassword && caller.userId !== null) return [];
	const ways = waysOf(operation, extent);
	const cells: Cell[] = [];
	const seen = new Set<string>();
	const add = (
		target: Cell["target"],
		label: string,
		values: Values,
		asked: string,
		twin?: Values,
		twinAsked?: string,
	) => {
		// With another field it may be another verb's request, which has cells of its own.
		if (operation.tell && operation.tell(values) !== operation.choice) return;
		// One place more than the first is enough for one kind of id in each slot.
		const [slot] = label.split(" ");
		const inEvery = operation.kind === "page" || (target !== "own" && !seen.has(`${target} ${slot}`));
		seen.add(`${target} ${slot}`);
		for (const way of inEvery ? ways : ways.slice(0, 1)) {
			const make = (all: Values) => requestFor(operation, all, way.place, way.leaf);
			cells.push({
				label: `${label} ${way.name}`,
				target,
				asked,
				sent: make(values),
				twin: twin && make(twin),
				twinAsked,
			});
		}
	};
	// What may be left out is put in where it is varied.
	const around = ([field]: (string | number)[]) =>
		field === undefined || field in base ? base : { ...base, [field]: full[field] };
	const vary = (label: string, path: (string | number)[], kinds: Kind[]) => {
		for (const kind of kinds) {
			const [there, elsewhere, none] = [idIn(kind, caller.own), idIn(kind, foreign), missingFor(kind)];
			const put = (value: string) => withValue(around(path), path, value) as Values;
			if (there) add("own", `${label} own ${kind.table}`, put(there), there);
			if (elsewhere) add("foreign", `${label} foreign ${kind.table}`, put(elsewhere), elsewhere, put(none), none);
			const colleague = isPersonal(kind) && caller.own !== own ? idIn(kind, own) : "";
			if (colleague) add("foreign", `${label} a colleague's ${kind.table}`, put(colleague), colleague, put(none), none);
		}
		add("malformed", `${label} malformed`, withValue(around(path), path, MALFORMED) as Values, MALFORMED);
	};

	const { guid: _guid, ...inside } = { ...full, ...base };
	const slots = slotsIn(inside, caller.own);
	if (slots.length === 0) add("own", "own", base, "");
	// Whoever has every right is tried with every kind of id, the others with some of them.
	const many = { ADMIN: undefined, ADVISOR: 4, CLIENT: 4, SUPERADMIN: 2, none: 2 }[caller.role];
	const few = extent === "reduced" ? 3 : caller.hasModules && operation.access !== "super" ? many : 2;
	for (const { path, kinds } of slots) vary(path.join("."), path, kinds.slice(0, few));
	if (operation.route.path.includes("/:guid?")) {
		const other = { table: "tenants", column: "guid" } as const;
		vary("guid", ["guid"], [other]);
		const closed = idIn(other, archived);
		if (caller.realm !== archived)
			add(
				"foreign",
				"guid of an archived tenant",
				{ ...base, guid: closed },
				closed,
				{ ...base, guid: nowhere },
				nowhere,
			);
	}
	if (operation.kind === "call" && operation.access !== "public") {
		const aboutTenants = !["self", "super"].includes(operation.access);
		for (const field of aboutTenants ? ["tenantId", "tenantGuid"] : ["tenantId"]) {
			const [kind] = kindsOf(field, caller.realm);
			if (!kind || slots.some(({ path }) => path[0] === field)) continue;
			vary(`claim ${field}`, [field], [kind]);
		}
		const tenantId = caller.realm.tenant.id;
		for (const { path, kinds } of slots.filter(({ path: [first] }) => first !== "tenantId" && !("tenantId" in base)))
			for (const kind of kinds.slice(0, few)) {
				const put = (value: string) => ({ ...(withValue(around(path), path, value) as Values), tenantId });
				const [elsewhere, none] = [idIn(kind, foreign), missingFor(kind)];
				if (!elsewhere || kind.table === "tenants") continue;
				add(
					"foreign",
					`${path.join(".")} foreign ${kind.table}, own tenant`,
					put(elsewhere),
					elsewhere,
					put(none),
					none,
				);
			}
	}
	return cells;
}

/** What belongs to a person and to nobody else of the tenant. */
const isPersonal = ({ table }: Kind) => table === "notifications" || table === "sessions";

type Way = { name: string; place: Place; leaf: boolean };

function waysOf({ kind, method }: Operation, extent: Extent): Way[] {
	const call = (place: Place): Way => ({ name: `in ${place}`, place, leaf: false });
	if (kind === "call") {
		const places: Place[] = method === "GET" ? ["query"] : ["json", "form", "query"];
		return places.slice(0, extent === "reduced" ? 1 : undefined).map(call);
	}
	const whole: Way = { name: "as a page", place: "form", leaf: false };
	const data: Way = { name: "as data", place: "form", leaf: true };
	return extent === "reduced" ? [data] : [whole, data];
}

/** An input that the operation takes, about the caller's own tenant, and the same with everything that may be in it. */
function valuesOf(operation: Operation, caller: Caller, { world }: Setting): { base: Values; full: Values } {
	const realm = caller.own;
	const [known] = Object.values(world.catalogue);
	const about = { realm, moduleId: known?.module.id ?? "", roleId: known?.roles.CLIENT?.id ?? "" };
	const path = Object.fromEntries(
		operation.inPath.map((name) => {
			const [kind] = kindsOf(name, realm);
			return [name, kind ? idIn(kind, realm) : nowhere];
		}),
	);
	const tries = [false, true].map((full) => inputFor(operation.shape, about, full) as Values);
	const { tell, choice } = operation;
	const fits = tries.find((input) => operation.accepts({ ...input, ...path }) && (!tell || tell(input) === choice));
	const guid = operation.route.path.includes("/:guid?") ? { guid: realm.tenant.guid } : {};
	return { base: { ...(fits ?? tries[1]), ...path, ...guid }, full: { ...tries[1], ...path, ...guid } };
}
