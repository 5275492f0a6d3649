import { newId } from "#app/platform/ids";
import type { Extent } from "./extent";
import { aimedAt, idIn, inputFor, type Kind, kindsOf, slotsIn, withValue } from "./inputs";
import type { Operation } from "./inventory";
import type { Caller, Setting } from "./principals";
import { recipeFor } from "./recipes";
import { type Place, requestFor, type Sent, type Values } from "./requests";
import { mayUse } from "./verdict";

/** One request and what it is about. `twin` is the same request about something that is not there. */
export type Cell = {
	label: string;
	target: "own" | "foreign" | "missing" | "malformed";
	asked: string;
	sent: Sent;
	twin?: Sent;
	twinAsked?: string;
	/** Where an id of the caller's own stands, and of which table it is. */
	slot?: string;
	table?: string;
	/** Is about something of the caller's own that the slot is hardly for. */
	isUnlikely?: boolean;
};

/** A value that no row has; the same for a whole run, so that a twin can be asked once. */
const nowhere = newId();
const missingFor = ({ column }: Kind) => (column === "email" ? "nobody@people.test" : nowhere);
/** How many of a slot's kinds, the likeliest first, are tried of one's own and of another's before it is known what is taken. */
const likely = { usual: { own: 1, foreign: 2 }, reduced: { own: 4, foreign: 4 } };
const MALFORMED = "1%27 or 1=1--";

/**
 * Every cell of an operation for one caller. Whoever is let in is tried with every kind of id in every place; whoever is
 * not, with one of each kind of target: nothing is read of their request before they are refused.
 */
export function cellsOf(
	operation: Operation,
	caller: Caller,
	setting: Setting,
	{ extent, standsForClass }: { extent: Extent; standsForClass: boolean },
): Cell[] {
	const { foreign, archived, own } = setting;
	const { base, full } = valuesOf(operation, caller, setting);
	// A password is dear to look at: one who is logged in is enough for what only such a one does.
	const hasPassword = "password" in (operation.shape.properties ?? {});
	if (hasPassword && caller.userId !== null && (operation.access === "public" || caller.role !== "ADMIN")) return [];
	const isLetIn = mayUse(operation, caller);
	// All ways of asking go through one door: a stranger and the tenant's ADMIN try each, the others the first.
	const triesEach = isLetIn && (caller.role === "ADMIN" || caller.userId === null);
	const ways = waysOf(operation, triesEach ? extent : "reduced");
	const cells: Cell[] = [];
	const seen = new Set<string>();
	const add = (cell: Omit<Cell, "sent" | "twin">, values: Values, twin?: Values) => {
		// With another field it may be another handler's request, which has cells of its own.
		if (operation.tell && operation.tell(values) !== operation.choice) return;
		// More than the first way is enough for one kind of id: in each slot in the full walk, else once for each target. What
		// changes something is done once.
		const place = extent === "full" ? `${cell.target} ${cell.label.split(" ")[0]}` : cell.target;
		const inEvery = !seen.has(place) && (operation.kind === "page" || cell.target !== "own");
		seen.add(place);
		for (const way of inEvery ? ways : ways.slice(0, 1)) {
			const make = (all: Values) => requestFor(operation, all, way.place, way.leaf);
			cells.push({ ...cell, label: `${cell.label} ${way.name}`, sent: make(values), twin: twin && make(twin) });
		}
	};
	// What may be left out is put in where it is varied.
	const around = ([field]: (string | number)[]) =>
		field === undefined || field in base ? base : { ...base, [field]: full[field] };
	const isLikely = (whose: "own" | "foreign", slot: string, kind: Kind, nth: number) =>
		extent === "full" || nth < likely[extent][whose] || Boolean(setting.meant.get(slot)?.has(kind.table));
	const vary = (name: string, path: (string | number)[], kinds: Kind[], isWhole = true) => {
		const put = (value: string) => withValue(around(path), path, value) as Values;
		for (const [nth, kind] of kinds.entries()) {
			const slot = slotOf(operation, path);
			const { table } = kind;
			const none = missingFor(kind);
			const asking = (label: string, id: string) =>
				add({ label: `${name} ${label} ${table}`, target: "foreign", asked: id, twinAsked: none }, put(id), put(none));
			const [there, elsewhere] = [idIn(kind, caller.own), idIn(kind, foreign)];
			// Of whoever is refused it is enough to see it once with something of their own.
			if (there && (isLetIn || seen.size === 0)) {
				const label = `${name} own ${table}`;
				add(
					{ label, target: "own", asked: there, slot, table, isUnlikely: !isLikely("own", slot, kind, nth) },
					put(there),
				);
			}
			const other = table === "users" && caller.own.rows.users?.[1]?.[kind.column];
			if (other && isLetIn)
				add({ label: `${name} another of own`, target: "own", asked: String(other) }, put(String(other)));
			if (elsewhere && isLikely("foreign", slot, kind, nth)) asking("foreign", elsewhere);
			const colleague = isPersonal(kind) && caller.own !== own ? idIn(kind, own) : "";
			if (colleague) asking("a colleague's", colleague);
		}
		// The same validator refuses it for all; what it refuses goes no further, so that once is enough.
		const goesOn = () => !seen.has("malformed") || operation.accepts(put(MALFORMED));
		if (isWhole && isLetIn && (extent !== "usual" || (triesEach && goesOn())))
			add({ label: `${name} malformed`, target: "malformed", asked: MALFORMED }, put(MALFORMED));
	};

	const { guid, ...others } = { ...full, ...base };
	const inside = operation.isInTenant || guid === undefined ? others : { ...others, guid };
	const found = slotsIn(inside, aimedAt(operation.route.path, caller.own));
	// Of whoever is refused nothing is read: one place for an id is as good as another.
	const slots = found.slice(0, isLetIn ? undefined : 1).map(({ path, kinds }) => ({
		path,
		kinds: kindsFor(kinds, slotOf(operation, path), { operation, caller, isLetIn, setting, extent }),
	}));
	if (found.length === 0 || recipeFor(operation, { setting, caller }))
		add({ label: "own", target: "own", asked: "" }, base);
	for (const { path, kinds } of slots) vary(path.join("."), path, kinds);
	// The guard refuses another tenant before anything of the operation is run: an ADMIN tries it with each, all of them and
	// an archived one with those that stand for their class, and with what has no guard.
	const triesTenants = standsForClass || operation.access === "public";
	if (operation.isInTenant && (triesTenants || caller.role === "ADMIN")) {
		const kind = { table: "tenants", column: "guid" } as const;
		vary("guid", ["guid"], [kind], triesTenants);
		const asked = idIn(kind, archived);
		const put = (value: string) => ({ ...base, guid: value });
		const closed = { label: "guid of an archived tenant", target: "foreign", asked, twinAsked: nowhere } as const;
		if (triesTenants && caller.realm !== archived) add(closed, put(asked), put(nowhere));
	}
	// A claim of another tenant is refused before anything is read of it, as whoever is refused in their own is.
	if (isLetIn && operation.kind === "call" && operation.access !== "public") {
		const aboutTenants = !["self", "super"].includes(operation.access);
		for (const field of aboutTenants ? ["tenantId", "tenantGuid"] : ["tenantId"]) {
			const [kind] = kindsOf(field, caller.realm);
			if (!kind || found.some(({ path }) => path[0] === field)) continue;
			vary(`claim ${field}`, [field], [kind]);
		}
		// A foreign id beside the caller's own tenant.
		const tenantId = caller.realm.tenant.id;
		for (const { path, kinds } of "tenantId" in base ? [] : slots)
			for (const kind of kinds.filter((one, nth) => isLikely("foreign", slotOf(operation, path), one, nth))) {
				if (path[0] === "tenantId" || kind.table === "tenants") continue;
				const [asked, none] = [idIn(kind, foreign), missingFor(kind)];
				const put = (value: string) => ({ ...(withValue(around(path), path, value) as Values), tenantId });
				const label = `${path.join(".")} foreign ${kind.table}, own tenant`;
				if (asked) add({ label, target: "foreign", asked, twinAsked: none }, put(asked), put(none));
			}
	}
	return cells;
}

type Asking = { operation: Operation; caller: Caller; isLetIn: boolean; setting: Setting; extent: Extent };

const slotOf = ({ name }: Operation, path: (string | number)[]) => `${name} ${path.join(".")}`;

/**
 * The kinds of id that a slot is tried with. The tenant's ADMIN tries all, as the provider does of what is theirs, of foreign ones the likeliest and those that were
 * taken of their own; the others those that an ADMIN's request was taken with, or where it never was, the first ones; of a
 * form, whose page and call try them too, the first.
 */
function kindsFor(kinds: Kind[], slot: string, { operation, caller, isLetIn, setting, extent }: Asking): Kind[] {
	const known = kinds.filter(({ table }) => setting.meant.get(slot)?.has(table));
	const best = known.length > 0 ? known : kinds;
	if (!isLetIn) return best.slice(0, 1);
	if (extent === "reduced") return best.slice(0, 3);
	if (caller.role === "ADMIN" || operation.access === "super") return kinds;
	return best.slice(0, extent === "usual" && operation.kind === "form" ? 1 : 2);
}

/** What belongs to a person and to nobody else of the tenant. */
const isPersonal = ({ table }: Kind) => table === "notifications" || table === "sessions";

type Way = { name: string; place: Place; leaf: boolean };

function waysOf({ kind, method }: Operation, extent: Extent): Way[] {
	const call = (place: Place): Way => ({ name: `in ${place}`, place, leaf: false });
	if (kind === "call") {
		// What is PUT is a part of a file, whatever its bytes say.
		const places: Place[] = method === "GET" || method === "PUT" ? ["query"] : ["json", "form", "query"];
		return places.slice(0, extent === "reduced" ? 1 : undefined).map(call);
	}
	const whole: Way = { name: "as a page", place: "form", leaf: false };
	const data: Way = { name: "as data", place: "form", leaf: true };
	return extent === "reduced" ? [data] : [data, whole];
}

/** An input that the operation takes, about the caller's own tenant, and the same with everything that may be in it. */
export function valuesOf(operation: Operation, caller: Caller, setting: Setting): { base: Values; full: Values } {
	const realm = aimedAt(operation.route.path, caller.own);
	const [known] = Object.values(setting.world.catalogue);
	const about = { realm, moduleId: known?.module.id ?? "", roleId: known?.roles.CLIENT?.id ?? "" };
	const path = Object.fromEntries(
		operation.inPath.map((name) => {
			const [kind] = kindsOf(name, realm);
			return [name, kind ? idIn(kind, realm) : nowhere];
		}),
	);
	const [least, most] = [false, true].map((full) => inputFor(operation.shape, about, full) as Values);
	const { tell, choice, kind, method, shape } = operation;
	// A call that changes and needs nothing does nothing without something.
	const isOfOptions = kind === "call" && method !== "GET" && !shape.required?.length;
	const tries = isOfOptions ? [most, least] : [least, most];
	const fits = tries.find(
		(input) => input && operation.accepts({ ...input, ...path }) && (!tell || tell(input) === choice),
	);
	const guid = operation.isInTenant ? { guid: realm.tenant.guid } : {};
	const recipe = recipeFor(operation, { setting, caller })?.values;
	const base = recipe ?? fits ?? most;
	return { base: { ...path, ...base, ...guid }, full: { ...most, ...path, ...recipe, ...guid } };
}
