import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { statements } from "../attempts/start-check";
import "#app/forms/answering/answering.css";

/** What somebody can say of themselves before the first item, so that the test begins where they are. */
export function StartCheck({ name, written, words }: { name: string; written: "nb" | "nn"; words: string[] }) {
	const { t } = useTranslation("norwegianTest");
	return (
		<Form method="post" className="flex flex-col gap-7">
			<div>
				<h1 className="text-2xl font-semibold break-words">{t("place.title")}</h1>
				<p className="mt-2 text-base text-ink-2">{t("place.help", { name })}</p>
			</div>
			<fieldset className="flex flex-col gap-2.5">
				<legend className="mb-3 text-lg font-semibold">{t("place.can")}</legend>
				{statements.map((statement) => (
					<Tick key={statement} name="statements[]" value={statement}>
						{t(`can.${statement}`)}
					</Tick>
				))}
			</fieldset>
			<fieldset>
				<legend className="text-lg font-semibold">{t("place.words")}</legend>
				<p className="mt-1 mb-3 text-base text-ink-2">{t("place.wordsHelp")}</p>
				<div className="grid grid-cols-2 gap-2.5">
					{words.map((word) => (
						<Tick key={word} name="words[]" value={word} lang={written}>
							{word}
						</Tick>
					))}
				</div>
			</fieldset>
			<div className="flex flex-row-reverse flex-wrap gap-2">
				<SubmitButton intent="place" size="lg" icon="arrow-right" iconAfter className="min-h-13 grow">
					{t("place.go")}
				</SubmitButton>
				<SubmitButton intent="placeSkipped" kind="quiet" size="lg" className="min-h-13">
					{t("place.skip")}
				</SubmitButton>
			</div>
		</Form>
	);
}

type TickProps = { name: string; value: string; lang?: string; children: string };

const Tick = ({ name, value, lang, children }: TickProps) => (
	<label className="answer-choice text-base">
		<input type="checkbox" name={name} value={value} className="tick shrink-0" />
		<span lang={lang} className="min-w-0 break-words">
			{children}
		</span>
	</label>
);
