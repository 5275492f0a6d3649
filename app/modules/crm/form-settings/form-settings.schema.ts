import * as z from "zod";
import { basedOn, orNone } from "#app/directory/company.schema";
import { languageCodes } from "#app/platform/i18n";
import { id, oneLine } from "#app/platform/text.schema";
import { fieldKeys, textParts } from "../contact-form/fields";

const ticked = z.preprocess(
	(value) => value === "on" || value === "true" || value === true || value === 1,
	z.boolean(),
);
const words = z.string("wrongType").max(5000, "tooLong?count=5000");

/** A site as a host name, with a port where it has one; its page's address is taken too. */
const domain = z
	.string("wrongType")
	.trim()
	.toLowerCase()
	.transform((typed) => typed.replace(/^https?:\/\//, "").replace(/\/.*$/, ""))
	.refine(
		(host) => /^((\*\.)?([a-z0-9-]+\.)+[a-z0-9-]{2,}|localhost)(:\d{1,5})?$/.test(host),
		"crmInbox:errors.domain",
	);

/** Hosts, one a line, or a list. */
const domains = z.preprocess(
	(sent) => (typeof sent === "string" ? sent.split(/[\s,]+/).filter(Boolean) : sent),
	z.array(domain).max(20, "tooMany?count=20"),
);
const field = z.object({ key: z.enum(fieldKeys, "wrongValue"), isRequired: z.boolean() });
const texts = z.record(z.enum(textParts), z.partialRecord(z.enum(languageCodes), words).default({}));

const settings = {
	name: oneLine(80).min(1, "required"),
	fields: z.array(field).min(1, "crmInbox:errors.noField"),
	texts,
	allowedDomains: domains,
	assigneeId: orNone(id),
	asksConfirmation: ticked,
	isActive: ticked,
};
export const FormSettings = z.object(settings);
export type FormSettings = z.output<typeof FormSettings>;

/** A call's input: without `id` and `guid` a new form; what is left out stays, or is as in a new form. */
export const FormInput = z
	.object(settings)
	.partial()
	.extend({
		tenantId: id.optional(),
		id: id.optional(),
		guid: id.optional(),
		updatedAt: basedOn,
		fields: z
			.array(z.object({ key: z.string(), required: z.boolean().default(false) }), "wrongType")
			.transform((sent) =>
				sent.map(({ key, required }) => ({
					key: key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
					isRequired: required,
				})),
			)
			.pipe(settings.fields)
			.optional(),
		texts: texts.optional(),
	});
export type FormInput = z.output<typeof FormInput>;

export const SettingsPage = z.object({ form: id });
export const NewForm = z.object({ name: settings.name });

const listOf = (sent: unknown): unknown[] => (sent === undefined ? [] : [sent].flat());

/**
 * The settings as their page sends them: the keys of all fields in order, of those shown, of those needed, and texts as
 * `title.nb`. `move` (`email.up`) is a button that moves a field without JavaScript.
 */
export const SettingsForm = z.preprocess(
	(sent) => {
		const { order, shown, needed, move, ...rest } = (sent ?? {}) as Record<string, unknown>;
		const [moved = "", where = ""] = String(move ?? "").split(".");
		const fields = movedTo(listOf(order), moved, where)
			.filter((key) => listOf(shown).includes(key))
			.map((key) => ({ key, isRequired: listOf(needed).includes(key) }));
		return { ...rest, fields, texts: textsIn(rest) };
	},
	FormSettings.extend({ form: id, updatedAt: basedOn }),
);
export type SettingsForm = z.output<typeof SettingsForm>;

function movedTo(order: unknown[], key: string, where: string): unknown[] {
	const from = order.indexOf(key);
	const to = from + (where === "up" ? -1 : 1);
	if (from < 0 || to < 0 || to >= order.length) return order;
	const rest = order.filter((one) => one !== key);
	return [...rest.slice(0, to), key, ...rest.slice(to)];
}

function textsIn(sent: Record<string, unknown>) {
	const inPart = (part: string) =>
		languageCodes.flatMap((language) => {
			const text = sent[`${part}.${language}`];
			return typeof text === "string" && text.trim() !== "" ? [[language, text.replaceAll("\r\n", "\n").trim()]] : [];
		});
	return Object.fromEntries(textParts.map((part) => [part, Object.fromEntries(inPart(part))]));
}
