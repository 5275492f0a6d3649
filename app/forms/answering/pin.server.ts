import { HOUR, MINUTE } from "#app/platform/limits";
import { invalid } from "#app/platform/problems";
import type { RequestContext } from "#app/platform/request-context.server";
import { readCookie } from "#app/platform/session.server";
import { countUse } from "#app/platform/throttle.server";
import { hashToken } from "#app/platform/token.server";
import type { Form } from "../store/form-row.server";

const COOKIE = "form_pin";
/** Tries from one network. */
const TRIES = { limit: 20, window: 15 * MINUTE };
const OPEN_FOR = 12 * HOUR;

/** Proves that its bearer has known the PIN; another PIN makes it worthless. */
const proofOf = ({ id, guid, settings }: Form) => hashToken(`${id}:${guid}:${settings.pin}`);

/** Whether a form asks for a PIN that this browser has not given, before or with this very request. */
export async function isLocked(context: RequestContext, request: Request, form: Form): Promise<boolean> {
	if (form.settings.pin === undefined || context.memo.has(openedNow(form))) return false;
	const [guid, proof] = (readCookie(request, COOKIE) ?? "").split(".");
	return guid !== form.guid || proof !== (await proofOf(form));
}

/** The cookie that opens a form by its PIN. Throws `invalid` (`pin`) for a wrong one, `tooMany` after many. */
export async function unlock(context: RequestContext, request: Request, form: Form, pin: unknown): Promise<string> {
	await countUse(context, request, "formPin", TRIES);
	if (!isPin(form, pin)) throw invalid({ pin: "forms:errors.pinWrong" });
	context.memo.set(openedNow(form), Promise.resolve());
	const secure = context.env.ENVIRONMENT === "local" ? "" : "; Secure";
	return `${COOKIE}=${form.guid}.${await proofOf(form)}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${OPEN_FOR / 1000}${secure}`;
}

const openedNow = ({ id }: Form) => `forms:unlocked:${id}`;

/** Whether it is the form's PIN; big and small letters are alike. */
export const isPin = ({ settings }: Form, pin: unknown): boolean =>
	typeof pin === "string" && pin.trim().toLowerCase() === settings.pin?.toLowerCase();
