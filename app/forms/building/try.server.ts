import type * as z from "zod";
import { readingFollowed } from "#app/directory/followed.server";
import { today } from "#app/platform/clock";
import { isLanguage, type Language } from "#app/platform/i18n";
import { newGuid } from "#app/platform/ids";
import type { Visit } from "#app/platform/tenant/context";
import { tenantBrand } from "#app/platform/tenant/tenant-brand";
import { StepInput } from "../answering/answering.schema";
import { nextStep } from "../answering/next-step";
import { type ShownForm, shownOf } from "../answering/show-form.server";
import type { AnswerState } from "../answering/state";
import { START } from "../answering/steps";
import { checkReply } from "../answers/check-reply";
import { answersFromFields } from "../answers/from-fields";
import { startOf } from "../answers/starting-answers";
import { textIn } from "../definition/texts";
import type { Form } from "../store/form-row.server";
import { FormNamed } from "./build.schema";
import type { BuilderConfig } from "./builder-config";
import { type PreviewPersona, previewPersonaOf } from "./preview-persona.server";
import type { PreviewPage, TryPage } from "./try.schema";

/** Goes along with each screen in place of a version: as whom, and in which language. */
const keyOf = (as: string, language: Language) => `${as}:${language}`;

const surroundings = (visit: Visit, { role, earlier }: PreviewPersona, language: Language) => ({
	...{ today: today(visit.tenant.timeZone, visit.now), language: language as string, role, earlier },
});

/** The draft as those who answer will see it. Nothing that is answered here is kept or counted. */
export const showTry =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, as, second }: z.output<typeof TryPage>): Promise<ShownForm> => {
		const { form, draft } = await shop.read(visit, form_name);
		const persona = await previewPersonaOf(visit, as, { form, draft });
		const { language } = visit;
		visit.context.allows.framedBy.push("'self'");
		const fresh: AnswerState = {
			...{
				step: START,
				answers: startOf(draft.definition, today(visit.tenant.timeZone, visit.now)),
				fieldErrors: [],
				revision: null,
			},
			...{ sendKey: newGuid(), startedAt: visit.now.getTime() },
		};
		return {
			tenant: tenantBrand(visit.tenant),
			title: textIn(draft.definition.title, language, draft.definition.languages[0]).text,
			...{
				guid: form.guid,
				versionId: keyOf(as, language),
				isHealth: true,
				closed: null,
				knownBy: as === "guest" ? null : "login",
				opensOn: null,
				isMember: false,
				resultFirst: false,
				decline: null,
				answersAs: null,
				...{ about: null, choice: null },
				...{
					isMailed: false,
					messages: [],
					unsent: [],
					amends: undefined,
					copyTo: null,
					offersLater: false,
					checkKey: null,
				},
				hasBegun: false,
			},
			...settingsOf(form),
			...{ language, second: isLanguage(second) && second !== language ? second : null },
			around: surroundings(visit, persona, language),
			definition: shownOf(draft.definition),
			fresh,
		};
	};

function settingsOf({ settings }: Form) {
	const { contact = "", keptDays = null, minutes = null, presentation, isAnonymous = false } = settings;
	return { contact, keptDays, minutes, presentation, isAnonymous, closedText: null };
}

export const TryStep = FormNamed.extend(StepInput.shape).loose();

/** The next screen of a trial; at its end what would have been kept. */
export const takeTry = (shop: BuilderConfig) => async (visit: Visit, input: z.output<typeof TryStep>) => {
	const { form, draft } = await shop.read(visit, input.form_name);
	const { definition } = draft;
	const [as, wanted] = (input.version ?? "").split(":");
	const language = isLanguage(wanted) ? wanted : visit.language;
	const persona = await previewPersonaOf(visit, as || "guest", { form, draft });
	const { role, earlier, ...rest } = surroundings(visit, persona, language);
	const around = { ...rest, role: role ?? undefined, earlier: earlier ?? undefined };
	const { step, go, shown, kept, sendKey, startedAt } = input;
	const answers = answersFromFields(definition, input, kept, shown);
	const next = nextStep(definition, form.settings.presentation, around, { step, go, shown, answers });
	if (next !== "send") {
		const { last: _, ...state } = next;
		return { state: { ...state, answers, sendKey, startedAt, revision: null } };
	}
	const { path } = checkReply(definition, answers, around);
	return { tried: { answers: path.answers, scores: path.scores } };
};

/** What the page around a trial offers. */
export const showPreview =
	(shop: BuilderConfig) =>
	async (visit: Visit, { form_name, as, device, lang }: z.output<typeof PreviewPage>) => {
		const { form, draft } = await shop.read(visit, form_name);
		const { languages, title } = draft.definition;
		const [persona, { clients }] = await Promise.all([
			previewPersonaOf(visit, as, { form, draft }),
			visit.rows.read({ clients: readingFollowed(visit) }),
		]);
		const own = persona.language && languages.includes(persona.language) ? persona.language : languages[0];
		const language = isLanguage(lang) && languages.includes(lang) ? lang : own;
		const places = shop.places(visit.tenant.guid, form.slug);
		visit.context.allows.frames.push("'self'");
		return {
			...{ as, device, language, languages, places, clients },
			title: textIn(title, languages[0]).text,
			address: `${places.build}/try?contentonly&as=${as}&lang=${language}`,
		};
	};
