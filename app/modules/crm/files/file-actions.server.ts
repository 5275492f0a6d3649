import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { done } from "#app/platform/guard.server";
import { invalid, notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import { paths } from "../paths";
import { visibleTo } from "../visible.server";
import { attaching, removeFile } from "./attachments.server";
import type { FileRef, FilesForm } from "./files.schema";

/** Keeps files on the customer whose page they are sent from. */
export async function addFilesHere(visit: Visit, { customer: guid, files, libraryFiles }: z.output<typeof FilesForm>) {
	const count = files.length + libraryFiles.length;
	if (count === 0) throw invalid({ files: "crmLog:errors.noFile" });
	const where = and(eq(companies.guid, guid), visibleTo(visit));
	const [customer] = await visit.rows.list(companies, { where, limit: 1 });
	if (!customer) throw notFound();
	const page = `${paths(visit.tenant.guid).customer(guid)}?tab=files`;
	await visit.rows.commit(await attaching(visit, { files, libraryFiles }, { customerId: customer.id }, page));
	return done({ snackbar: { key: "crmLog:snackbar.filesAdded", params: { count } } });
}

export async function removeFileHere(visit: Visit, { id }: z.output<typeof FileRef>) {
	const name = await removeFile(visit, id);
	return done({ snackbar: { key: "crmLog:snackbar.fileRemoved", params: { name } } });
}
