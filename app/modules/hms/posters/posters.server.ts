import { and, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { done } from "#app/platform/guard.server";
import { translator } from "#app/platform/i18n.server";
import { newGuid, newId } from "#app/platform/ids";
import { notFound } from "#app/platform/problems";
import { qrOf } from "#app/platform/qr.server";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { safetyPosters } from "#db/schema/hms";
import { readingAreas } from "../areas.server";
import { companyIn, findCompany, readingCompany } from "../companies/companies.server";
import { open } from "../paths";
import type { PosterInput, PosterNamed, PosterRef, PostersOf } from "./posters.schema";

const MOST = 100;

/** The posters of a company, those in use first. */
export async function showPosters(visit: Visit, { company: guid }: z.output<typeof PostersOf>) {
	const { found, posters, areas } = await visit.rows.read({
		found: readingCompany(visit, { guid }),
		posters: visit.rows.listing(safetyPosters, {
			where: sql`${safetyPosters.companyId} = ${companyIdOf(visit, guid)}`,
			orderBy: [sql`${safetyPosters.closedAt} is not null`, desc(safetyPosters.id)],
			limit: MOST,
		}),
		areas: readingAreas(visit),
	});
	const { company } = companyIn(found);
	return {
		...{ tenant: visit.tenant.guid, title: company.name, company: { guid: company.guid, name: company.name }, areas },
		posters: posters.map(({ id, area, allowsAnonymous, closedAt, createdAt }) => ({
			...{ id, area, allowsAnonymous, isOpen: closedAt === null, createdAt },
		})),
	};
}

export async function addPoster(visit: Visit, { company: guid, area, allowsAnonymous }: z.output<typeof PosterInput>) {
	const { rows, user, now } = visit;
	const { row } = await findCompany(visit, { guid });
	const poster = { id: newId(now.getTime()), guid: newGuid(), companyId: row.id, area, createdBy: user.id };
	await rows.add(safetyPosters, { ...poster, allowsAnonymous: allowsAnonymous === "on" });
	return done({ snackbar: { key: "hms:done.posterAdded" } });
}

/** Closes a poster, or opens it again: the same code leads to it still. */
export async function turnPoster(visit: Visit, { company: guid, id }: z.output<typeof PosterRef>) {
	const { row } = await findCompany(visit, { guid });
	const [poster] = await visit.rows.list(safetyPosters, {
		where: and(eq(safetyPosters.id, id), eq(safetyPosters.companyId, row.id)),
		limit: 1,
	});
	if (!poster) throw notFound();
	const isOpen = poster.closedAt === null;
	await visit.rows.change(safetyPosters, id, { closedAt: isOpen ? visit.now.getTime() : null }, poster.updatedAt);
	return done({ snackbar: { key: isOpen ? "hms:done.posterClosed" : "hms:done.posterOpened" } });
}

/** A poster to be printed: it speaks the organisation's own language, and those who read another are told that they can. */
export async function showPoster(visit: Visit, { poster: id }: z.output<typeof PosterNamed>) {
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			safetyPosters,
			{ company: [companies, safetyPosters.companyId, ["guid", "name"]] },
			{ where: eq(safetyPosters.id, id), limit: 1 },
		),
	});
	const [one] = found;
	if (!one) throw notFound();
	const [{ company }, t] = await Promise.all([
		findCompany(visit, { id: one.row.companyId }),
		translator(visit.tenant.language),
	]);
	const address = `${visit.origin}${open.report(one.row.guid)}`;
	return {
		...{ tenant: visit.tenant.guid, title: company.name, company: { guid: company.guid, name: company.name } },
		...{ area: one.row.area, address, qr: qrOf(address), language: visit.tenant.language },
		words: {
			title: t("hmsReport:poster.title"),
			intro: t("hmsReport:poster.intro"),
			anonymous: one.row.allowsAnonymous ? t("hmsReport:poster.anonymous") : t("hmsReport:poster.named"),
			danger: t("hmsReport:poster.danger"),
			code: t("hmsReport:poster.code"),
		},
	};
}
