import { and, eq } from "drizzle-orm";
import type * as z from "zod";
import { addPicture } from "#app/media/pictures.server";
import { fileAt, releasingFile } from "#app/media/record-files.server";
import { serveFile } from "#app/media/serve.server";
import { done } from "#app/platform/guard.server";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { companies } from "#db/schema/directory";
import type { Customer } from "../customers.server";
import { visibleTo } from "../visible.server";
import type { LogoForm, LogoRef } from "./logo.schema";

/** Whose the pictures are: no grant opens them, only the page here, by what is seen of the customer. */
const OWNED_BY = "crm.record";

const seenAt = (visit: Visit, guid: string) => and(eq(companies.guid, guid), visibleTo(visit));

async function customerAt(visit: Visit, guid: string): Promise<Customer> {
	const [customer] = await visit.rows.list(companies, { where: seenAt(visit, guid), limit: 1 });
	if (!customer) throw notFound();
	return customer;
}

/** The one commit for a new logo or none; the picture before goes with the sweep. */
async function setLogo(visit: Visit, { id, logoId: before }: Customer, logoId: string | null): Promise<void> {
	const { rows, user } = visit;
	await rows.commit([
		rows.changing(companies, id, { logoId, updatedBy: user.id }),
		...(before ? [releasingFile(rows, before)] : []),
	]);
}

/** Stores a picture as the customer's logo. Throws `invalid` for what is no picture or too large. */
async function storeLogo(visit: Visit, { customer: guid, ...sent }: z.output<typeof LogoForm>) {
	const customer = await customerAt(visit, guid);
	const picture = await addPicture(visit, OWNED_BY, sent);
	await setLogo(visit, customer, picture.id);
	return picture;
}

/** The logo of a form without JavaScript. */
export async function uploadLogo(visit: Visit, input: z.output<typeof LogoForm>) {
	await storeLogo(visit, input);
	return done({ snackbar: { key: "crm:snackbar.logo" } });
}

/** The logo of the picker, which wants to know what was stored. */
export async function pickLogo(visit: Visit, input: z.output<typeof LogoForm>) {
	const { guid, width, height } = await storeLogo(visit, input);
	return { picture: { guid, width: width ?? 0, height: height ?? 0 } };
}

export async function removeLogo(visit: Visit, { customer: guid }: z.output<typeof LogoRef>) {
	const customer = await customerAt(visit, guid);
	if (customer.logoId) await setLogo(visit, customer, null);
	return done({ snackbar: { key: "crm:snackbar.logoGone" } });
}

/** The small picture of a customer's logo, for whoever sees the customer. Its address changes with it, so that it is kept. */
export async function openLogo(visit: Visit, { customer: guid }: z.output<typeof LogoRef>): Promise<Response> {
	const { found } = await visit.rows.read({
		found: visit.rows.listingWith(
			companies,
			{ logo: fileAt(companies.logoId) },
			{ where: seenAt(visit, guid), limit: 1 },
		),
	});
	const logo = found[0]?.logo;
	if (logo?.state !== "ready") throw notFound();
	const answer = await serveFile(visit.context, logo, new Request(visit.origin), { small: true });
	answer.headers.set("Cache-Control", "private, max-age=86400");
	return answer;
}
