import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type * as z from "zod";
import { writtenIn } from "#app/directory/written.server";
import { addDays, today } from "#app/platform/clock";
import { done } from "#app/platform/guard.server";
import { PRIVATE } from "#app/platform/http.server";
import type { Language } from "#app/platform/i18n";
import { languageOfPage } from "#app/platform/i18n.server";
import { newId } from "#app/platform/ids";
import { DAY, HOUR, MINUTE } from "#app/platform/limits";
import { toInstant, toLocal } from "#app/platform/local-time";
import { sendMail } from "#app/platform/mail/send-mail.server";
import { keepContentOnly } from "#app/platform/portal-paths";
import { invalid } from "#app/platform/problems";
import type { TenantContext } from "#app/platform/tenant/context";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { countUse, isOneTooMany } from "#app/platform/throttle.server";
import { hashToken, newToken } from "#app/platform/token.server";
import { HONEYPOT } from "#app/ui/honeypot-field";
import { resourceGuests } from "#db/schema/resources";
import { open } from "../paths";
import { aroundDay, enterPage, guestToken } from "./enter-page.server";
import { canBeHad, freeStarts, lengthsOf } from "./free-starts";
import { type AskInput, TimesQuery } from "./open-booking.schema";

/** How long a code is good for, and how long what nobody confirmed is kept. */
const CODE_LIFE = 30 * MINUTE;
const UNCONFIRMED_LIFE = DAY;
/** What one network asks for, and codes that one address is sent. */
const ofNetwork = { limit: 20, window: HOUR };
const ofAddress = { limit: 5, window: DAY };

/** A resource for whoever has no account: first when and how long, then only the times that are free. */
export async function showOpenBooking({ request, params, context }: LoaderFunctionArgs) {
	const query = TimesQuery.parse(Object.fromEntries(new URL(request.url).searchParams));
	const { ctx, page, entry } = await enterPage(
		context,
		params.page ?? "",
		aroundDay(query.day || today("UTC", context.now)),
	);
	const { resource, rules } = entry;
	const lengths = lengthsOf(entry);
	const minutes = query.minutes !== undefined && lengths.includes(query.minutes) ? query.minutes : null;
	const starts = query.day && minutes ? freeStarts(entry, query.day, minutes, context.now.getTime()) : null;
	const first = today(resource.timeZone, context.now);
	return data(
		{
			...{ brand: tenantBrand(ctx.tenant), language: await languageOfPage(request, context), tenant: ctx.tenant.name },
			resource: {
				...{ name: resource.name, place: resource.place, body: resource.body, capacity: resource.capacity },
				...{ features: resource.features, timeZone: resource.timeZone },
			},
			...{ price: page.price, terms: page.terms, needsApproval: page.needsApproval || rules.needsApproval === true },
			...{ day: query.day, minutes, lengths, first, last: addDays(first, rules.windowDays || 365) },
			starts: starts?.map((at) => toLocal(at, resource.timeZone)) ?? null,
			address: ctx.origin + open.page(page.guid),
		},
		{ headers: PRIVATE },
	);
}

/**
 * Takes what somebody asks for and sends a code to their address: nothing is held before they give it. Whether a letter goes
 * out is told to nobody, and what a robot seems to have sent is answered as everything.
 */
export async function askFor({ request, context }: ActionFunctionArgs, input: z.output<typeof AskInput>) {
	const { ctx, page, entry } = await enterPage(context, input.page, aroundDay(input.startsAt.slice(0, 10)));
	const { resource } = entry;
	const startsAt = toInstant(input.startsAt, resource.timeZone);
	const span = { startsAt, endsAt: startsAt + input.minutes * MINUTE };
	if (input.consent !== "on") throw invalid({ consent: "resourceGuest:errors.consent" });
	if (resource.capacity !== null && input.seats > resource.capacity)
		throw invalid({ seats: `resourceGuest:errors.seats?count=${resource.capacity}` });
	if (!canBeHad(entry, span, context.now.getTime())) throw invalid({ startsAt: "resourceGuest:errors.taken" });
	await countUse(context, request, "resourceGuest", ofNetwork);
	const language = await languageOfPage(request, context);
	const { search } = new URL(request.url);
	const next = (token: string) => done({ to: keepContentOnly(`${open.booked(token)}?lang=${language}`, search) });
	if (input[HONEYPOT] !== "") return next(newToken());
	const id = newId(context.now.getTime());
	const token = await guestToken(page, id);
	const code = newCode();
	const { name, email, phone, title, seats, note } = input;
	await ctx.rows.add(resourceGuests, {
		...{ id, resourceId: resource.id, name, email, phone, title, seats, note, ...span, language },
		...{ tokenHash: await hashToken(token), codeHash: await codeHashOf(id, code) },
		...{ codeUntil: context.now.getTime() + CODE_LIFE, forgetAt: context.now.getTime() + UNCONFIRMED_LIFE },
	});
	if (!(await isOneTooMany(context, email, "resourceGuest", ofAddress)))
		await sendCode(
			ctx,
			{ id, name, email, language, code, place: placeOf(resource), ...span },
			token,
			resource.timeZone,
		);
	return next(token);
}

const placeOf = ({ name, place }: { name: string; place: string }) => [name, place].filter(Boolean).join(", ");

/** Bound to what is asked for, so that no code fits another's. */
export const codeHashOf = (guestId: string, code: string) => hashToken(`${guestId}:${code}`);

const newCode = () => String(100_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 900_000));

type Asked = {
	id: string;
	name: string;
	email: string;
	language: Language;
	code: string;
	place: string;
	startsAt: number;
	endsAt: number;
};

async function sendCode(ctx: TenantContext, asked: Asked, token: string, timeZone: string): Promise<void> {
	const { id, name, email, language, code, place, startsAt, endsAt } = asked;
	const { t, format } = await writtenIn(language, timeZone, ctx.now);
	await sendMail(
		ctx.context,
		{
			...{ to: email, language, template: "resourceNews" },
			params: {
				...{ name, tenant: ctx.tenant.name, says: t("resourceGuest:letter.code"), title: code, place },
				when: `${format.dateTime(startsAt)} – ${format.dateTime(endsAt)}`,
				more: t("resourceGuest:letter.codeHelp", { count: CODE_LIFE / MINUTE }),
				...{ message: "", link: ctx.origin + open.booked(token) },
			},
		},
		`resource-code:${id}`,
	);
}
