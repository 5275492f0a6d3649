import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { Section } from "#app/ui/card";
import { SelectField } from "#app/ui/text-field";
import type { Touched } from "../../builder/safe-edit";
import type { Question } from "../../definition/question";
import { type Texts, textIn } from "../../definition/texts";
import { kindOf, usesWords } from "./uses-words";

type Gone = {
	key: string;
	what: Touched["what"];
	of: Question["type"];
	answers: number | null;
	label: Texts;
	/** The words of an option, a row or an inner question. */
	part?: Texts;
	offers: { key: string; label: Texts }[];
};

/** For each part that goes and has answers: kept as it is, kept as a retired option, or counted as something that is asked now. */
export function GoneFields({ gone, language }: { gone: { parts: Gone[]; isRough: boolean }; language: Language }) {
	const { t } = useTranslation(["formBuild", "formUses"]);
	const say = (texts: Texts | undefined) => textIn(texts, language).text;
	return (
		<Section title={t("gone.title")}>
			<p className="mb-4 text-sm text-ink-2">{t("gone.help")}</p>
			<ul className="flex flex-col gap-5">
				{gone.parts.map(({ key, what, of, answers, label, part, offers }) => (
					<li key={key}>
						<input type="hidden" name="gone" value={key} />
						<SelectField
							id={`gone-${key}`}
							name="becomes"
							label={part ? t("gone.option", { option: say(part), name: say(label) }) : say(label)}
							help={usesWords(t as never, kindOf({ what, of }), { answers, isRough: gone.isRough })}
							options={[
								{ value: "", label: t("gone.keep") },
								...(what === "option" ? [{ value: "retire", label: t("gone.retire") }] : []),
								...offers.map((offer) => ({ value: offer.key, label: t("gone.lead", { name: say(offer.label) }) })),
							]}
							defaultValue={what === "option" && answers !== 0 ? "retire" : ""}
						/>
					</li>
				))}
			</ul>
		</Section>
	);
}
