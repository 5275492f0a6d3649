import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { asc, sql } from "drizzle-orm";
import { readFaces } from "#app/pdf/faces.server";
import { type Block, makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { languages } from "#app/platform/i18n";
import { languageOfPage, translator } from "#app/platform/i18n.server";
import { notFound } from "#app/platform/problems";
import { eventCheckInLists, eventCheckIns, eventSessions } from "#db/schema/events";
import { hasCertificate } from "./has-certificate";
import { openTicket } from "./ticket.server";
import { whenOf } from "./when.server";

/** Sessions that a certificate names. */
const NAMED = 50;

/** Says that somebody has been at an event, for how many hours, and at which sessions they were checked in. */
export async function certificatePdf({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
	const opened = await openTicket(context, params.event ?? "", params.token ?? "");
	const { ctx, event, registration } = opened;
	if (!hasCertificate(opened, context.now.getTime())) throw notFound();
	const language = await languageOfPage(request, context);
	const cameTo = sql`${eventSessions.id} in (select l.session_id from ${eventCheckInLists} l join ${eventCheckIns} c
		on c.tenant_id = l.tenant_id and c.list_id = l.id where l.tenant_id = ${ctx.tenant.id} and l.event_id = ${event.id}
		and c.registration_id = ${registration.id} and c.is_exit = 0)`;
	const { sessions } = await ctx.rows.read({
		sessions: ctx.rows.listing(eventSessions, {
			where: cameTo,
			orderBy: [asc(eventSessions.startsAt), asc(eventSessions.id)],
			limit: NAMED,
		}),
	});
	const t = await translator(language);
	const { day, hours } = await whenOf(event, language, context.now);
	const { locale } = languages[language];
	const title = t("eventPublic:certificate.title");
	const label = (text: string): Block => ({ look: "label", text });
	const body = (text: string): Block => ({ look: "body", text });
	const bytes = await makePdf({
		...{ title, language, foot: ctx.tenant.name, faces: await readFaces(context.env), madeAt: context.now },
		blocks: [
			{ look: "title", text: title },
			{ look: "small", text: ctx.tenant.name },
			{ look: "heading", text: registration.name },
			body(t("eventPublic:certificate.came")),
			{ look: "heading", text: event.title },
			...[label(t("eventPublic:certificate.when")), body(`${day}, ${hours}`)],
			...(event.place ? [label(t("eventPublic:certificate.where")), body(event.place)] : []),
			...[label(t("eventPublic:certificate.hours")), body(new Intl.NumberFormat(locale).format(event.hours ?? 0))],
			...(sessions.length > 0 ? [label(t("eventPublic:program")), ...sessions.map((one) => body(one.title))] : []),
			...(event.contact ? [label(t("eventPublic:certificate.contact")), body(event.contact)] : []),
		],
	});
	return pdfFile(`${title} – ${event.title}`, bytes);
}
