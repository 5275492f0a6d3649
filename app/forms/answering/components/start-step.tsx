import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import type { Definition } from "../../definition/definition";
import { hasText } from "../../definition/texts";
import { OtherLanguages } from "./other-languages";
import { Said } from "./reader";
import { STEP_HEADING } from "./use-step-news";

type StartStepProps = {
	/** The id of the form that answers are posted with. */
	form: string;
	/** The reader's. */
	language: Language;
	definition: Definition;
	tenant: string;
	contact: string;
	keptDays: number | null;
	minutes: number;
	/** What is noted of who answers. */
	who: "anonymous" | "known" | "byLink" | "you";
	/** What is answered about, where it is neither nobody nor a person. */
	about: string | null;
	/** The name of who answers, where the link says it. */
	answersAs: string | null;
	/** Answers from before are there to go on with. */
	hasBegun: boolean;
	/** They were sent, and are to be made clear or may be changed. */
	amends?: "clarify" | "change";
};

/** Before the first question: who asks, why, how long it takes, how long answers are kept, whom to turn to. */
export function StartStep({
	form,
	language,
	definition,
	tenant,
	contact,
	keptDays,
	minutes,
	who,
	about,
	answersAs,
	hasBegun,
	amends,
}: StartStepProps) {
	const { t } = useTranslation("forms");
	const facts: [string, string][] = [
		...(about ? ([[t("subject.about"), about]] as [string, string][]) : []),
		[t("answering.start.asks"), tenant],
		[t("answering.start.takes"), t("answering.start.minutes", { count: minutes })],
		...(keptDays === null
			? []
			: ([[t("answering.start.kept"), t("answering.start.days", { count: keptDays })]] as [string, string][])),
		[t("answering.start.who"), answersAs ?? t(`answering.start.${who}`)],
		...(contact ? ([[t("answering.start.contact"), contact]] as [string, string][]) : []),
	];
	return (
		<>
			<h1 id={STEP_HEADING} tabIndex={-1} className="text-3xl font-semibold outline-none">
				<Said texts={definition.title} secondClass="mt-1 text-xl text-ink-2" />
			</h1>
			{hasText(definition.intro) && (
				<p className="mt-3 text-base text-ink-2">
					<Said texts={definition.intro} />
				</p>
			)}
			<OtherLanguages {...{ form, language, offered: definition.languages }} />
			{(hasBegun || amends) && (
				<p className="notice tone-info mt-4 rounded-xl border p-3 text-sm">
					{t(amends === undefined ? "answering.begun" : amends === "clarify" ? "answering.mend" : "answering.mendable")}
				</p>
			)}
			<dl className="card mt-6 divide-y divide-line px-4">
				{facts.map(([term, fact]) => (
					<div key={term} className="flex flex-wrap gap-x-4 gap-y-0.5 py-3">
						<dt className="w-40 text-sm text-ink-3">{term}</dt>
						<dd className="min-w-0 break-words text-base">{fact}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
