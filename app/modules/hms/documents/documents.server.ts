import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import { companyIdOf } from "#app/directory/companies.server";
import { NAMED, nameOf } from "#app/directory/names";
import { today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { newId } from "#app/platform/ids";
import { conflict, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { people } from "#db/schema/directory";
import { documentReceipts, safetyDocuments, safetyRoles } from "#db/schema/hms";
import { companyIn, findCompany, readingCompany } from "../companies/companies.server";
import { tellOf } from "../letters/tell.server";
import { paths } from "../paths";
import type { DocumentChange, DocumentInput, DocumentNamed, ReadInput } from "./documents.schema";

/** Documents of a company, and people who read one. */
const MOST = 200;

const receiptId = (documentId: string, userId: string) => `${documentId}.${userId}`;
const todayOf = ({ tenant, now }: Visit) => today(tenant.timeZone, now);

/** Reads the documents of a company (a query of its id), and what the visitor has read of them; for one `rows.read`. */
export const readingDocuments = ({ rows, tenant, user }: Visit, companyId: SQL) => {
	const its = and(eq(safetyDocuments.tenantId, tenant.id), sql`${safetyDocuments.companyId} = ${companyId}`);
	return {
		documents: rows.listing(safetyDocuments, {
			where: sql`${safetyDocuments.companyId} = ${companyId}`,
			orderBy: [asc(safetyDocuments.duty), desc(safetyDocuments.reviewedOn), desc(safetyDocuments.id)],
			limit: MOST,
		}),
		receipts: rows.listing(documentReceipts, {
			where: and(
				sql`${documentReceipts.documentId} in (select ${safetyDocuments.id} from ${safetyDocuments} where ${its})`,
				eq(documentReceipts.userId, user.id),
			),
			limit: MOST,
		}),
	};
};

/** A document of a company that the visitor sees, with who has a part in its work and what they have read. */
export async function showDocument(visit: Visit, { company: guid, document: id }: z.output<typeof DocumentNamed>) {
	const its = companyIdOf(visit, guid);
	const read = await visit.rows.read({
		found: readingCompany(visit, { guid }),
		documents: visit.rows.listing(safetyDocuments, {
			where: and(eq(safetyDocuments.id, id), sql`${safetyDocuments.companyId} = ${its}`),
			limit: 1,
		}),
		receipts: visit.rows.listingWith(
			documentReceipts,
			{ person: [people, documentReceipts.userId, NAMED] },
			{ where: eq(documentReceipts.documentId, id), orderBy: [desc(documentReceipts.readAt)], limit: MOST },
		),
		roles: visit.rows.listingWith(
			safetyRoles,
			{ person: [people, safetyRoles.userId, NAMED] },
			{ where: sql`${safetyRoles.companyId} = ${its}`, limit: MOST },
		),
	});
	const { company, lead } = companyIn(read.found);
	const [document] = read.documents;
	if (!document) throw notFound();
	const receipts = new Map(read.receipts.map(({ row: receipt, person }) => [receipt.userId, { ...receipt, person }]));
	const readers = new Map(
		[
			...(lead ? [[lead.id, nameOf(lead)] as const] : []),
			...read.roles.flatMap(({ row: { userId }, person }) => (person ? [[userId, nameOf(person)] as const] : [])),
			...read.receipts.flatMap(({ row: { userId }, person }) => (person ? [[userId, nameOf(person)] as const] : [])),
		].map(([userId, name]) => [userId, name]),
	);
	const mine = receipts.get(visit.user.id);
	return {
		...{ tenant: visit.tenant.guid, title: document.title, company: { guid: company.guid, name: company.name } },
		document: {
			...{ id: document.id, duty: document.duty, title: document.title, text: document.text },
			...{ version: document.version, reviewedOn: document.reviewedOn, updatedAt: document.updatedAt },
		},
		hasRead: mine?.version === document.version,
		readers: [...readers]
			.map(([userId, name]) => {
				const receipt = receipts.get(userId);
				return { id: userId, name, version: receipt?.version ?? null, readAt: receipt?.readAt ?? null };
			})
			.sort((a, b) => (a.version ?? 0) - (b.version ?? 0) || a.name.localeCompare(b.name)),
	};
}

export async function addDocument(visit: Visit, { company: guid, ...document }: z.output<typeof DocumentInput>) {
	const { row } = await findCompany(visit, { guid });
	const id = newId(visit.now.getTime());
	await visit.rows.add(safetyDocuments, {
		...{ id, companyId: row.id, ...document, reviewedOn: todayOf(visit), createdBy: visit.user.id },
	});
	await tellOf(visit, "documentToRead", id, visit.user.id, "1");
	const snackbar = { key: "hms:done.documentSaved", params: { name: document.title } };
	return done({ snackbar, to: paths(visit.tenant.guid).document(guid, id) });
}

/** A document of a company that the visitor sees. Throws `notFound`. */
async function findDocument(visit: Visit, { company: guid, document: id }: { company: string; document: string }) {
	const [{ row }, document] = await Promise.all([findCompany(visit, { guid }), visit.rows.find(safetyDocuments, id)]);
	if (document?.companyId !== row.id) throw notFound();
	return document;
}

/** Changes a document, where it is still as it was at `updatedAt`. Other words are a new version, which is to be read anew. */
export async function changeDocument(visit: Visit, { updatedAt, ...given }: z.output<typeof DocumentChange>) {
	const { id, text, version } = await findDocument(visit, given);
	const { company: guid, document: _id, ...fields } = given;
	const isNew = fields.text !== text;
	const changed = await visit.rows.change(
		safetyDocuments,
		id,
		{ ...fields, version: isNew ? version + 1 : version, reviewedOn: todayOf(visit) },
		updatedAt,
	);
	if (!changed) throw conflict();
	if (isNew) await tellOf(visit, "documentToRead", id, visit.user.id, String(version + 1));
	const snackbar = { key: "hms:done.documentSaved", params: { name: fields.title } };
	return done({ snackbar, to: paths(visit.tenant.guid).document(guid, id) });
}

/** Says that a document was looked at and still holds. */
export async function reviewDocument(visit: Visit, named: z.output<typeof DocumentNamed>) {
	const { id, title } = await findDocument(visit, named);
	await visit.rows.change(safetyDocuments, id, { reviewedOn: todayOf(visit) });
	return done({ snackbar: { key: "hms:done.documentSaved", params: { name: title } } });
}

export async function removeDocument(visit: Visit, named: z.output<typeof DocumentNamed>) {
	const { id, title } = await findDocument(visit, named);
	await visit.rows.commit([visit.rows.removing(safetyDocuments, id)]);
	const snackbar = { key: "hms:done.documentRemoved", params: { name: title } };
	return done({ snackbar, to: paths(visit.tenant.guid).duties(named.company) });
}

/** "I have read and understood", of the version that there is now. Throws `conflict` where there is a newer one than was read. */
export async function readDocument(visit: Visit, { version, ...named }: z.output<typeof ReadInput>) {
	const document = await findDocument(visit, named);
	if (document.version !== version) throw conflict();
	const { rows, user, now } = visit;
	const id = receiptId(document.id, user.id);
	const receipt = { documentId: document.id, userId: user.id, version, readAt: now.getTime() };
	await rows.commit([
		rows.addingMissing(documentReceipts, { id, ...receipt }),
		rows.changing(documentReceipts, id, { version, readAt: receipt.readAt }),
	]);
	return done({ snackbar: { key: "hms:done.documentRead" } });
}
