import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import { readFaces } from "#app/pdf/faces.server";
import { makePdf } from "#app/pdf/pdf-document";
import { pdfFile } from "#app/pdf/pdf-response.server";
import { qrDrawing } from "#app/pdf/qr-drawing.server";
import { today } from "#app/platform/clock";
import { parseInput } from "#app/platform/handler.server";
import { languages } from "#app/platform/i18n";
import { chooseLanguage, translator } from "#app/platform/i18n.server";
import { textFor } from "#app/platform/localised";
import { notFound } from "#app/platform/problems";
import type { Visit } from "#app/platform/tenant/context";
import { enterOpenModule } from "#app/platform/tenant/public-target.server";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { isOneTooManyFrom } from "#app/platform/throttle.server";
import { courseEnrolments } from "#db/schema/courses";
import { codeFrom } from "./certificate-code";
import { CheckQuery } from "./courses.schema";
import { type Enrolment, enrolmentId } from "./enrolments.server";
import { manifest } from "./manifest";
import { paths } from "./paths";

/** Codes that may be asked for from one network. */
const CHECKS = { limit: 60, window: 3_600_000 };

/** When a certificate was earned, also where its holder takes the course again. */
const issuedAtOf = ({ certificate, doneAt }: Pick<Enrolment, "certificate" | "doneAt">) =>
	certificate?.doneAt ?? doneAt;

/** The visitor's certificate of a course they have completed, in their language. */
export async function certificatePdf(visit: Visit, { course_id: id }: { course_id: string }): Promise<Response> {
	const { rows, user, tenant, language, context } = visit;
	const own = await rows.find(courseEnrolments, enrolmentId(id, user.id));
	const issuedAt = own && issuedAtOf(own);
	if (!own?.certificate || own.code === null || !issuedAt) throw notFound();
	const t = await translator(language);
	const { person, course } = own.certificate;
	const { locale } = languages[language];
	const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: tenant.timeZone }).format(issuedAt);
	const until =
		own.validUntil &&
		new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(Date.parse(own.validUntil));
	const title = t("courses:certificate.title");
	const address = `${visit.origin}${paths(tenant.guid).checkCertificate(own.code)}`;
	const bytes = await makePdf({
		...{
			title,
			language,
			foot: own.certificate.tenant,
			faces: await readFaces(context.env),
			madeAt: new Date(issuedAt),
		},
		blocks: [
			{ look: "title", text: title },
			{ look: "small", text: own.certificate.tenant },
			{ look: "heading", text: person },
			{ look: "body", text: t("courses:certificate.completed") },
			{ look: "heading", text: textFor(course, language, Object.keys(course)[0] ?? language).text },
			{ look: "label", text: t("courses:certificate.date") },
			{ look: "body", text: date },
			...(until
				? [
						{ look: "label" as const, text: t("courses:certificate.validUntil") },
						{ look: "body" as const, text: until },
					]
				: []),
			{ look: "label", text: t("courses:certificate.code") },
			{ look: "body", text: own.code },
			{ look: "small", text: t("courses:certificate.check", { address }) },
			{ drawing: qrDrawing(address) },
		],
	});
	return pdfFile(title, bytes);
}

/** Whether a certificate is true, for whoever has its code. */
export async function checkCertificate({ request, context, params }: LoaderFunctionArgs) {
	const { code } = parseInput(CheckQuery, Object.fromEntries(new URL(request.url).searchParams)) as { code?: string };
	const ctx = await enterOpenModule(context, manifest.key, params.guid ?? "");
	if (!ctx) throw notFound();
	const common = {
		brand: { ...tenantBrand(ctx.tenant), to: paths(ctx.tenant.guid).checkCertificate() },
		...{ code: code ?? "", tenant: ctx.tenant.name },
	};
	if (!code) return { ...common, found: null, isTooOften: false };
	if (await isOneTooManyFrom(context, request, "certificate", CHECKS))
		return { ...common, found: null, isTooOften: true };
	const [one] = await ctx.rows.list(courseEnrolments, {
		where: eq(courseEnrolments.code, codeFrom(code)),
		limit: 1,
	});
	const language = chooseLanguage(request, null);
	const doneAt = one && issuedAtOf(one);
	const found =
		one?.certificate && doneAt
			? {
					...{ person: one.certificate.person, doneAt, validUntil: one.validUntil },
					isExpired: one.validUntil !== null && one.validUntil < today(ctx.tenant.timeZone, ctx.now),
					course: textFor(one.certificate.course, language, Object.keys(one.certificate.course)[0] ?? language).text,
				}
			: null;
	return { ...common, found, isTooOften: false };
}
