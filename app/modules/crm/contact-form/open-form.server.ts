import { and, asc, eq } from "drizzle-orm";
import { notFound } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import type { TenantContext } from "#app/platform/tenant/context";
import { enterPublicTarget } from "#app/platform/tenant/public-target.server";
import { ReadBatch } from "#app/platform/tenant/read-batch.server";
import type { Row } from "#app/platform/tenant/rows.server";
import { contactForms, contactTypes } from "#db/schema/crm";
import { manifest } from "../manifest";
import type { FormField } from "./fields";

export type ContactForm = Omit<Row<typeof contactForms>, "fields"> & { fields: FormField[] };
export type OpenForm = { ctx: TenantContext; form: ContactForm; types: Row<typeof contactTypes>[] };

/**
 * A form that is open to everybody, with its tenant; throws `notFound` for one that is unknown, closed, or behind a closed
 * door: the three look the same.
 */
export async function openForm(context: RequestContext, guid: string): Promise<OpenForm> {
	const ctx = await enterPublicTarget(context, { table: contactForms, moduleKey: manifest.key, guid });
	if (!ctx) throw notFound();
	const reads = new ReadBatch();
	const isIt = and(eq(contactForms.guid, guid.toLowerCase()), eq(contactForms.isActive, true));
	const found = reads.add(ctx.rows.listing(contactForms, { where: isIt, limit: 1 }));
	const types = reads.add(
		ctx.rows.listing(contactTypes, { orderBy: [asc(contactTypes.sortOrder), asc(contactTypes.id)] }),
	);
	await reads.send(ctx.rows);
	const [form] = found();
	if (!form) throw notFound();
	context.allows.framedBy.push("'self'", ...form.allowedDomains.map(sourceOf));
	return { ctx, form: form as ContactForm, types: types() };
}

/** A site as the content security policy names it; only what runs on one's own machine goes without TLS. */
const sourceOf = (domain: string) => `${/^localhost(:|$)/.test(domain) ? "http" : "https"}://${domain}`;
