import type * as z from "zod";
import { today } from "#app/platform/clock";
import { hashPassword } from "#app/platform/password.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { fileRequests, mediaShares } from "#db/schema/media";
import { assertLinkTerms, endOf } from "../link-terms.server";
import { findShare, makeLink } from "../shares.server";
import type { RequestChange, RequestInput, RequestState } from "./request.schema";

type Terms = Omit<z.output<typeof RequestChange>, "id" | "tenantId" | "title" | "expiresAt" | "password">;

const rowOf = ({ instructions, kinds, maxSizeMb, maxFiles, asksName, asksEmail, foldersBySender }: Terms) => ({
	...{ instructions, maxFiles, asksName, asksEmail, foldersBySender },
	kinds: kinds.length === 0 ? null : kinds,
	maxSize: maxSizeMb === null ? null : maxSizeMb * 1024 * 1024,
});

/** Asks for files: a link by which people without a login send them into a folder that the visitor may manage. */
export async function makeRequest(visit: Visit, input: z.output<typeof RequestInput>) {
	const { folder, title: label, expiresAt, password } = input;
	const where = { file: undefined, folder, rights: "upload" as const };
	const terms = { label, expiresAt, password, maxDownloads: undefined, allowDownload: false };
	return makeLink(visit, { ...where, ...terms }, rowOf(input));
}

/** The link of a request that the visitor may manage; throws `notFound`. */
async function findRequest(visit: Visit, id: string) {
	const found = await findShare(visit, id);
	if (found.row.targetKind !== "link" || found.row.rights !== "upload") throw notFound();
	return found;
}

/** Changes what a request says, asks for and takes, how long, and its password. */
export async function changeRequest(visit: Visit, input: z.output<typeof RequestChange>) {
	const { row, rules } = await findRequest(visit, input.id);
	// A last day that is over by now may stay as it is.
	const day = row.expiresAt === null ? null : today(visit.tenant.timeZone, new Date(row.expiresAt));
	const isSame = (input.expiresAt ?? null) === day;
	const expiresAt = isSame ? row.expiresAt : endOf(visit, input.expiresAt);
	const passwordHash = input.password ? await hashPassword(input.password) : row.passwordHash;
	if (!isSame) assertLinkTerms(visit, rules, expiresAt, passwordHash !== null);
	await visit.rows.commit([
		visit.rows.changing(mediaShares, row.id, { label: input.title, expiresAt, passwordHash }),
		visit.rows.changing(fileRequests, row.id, rowOf(input)),
	]);
	return { id: row.id };
}

/** Takes nothing more by a request, or again. */
export async function closeRequest(visit: Visit, { id, closed }: z.output<typeof RequestState>) {
	const { row } = await findRequest(visit, id);
	await visit.rows.change(fileRequests, row.id, { closedAt: closed ? visit.now.getTime() : null });
	return { id, closed };
}
