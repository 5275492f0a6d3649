import { and, asc, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { NAMED, nameOf } from "#app/directory/names";
import { addPicture } from "#app/media/pictures.server";
import { csv } from "#app/platform/csv";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import { translator } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { conflict, invalid, notFound } from "#app/platform/problems";
import { orElse, requiring } from "#app/platform/tenant/condition.server";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { resourceAssets, resourceScans, resourceStocktakes, resources } from "#db/schema/resources";
import { readingTypes } from "../catalogue.server";
import { findUnit } from "../loans/find-unit.server";
import { manifest } from "../manifest";
import { paths } from "../paths";
import type { ScanInput, StartInput, StocktakeRef } from "./stocktakes.schema";

/** Stocktakes on one page, and resources that one counts. */
const MOST = 50;
const MOST_COUNTED = 1_000;

/** The stocktakes, the latest first, each with how many it has found of how many. */
export async function showStocktakes(visit: Visit) {
	const seen = sql<number>`(select count(*) from ${resourceScans} s where s.tenant_id = ${visit.tenant.id}
		and s.stocktake_id = ${resourceStocktakes.id} and s.resource_id in (select value from json_each(${resourceStocktakes.expected})))`;
	const { found, counts, types } = await visit.rows.read({
		types: readingTypes(visit),
		found: visit.rows.listing(resourceStocktakes, { orderBy: [desc(resourceStocktakes.createdAt)], limit: MOST }),
		counts: {
			query: visit.rows
				.select(resourceStocktakes, { id: resourceStocktakes.id, count: seen.as("count") })
				.where(eq(resourceStocktakes.tenantId, visit.tenant.id))
				.orderBy(desc(resourceStocktakes.createdAt))
				.limit(MOST),
			shape: (rows: unknown[]) => rows as { id: string; count: number }[],
		},
	});
	const countOf = new Map(counts.map(({ id, count }) => [id, count]));
	return {
		tenant: visit.tenant.guid,
		types: types.map(({ id, name }) => ({ value: id, label: name })),
		rows: found.map(({ id, title, expected, createdAt, closedAt }) => ({
			...{ id, title, at: createdAt, isClosed: closedAt !== null },
			...{ found: countOf.get(id) ?? 0, expected: expected.length },
		})),
	};
}

/** Begins a stocktake of what should be there now. Throws `invalid` where that is nothing. */
export async function startStocktake(visit: Visit, { title, type, place }: z.output<typeof StartInput>) {
	const isThere = and(
		ne(resources.status, "retired"),
		type === "" ? undefined : eq(resources.typeId, type),
		place === "" ? undefined : sql`instr(lower(${resources.place}), ${place.toLowerCase()}) > 0`,
	) as SQL;
	const all = await visit.rows.list(resources, { where: isThere, limit: MOST_COUNTED });
	if (all.length === 0) throw invalid({ type: "resourceStocktake:errors.nothing" });
	const id = newId(visit.now.getTime());
	const expected = all.map((one) => one.id);
	await visit.rows.add(resourceStocktakes, { id, title, expected, authorId: visit.user.id });
	return done({ to: paths(visit.tenant.guid).stocktake(id) });
}

async function readStocktake(visit: Visit, id: string) {
	const isExpected = sql`${resources.id} in (select value from ${resourceStocktakes} t, json_each(t.expected)
		where t.tenant_id = ${visit.tenant.id} and t.id = ${id})`;
	const { stocktake, scans, expected, author, serials } = await visit.rows.read({
		stocktake: visit.rows.finding(resourceStocktakes, id),
		scans: visit.rows.listingWith(
			resourceScans,
			{
				resource: [resources, resourceScans.resourceId, ["name", "place"]],
				by: [people, resourceScans.authorId, NAMED],
			},
			{ where: eq(resourceScans.stocktakeId, id), orderBy: [desc(resourceScans.createdAt)], limit: MOST_COUNTED },
		),
		expected: visit.rows.listing(resources, { where: isExpected, orderBy: [asc(resources.name)], limit: MOST_COUNTED }),
		author: visit.rows.listingWith(
			resourceStocktakes,
			{ by: [people, resourceStocktakes.authorId, NAMED] },
			{ where: eq(resourceStocktakes.id, id), limit: 1, fields: ["id"] },
		),
		serials: visit.rows.listing(resourceAssets, { where: ne(resourceAssets.serial, ""), limit: MOST_COUNTED }),
	});
	if (!stocktake) throw notFound();
	const serialOf = new Map(serials.map((one) => [one.id, one.serial]));
	const seen = scans.map(({ row, resource, by }) => ({
		...{ id: row.resourceId, name: resource?.name ?? "", place: resource?.place ?? "", note: row.note },
		...{ photoGuid: row.photoGuid, at: row.createdAt, by: by ? nameOf(by) : "" },
		serial: serialOf.get(row.resourceId) ?? "",
	}));
	const isSeen = new Set(seen.map((one) => one.id));
	const shouldBe = new Set(stocktake.expected);
	return {
		stocktake,
		author: author[0]?.by ? nameOf(author[0].by) : "",
		missing: expected
			.filter((one) => !isSeen.has(one.id))
			.map(({ id: key, name, place }) => ({ id: key, name, place, serial: serialOf.get(key) ?? "" })),
		found: seen.filter((one) => shouldBe.has(one.id)),
		unexpected: seen.filter((one) => !shouldBe.has(one.id)),
	};
}

/** A stocktake: what is still missing, what was found, and what nobody expected. */
export async function showStocktake(visit: Visit, { stocktake: id }: z.output<typeof StocktakeRef>) {
	const { stocktake, ...lists } = await readStocktake(visit, id);
	const { title, expected, createdAt, closedAt } = stocktake;
	return { id, title, ...lists, expected: expected.length, createdAt, closedAt, tenant: visit.tenant.guid };
}

/** Notes that a resource was seen; seen again it keeps its first time, and gets what is said of it now. */
export async function scan(visit: Visit, { stocktake: id, code, note, photo }: z.output<typeof ScanInput>) {
	const stocktake = await visit.rows.find(resourceStocktakes, id);
	if (!stocktake || stocktake.closedAt !== null) throw notFound();
	const unit = await findUnit(visit, code);
	const isThis = and(eq(resourceScans.stocktakeId, id), eq(resourceScans.resourceId, unit.id));
	const [before] = await visit.rows.list(resourceScans, { where: isThis, limit: 1 });
	const photoGuid = photo === undefined ? undefined : (await addPicture(visit, manifest.key, { file: photo })).guid;
	const said = { ...(note !== "" && { note }), ...(photoGuid !== undefined && { photoGuid }) };
	const goesOn = requiring(
		visit.context,
		sql`exists (select 1 from ${resourceStocktakes} t where t.tenant_id = ${visit.tenant.id} and t.id = ${id} and t.closed_at is null)`,
	);
	const fresh = { id: newId(visit.now.getTime()), stocktakeId: id, resourceId: unit.id, authorId: visit.user.id };
	const writes = [
		goesOn,
		...(before ? [] : [visit.rows.adding(resourceScans, { ...fresh, ...said })]),
		...(before && Object.keys(said).length > 0 ? [visit.rows.changing(resourceScans, before.id, said)] : []),
	];
	await orElse(visit.rows.commit(writes), () => conflict(undefined, "resourceStocktake:errors.meanwhile"));
	const feedback = before ? "again" : stocktake.expected.includes(unit.id) ? "found" : "unexpected";
	return done({ snackbar: { key: `resourceStocktake:told.${feedback}`, params: { name: unit.name } } });
}

/** Ends the stocktake: its lists stay as they are. */
export async function closeStocktake(visit: Visit, { stocktake: id }: z.output<typeof StocktakeRef>) {
	if (!(await visit.rows.change(resourceStocktakes, id, { closedAt: visit.now.getTime() }))) throw notFound();
	return done({ snackbar: { key: "resourceStocktake:told.closed" } });
}

/** The report for a spreadsheet: what was found, what is missing and what nobody expected. */
export async function stocktakeFile(visit: Visit, ref: z.output<typeof StocktakeRef>): Promise<Response> {
	const [{ found, missing, unexpected }, t] = await Promise.all([
		readStocktake(visit, ref.stocktake),
		translator(visit.language),
	]);
	const columns = ["result", "resource", "serial", "place", "note", "seenBy", "seenAt"] as const;
	const rows = [
		...missing.map((one) => ["missing", one.name, one.serial, one.place, "", "", ""] as const),
		...Object.entries({ found, unexpected }).flatMap(([result, all]) =>
			all.map(
				(one) => [result, one.name, one.serial, one.place, one.note, one.by, new Date(one.at).toISOString()] as const,
			),
		),
	].map(([result, ...rest]) => [t(`resourceStocktake:${result}`), ...rest]);
	return new Response(csv([columns.map((column) => t(`resourceStocktake:column.${column}`)), ...rows]), {
		headers: {
			...PRIVATE,
			"Content-Type": "text/csv; charset=utf-8",
			"Content-Disposition": 'attachment; filename="stocktake.csv"',
		},
	});
}
