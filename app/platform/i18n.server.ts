import { createInstance, type i18n, type Resource, type TFunction } from "i18next";
import { defaultLanguage, isLanguage, type Language, languageCodes } from "./i18n";
import { logUnreadTexts } from "./log.server";
import type { RequestContext } from "./request-context.server";
import { readCookie } from "./session.server";
import { principalSoFar, readPrincipal } from "./tenant/principal.server";
import { type LanguageTexts, readTexts } from "./texts.server";

const english = import.meta.glob<Record<string, unknown>>("/locales/en/*.json", { eager: true, import: "default" });
const fallback: LanguageTexts = Object.fromEntries(
	Object.entries(english).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ""), texts]),
);
const namespaces = Object.keys(fallback);

export const LANGUAGE_COOKIE = "setlanguage";

/** The language of a request: what its address asks for (`?lang=nb`: a page in a frame has no cookies), the stored choice, then the profile, then the browser's, then English. */
export function chooseLanguage(request: Request, profile: Language | null): Language {
	const asked = new URL(request.url).searchParams.get("lang");
	if (isLanguage(asked)) return asked;
	const stored = readCookie(request, LANGUAGE_COOKIE);
	if (isLanguage(stored)) return stored;
	return profile ?? fromHeader(request.headers.get("accept-language") ?? "") ?? defaultLanguage;
}

/** The best of the ten that `Accept-Language` asks for. Norwegian of any kind is bokmål. */
function fromHeader(header: string): Language | undefined {
	return header
		.split(",")
		.map((part) => {
			const [tag = "", weight = "q=1"] = part.trim().split(";");
			return { language: tag.toLowerCase().split("-")[0] ?? "", weight: Number(weight.replace("q=", "")) || 0 };
		})
		.filter(({ weight }) => weight > 0)
		.sort((a, b) => b.weight - a.weight)
		.map(({ language }) => (language === "no" || language === "nn" ? "nb" : language))
		.find(isLanguage);
}

const shared = createInstance();
remembering(shared);
const ready = shared.init({
	resources: { [defaultLanguage]: fallback } as Resource,
	ns: namespaces,
	defaultNS: "common",
	fallbackLng: defaultLanguage,
	supportedLngs: languageCodes,
	interpolation: { escapeValue: false },
});

/**
 * Keeps what was looked up without values: the library would walk through namespaces and languages for every label of
 * every row. The texts of an isolate never change.
 */
function remembering(instance: i18n): i18n {
	const fixedT = instance.getFixedT.bind(instance) as (...where: unknown[]) => TFunction;
	const kept = new Map<string, TFunction>();
	instance.getFixedT = ((...where: unknown[]) => {
		const place = JSON.stringify(where);
		const known = kept.get(place) ?? rememberingTexts(fixedT(...where));
		kept.set(place, known);
		return known;
	}) as i18n["getFixedT"];
	return instance;
}

function rememberingTexts(t: TFunction): TFunction {
	const ask = t as unknown as (key: string, values?: object) => unknown;
	const texts = new Map<string, unknown>();
	const lookUp = (key: string, values?: Values) => {
		const isText = typeof key === "string" && (values === undefined || (typeof values === "object" && isPlain(values)));
		if (!isText) return ask(key, values);
		const count = values?.count;
		const place = count === undefined ? key : `${key} ${count}`;
		if (!texts.has(place)) texts.set(place, ask(key, { count, skipInterpolation: true, defaultValue: ABSENT }));
		const text = texts.get(place);
		if (text === ABSENT) return ask(key, values);
		if (typeof text !== "string" || !text.includes("{{")) return text;
		return values ? filled(text, values) : ask(key);
	};
	return Object.assign(lookUp, t) as unknown as TFunction;
}

type Values = Record<string, unknown>;

/** Values that choose no other text, but for a small count, and ask for nothing of the library. */
const isPlain = (values: Values) =>
	Object.entries(values).every(
		([name, value]) =>
			!choosing.has(name) &&
			(typeof value === "string" || (typeof value === "number" && (name !== "count" || value < COUNT_MAX))),
	);
const choosing = new Set(["context", "ns", "lng"]);
const ABSENT = "\0";
/** Of each text as many are kept. */
const COUNT_MAX = 100;

const filled = (text: string, values: Values) =>
	text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ""));

/** The translator of one language; keys of another namespace are written `errors:required`. */
export async function translator(language: Language): Promise<TFunction> {
	return shared.getFixedT(await readable(language));
}

const instances = new Map<Language, i18n>();

/** The instance for rendering pages in one language, kept once it is made; a request never waits for another's. */
export async function instanceFor(language: Language): Promise<i18n> {
	const known = instances.get(language);
	if (known) return known;
	const lng = await readable(language);
	const instance = remembering(shared.cloneInstance({ lng, ns: namespaces }));
	await instance.changeLanguage(lng);
	if (lng === language) instances.set(language, instance);
	return instance;
}

/** The language, once its texts are at hand; English where they cannot be read: a page in English is better than none. */
async function readable(language: Language): Promise<Language> {
	await ready;
	if (shared.hasResourceBundle(language, "common")) return language;
	try {
		const texts = await readTexts(language);
		for (const [namespace, content] of Object.entries(texts)) shared.addResourceBundle(language, namespace, content);
		return language;
	} catch (error) {
		logUnreadTexts(language, error);
		return defaultLanguage;
	}
}

/** The language of a call's words: the same order, whoever asks, and also where the call was refused before they were known. */
export async function languageOfCall(request: Request, context: RequestContext): Promise<Language> {
	const principal = await (principalSoFar(context) ?? readPrincipal(request, context, { kind: "session" })).catch(
		() => undefined,
	);
	return chooseLanguage(request, principal?.user?.language ?? null);
}

/** The language in which a page is rendered: the visitor's, whoever it is. */
export async function languageOfPage(request: Request, context: RequestContext): Promise<Language> {
	const principal = await readPrincipal(request, context, { kind: "all" }).catch(() => undefined);
	return chooseLanguage(request, principal?.user?.language ?? null);
}
